/**
 * What scrolls has to be within the keyboard's reach, and what has room for all of it is not a stop on the way. Pages are
 * built with every frame of code and tables in reach, for readers without JavaScript.
 */
export function keepTabStops(): void {
  const sized = new ResizeObserver((frames) => {
    for (const { target } of frames) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const frame of document.querySelectorAll('.prose [role=group][tabindex]')) sized.observe(frame);
}
