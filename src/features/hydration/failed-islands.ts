import { failedPart } from '#lib/failed-part.ts';

/** An island, which Astro starts when it is connected to the page. */
interface Island extends HTMLElement {
  connectedCallback(): void;
}

// Astro asks for an island's code twice and gives up. Then the page says so, and tries again when the browser is back online. That asks
// for the island's own file: what failed among its imports stays failed until the page is reloaded, as the notice says.
addEventListener('astro:hydration-error', ({ target }) => {
  // Only islands send this event.
  const island = target as Island;
  const notice = failedPart();
  island.after(notice);
  island.toggleAttribute('data-failed');
  const tryAgain = () => {
    notice.remove();
    island.toggleAttribute('data-failed');
    island.connectedCallback();
  };
  addEventListener('online', tryAgain, { once: true });
  // Nothing keeps what is typed until then. The browser can send it, and asks before it leaves the page otherwise.
  const ask = (event: Event) => island.hasAttribute('ssr') && event.preventDefault();
  island.oninput = () => addEventListener('beforeunload', ask);
  island.onsubmit = () => removeEventListener('beforeunload', ask);
});
