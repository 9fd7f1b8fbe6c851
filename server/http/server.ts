import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** The app: answers a request, given what Node knows about it. */
type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Browsers and proxies wait for a response. One that sends many requests and reads nothing would keep all answers in memory. */
const responsesAtOnce = 4;

/** Slower than any connection on which somebody would wait for a page. */
const defaults = {
  /** For a whole request to arrive: headers and body. */
  requestMs: 25_000,
  /** How long a client may read nothing of its response. Event streams are exempt: CommentEvents closes those that nobody reads. */
  stalledMs: 60_000,
  /** A client that reads more slowly than this counts as one that reads nothing. */
  minBytesPerSecond: 4 * 1024,
};
export type Timeouts = typeof defaults;

/** Longer than proxies keep an idle connection (Caddy two minutes, nginx one), or they would send requests on one that is just closing. */
const keepAliveMs = 125_000;

/** Node's HTTP server for the app. It disconnects clients that send or read so slowly that they only take up memory. */
export function httpServer(fetch: Fetch, timeouts = defaults): Server {
  const serverOptions = {
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: keepAliveMs,
    // Node looks for late requests every 30 seconds unless told otherwise.
    connectionsCheckingInterval: Math.min(1000, timeouts.requestMs),
  };
  const unfinished = new WeakMap<Socket, number>();
  const fetchInTime: Fetch = async (request, env) => {
    const { socket } = env.incoming;
    const count = (unfinished.get(socket) ?? 0) + 1;
    if (count > responsesAtOnce) socket.destroy();
    if (socket.destroyed) return new Response(null, { status: 429 });
    unfinished.set(socket, count);
    env.outgoing.once('close', () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    const response = await fetch(request, env);
    if (!isEventStream(response)) endWhenStalled(socket, env.outgoing, timeouts);
    return response;
  };
  // createAdaptorServer makes a server of node:http unless it is given another createServer.
  return createAdaptorServer({ fetch: fetchInTime, serverOptions }) as Server;
}

const isEventStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream');

/** Each byte that the client takes moves the deadline, but never further away than a pause may last. */
function endWhenStalled(socket: Socket, outgoing: Writable, timeouts: Timeouts): void {
  const { stalledMs, minBytesPerSecond } = timeouts;
  const taken = () => socket.bytesWritten - socket.writableLength;
  let before = taken();
  let deadline = performance.now() + stalledMs;
  const check = () => {
    const now = performance.now();
    const bytes = taken() - before;
    before += bytes;
    deadline = Math.min(deadline + (bytes / minBytesPerSecond) * 1000, now + stalledMs);
    if (now > deadline) outgoing.destroy();
  };
  const timer = setInterval(check, Math.min(1000, stalledMs / 10)).unref();
  outgoing.once('close', () => clearInterval(timer));
}
