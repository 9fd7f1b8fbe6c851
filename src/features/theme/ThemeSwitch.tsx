import { Icon } from '#design/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';

/** Turns day into night and back. theme.ts listens for it; without scripting it isn't shown. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={styles.switch}
      data-theme-switch
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
    >
      <Icon name="contrast" />
    </button>
  );
}
