import type { Server } from 'node:http';
import type { Duplex, Writable } from 'node:stream';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** The app: answers a request, given what Node knows about it. */
type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface Timeouts {
  /** For a whole request to arrive: headers and body. */
  readonly requestMs: number;
  /** For a response to be read. Event streams are exempt: CommentEvents closes those that nobody reads. */
  readonly responseMs: number;
}

/**
 * Browsers and proxies wait for one response before they send the next request on a connection. A client that sends many
 * requests at once and reads nothing would have all of their responses kept in memory.
 */
const responsesAtOnce = 4;

const defaults: Timeouts = { requestMs: 25_000, responseMs: 60_000 };

/** Node's HTTP server for the app. It disconnects clients that send or read so slowly that they only take up memory. */
export function httpServer(fetch: Fetch, timeouts: Timeouts = defaults): Server {
  const serverOptions = {
    requestTimeout: timeouts.requestMs,
    headersTimeout: timeouts.requestMs,
    // Node looks for late requests every 30 seconds unless told otherwise.
    connectionsCheckingInterval: Math.min(1000, timeouts.requestMs),
  };
  const unfinished = new WeakMap<Duplex, number>();
  const fetchInTime: Fetch = async (request, env) => {
    const { socket } = env.incoming;
    const count = (unfinished.get(socket) ?? 0) + 1;
    if (count > responsesAtOnce) socket.destroy();
    if (socket.destroyed) return new Response(null, { status: 429 });
    unfinished.set(socket, count);
    env.outgoing.once('close', () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    const response = await fetch(request, env);
    if (!isEventStream(response)) endAfter(timeouts.responseMs, env.outgoing);
    return response;
  };
  // createAdaptorServer makes a server of node:http unless it is given another createServer.
  return createAdaptorServer({ fetch: fetchInTime, serverOptions }) as Server;
}

const isEventStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream');

function endAfter(ms: number, outgoing: Writable): void {
  const timer = setTimeout(() => outgoing.destroy(), ms).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
