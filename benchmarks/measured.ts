// Preloaded into a measured server (node --expose-gc --import): says how much memory it holds once garbage is gone.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
// Being measured is no reason to stay alive.
process.channel?.unref();
