import { copy, nameCopyButtons, status } from './copy.ts';
import { followSteps } from './current-step.ts';
import { keepTabStops } from './tab-stops.ts';

// What helps while an article is read.
document.body.append(status);
nameCopyButtons();
followSteps();
keepTabStops();

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('[data-copies]');
  if (button) void copy(button);
  if (!target.closest('nav summary')) closeContents();
});

// An iPhone sends no click for a tap on text.
addEventListener('pointerup', ({ target }) => {
  if (target instanceof Element && !target.closest('nav details')) closeContents();
});

/** On a phone the contents cover the text. */
function closeContents(): void {
  document.querySelector('nav details')?.removeAttribute('open');
}
