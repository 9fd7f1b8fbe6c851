/** Marks in the contents the step that is being read: the last one whose heading has come into the upper part of the page. */
export function followSteps(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav details a')];
  const steps = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading, isReached: false }] : [];
  });
  // Everything above counts as seen, however far; the lower part of the screen is still to be read.
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
    },
    { rootMargin: '1000000px 0px -60%' },
  );
  for (const { heading } of steps) seen.observe(heading);
}
