import type { ClientDirective } from 'astro';

const near: ClientDirective = (load, _options, island) => {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((each) => each.isIntersecting)) return;
      watch.disconnect();
      load().then((wake) => wake());
    },
    { rootMargin: '200px' },
  );
  // The island itself has no box: its children are what is seen.
  for (const child of island.children) watch.observe(child);
};
export default near;
