import { copy, nameCopyButtons, status } from './copy.ts';
import { followSteps } from './current-step.ts';
import { keepTabStops } from './tab-stops.ts';

// What helps while an article is read.
document.body.append(status);
nameCopyButtons();
followSteps();
keepTabStops();

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-copies]');
  if (button) void copy(button);
});
