/** Marks the current step in the table of contents: the last one whose heading has reached the upper part of the screen. */
export function followSteps(): void {
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
      // Beside the text, a long list scrolls in a frame of its own.
      const list = current?.link.closest('nav');
      if (current && list) list.scrollTop = current.link.offsetTop - list.clientHeight / 2;
    },
    { rootMargin: '1000000px 0px -60%' },
  );
  for (const { heading } of steps) seen.observe(heading);
}
