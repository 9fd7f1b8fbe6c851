import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheOfBuild, cachePrefix, cacheRule, pagesCache } from './cache-rules.ts';

/** As much of ServiceWorkerGlobalScope as is used. TypeScript knows it only without the browser's own types. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

// This file runs in a service worker.
const worker = globalThis as unknown as Worker;

// From integrations/offline.ts.
const build: string = import.meta.env.BUILD;
const pages: ReadonlySet<string> = new Set(import.meta.env.PAGES);

const searchFiles = ['/search/dialog.js', '/search.json'];

/** Pages come from the cache when the network has not answered after this time. */
const networkTimeoutSeconds = 3;
const maxAgeSeconds = 60 * 24 * 60 * 60;

function kept(cacheName: string, maxEntries: number) {
  return {
    cacheName,
    plugins: [
      {
        // Only complete answers of this site.
        cacheWillUpdate: async ({ response }: { response: Response }) =>
          response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
      },
      // Workbox declares its plugins without exactOptionalPropertyTypes.
      new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin,
    ],
  };
}

/** One entry per address: neither pages nor the code of the search depend on the query. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const newest = (cacheName: string, maxEntries: number) => {
  const { plugins, ...options } = kept(cacheName, maxEntries);
  return new NetworkFirst({ ...options, networkTimeoutSeconds, plugins: [withoutQuery, ...plugins] });
};

const strategies = {
  page: newest(pagesCache, 60),
  search: newest(`${cachePrefix}search`, 50),
  file: new CacheFirst(kept(`${cachePrefix}files`, 600)),
};

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin }) => sameOrigin && cacheRule(url.pathname, pages) === kind, strategy);

// Any other address that a reader opens (mistyped, never visited, the server's own): without a network, the offline page says so.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request }) => fetch(request),
);

setCatchHandler(async ({ request }) => {
  const isPage = request.destination === 'document';
  return (isPage ? await caches.match('/offline') : undefined) ?? Response.error();
});

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  const add = async () => {
    await (await caches.open(cacheOfBuild(build))).add(new Request('/offline', { cache: 'reload' }));
    // The search of this build, so that it works offline before it was ever opened. The site may have none.
    const search = searchFiles.map((file) => strategies.search.handle({ event, request: new Request(file) }));
    await Promise.allSettled(search);
  };
  event.waitUntil(add());
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(cacheOfBuild('')) && name !== cacheOfBuild(build),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});
