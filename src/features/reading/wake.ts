// Fetches reading.ts when the reader first scrolls, points, presses a key or clicks. Import it in a page's <script>, which
// is small enough to stand in the page: nothing is fetched before.

/** The source's address, for the development server; a build puts the built file's in its place (late-module.ts). */
const address = '/src/features/reading/reading.ts';

for (const type of ['scroll', 'pointerdown', 'keydown', 'click']) {
  addEventListener(
    type,
    (event) =>
      // Without a network the page is as it was built, and the next click tries again.
      import(/* @vite-ignore */ address).then(
        // An address that is a value has no type of its own.
        ({ heard }: typeof import('./reading.ts')) => heard(event),
        () => {},
      ),
    { once: type !== 'click' },
  );
}
