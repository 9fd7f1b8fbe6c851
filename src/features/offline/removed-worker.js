// What /service-worker.js is without offline reading: browsers that have the worker fetch this in its place. It deletes what that
// one kept and then removes itself.
addEventListener('install', () => globalThis.skipWaiting());

addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name)));
    indexedDB.deleteDatabase('workbox-expiration');
    await globalThis.registration.unregister();
  };
  event.waitUntil(remove());
});
