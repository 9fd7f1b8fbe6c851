import removedWorker from '#features/offline/removed-worker.js?raw';

/** Removes the worker of an earlier build. With offline reading, integrations/offline.ts writes the worker itself in its place. */
export function GET(): Response {
  return new Response(removedWorker, { headers: { 'Content-Type': 'text/javascript' } });
}
