/**
 * The keyboard must reach a frame that scrolls, but one that shows all of its content should not be a tab stop. In the built pages
 * every frame is one, for readers without JavaScript.
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
