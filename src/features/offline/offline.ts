import { offline as words } from '#language';
import { cacheOfBuild } from './cache-rules.ts';
import styles from './notice.css?inline';

// Not there on plain http.
if ('serviceWorker' in navigator) start(navigator.serviceWorker);

function start(container: ServiceWorkerContainer): void {
  // The worker keeps the pages that come through it.
  const isOlder = performance
    .getEntriesByType('navigation')
    .some((page) => 'workerStart' in page && page.workerStart === 0);
  if (isOlder) void container.ready.then(keepLoaded);
  // A new worker has deleted what belongs to other builds once its state changes to activated.
  container.addEventListener('controllerchange', () =>
    container.controller?.addEventListener('statechange', compareBuilds),
  );
  void lookForUpdate(container);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate(container);
  });
  container.register('/service-worker.js').catch(() => {});
}

/** Asks the worker to keep what came before it: the page, what it had loaded, and the page of this site that led to it. */
function keepLoaded({ active }: ServiceWorkerRegistration): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.origin + location.pathname, document.referrer, ...loaded];
  // Workbox's router listens for this.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** A page that was open for long, or came from the cache, may be older than the site. */
async function lookForUpdate({ ready }: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await (await ready).update();
    // A newer worker takes over once it is installed.
    if (!registration.installing && !registration.waiting) await compareBuilds();
  } catch {
    // Offline.
  }
}

async function compareBuilds(): Promise<void> {
  if (!(await caches.has(cacheOfBuild(import.meta.env.BUILD)))) announce();
}

const notice = document.createElement('p');

function announce(): void {
  if (notice.isConnected) return;
  notice.setAttribute('aria-live', 'polite');
  notice.className = 'column offline-notice';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('header')?.append(notice);
  // Screen readers announce what comes into a live region, not what was there when it came.
  requestAnimationFrame(() => {
    const reload = document.createElement('button');
    reload.textContent = words.reload;
    reload.addEventListener('click', () => location.reload());
    notice.replaceChildren(words.newer, ' ', reload);
  });
}
