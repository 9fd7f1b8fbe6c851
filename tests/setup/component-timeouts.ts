import { configure } from '@testing-library/react';

// What a component test waits for comes in a moment, and on a busy machine later. Only a failure takes this long.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so nothing is ever in view, and there is nothing to scroll.
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView });
Element.prototype.scrollIntoView = () => undefined;
