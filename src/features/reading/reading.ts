import { copy, nameCopyButtons, status } from './copy.ts';
import { followSteps } from './current-step.ts';
import { keepTabStops } from './tab-stops.ts';

// What helps while an article is read. It is fetched when the reader first does something: see wake.ts.
document.body.append(status);
nameCopyButtons();
followSteps();
keepTabStops();

/** Takes each click from then on, and the one that asked for this module. */
export function heard({ type, target }: Event): void {
  const button = type === 'click' && target instanceof Element && target.closest('[data-copies]');
  if (button) void copy(button);
}
