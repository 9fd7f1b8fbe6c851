import { copy, nameCopyButtons, status } from './copy.ts';

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

/** Marks the current step in the table of contents: the last one whose heading has reached the upper part of the screen. */
function followSteps(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav details a')];
  const steps = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading, isReached: false }] : [];
  });
  // Everything above counts as seen, no matter how far; the lower part of the screen doesn't.
  const seen = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const step = steps.find(({ heading }) => heading === target);
        if (step) step.isReached = isIntersecting;
      }
      const current = steps.findLast(({ isReached }) => isReached);
      for (const step of steps) {
        if (step === current) step.link.setAttribute('aria-current', 'location');
        else step.link.removeAttribute('aria-current');
      }
      // A long list scrolls in a frame of its own.
      const list = links[0]?.closest('ol');
      if (list) list.scrollTop = (current?.link.offsetTop ?? 0) - list.clientHeight / 2;
    },
    { rootMargin: '1000000px 0px -60%' },
  );
  for (const { heading } of steps) seen.observe(heading);
}

/** Only a frame that scrolls should be a tab stop. In the built pages each frame is one, for readers without JavaScript. */
function keepTabStops(): void {
  const sized = new ResizeObserver((frames) => {
    for (const { target } of frames) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const frame of document.querySelectorAll('.prose [role=group][tabindex]')) sized.observe(frame);
}
