// Preloaded into a measured server (node --expose-gc --import): reports its memory after garbage collection.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
// The channel must not keep the server alive.
process.channel?.unref();
