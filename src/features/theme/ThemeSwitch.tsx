import { IconButton } from '#design/ui/IconButton.tsx';
import { layout as words } from '#language';

/** Switches between the light and the dark theme. theme.ts listens for clicks and sets aria-pressed. */
export function ThemeSwitch() {
  return <IconButton icon="contrast" data-theme-switch title={words.theme} />;
}
