import type { ClientDirective } from 'astro';

const near: ClientDirective = (load, { value }, island) => {
  let isAwaited = false;
  // A browser may refuse its storage; then nothing is kept there.
  try {
    isAwaited = Object.keys(localStorage).some((key) => key.startsWith(value));
  } catch {}
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((each) => isAwaited || each.isIntersecting)) return;
      watch.disconnect();
      load().then((wake) => wake());
    },
    { rootMargin: '200px' },
  );
  // The island itself has no box: its children are what is seen.
  for (const child of island.children) watch.observe(child);
};
export default near;
