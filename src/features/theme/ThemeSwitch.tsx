import { Icon } from '#design/ui/Icon.tsx';
import { layout as words } from '#language';
import styles from './ThemeSwitch.module.css';

/** Turns day into night and back. theme.ts listens for it, and says in aria-pressed whether it is night; without scripting it isn't shown. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={styles.switch}
      data-theme-switch
      aria-label={words.theme}
      title={words.theme}
    >
      <Icon name="contrast" />
    </button>
  );
}
