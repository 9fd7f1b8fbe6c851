import { Icon } from '#design/ui/Icon.tsx';
import { layout as words } from '#language';
import styles from './ThemeSwitch.module.css';

/** Switches between the light and the dark theme. theme.ts listens for clicks and sets aria-pressed; without JavaScript it isn't shown. */
export function ThemeSwitch({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <button
      type="button"
      className={`${styles.switch} ${className}`}
      data-theme-switch
      aria-label={words.theme}
      title={words.theme}
    >
      <Icon name="contrast" />
    </button>
  );
}
