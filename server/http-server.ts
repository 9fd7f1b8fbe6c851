import type { Server } from 'node:http';
import type { Writable } from 'node:stream';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** The app: a request and what Node knows of it, to an answer. */
type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface TimeLimits {
  /** For a whole request to arrive, headers and body. */
  readonly requestMs: number;
  /** For an answer to be taken. An event stream has no end, and CommentEvents drops those who don't read it. */
  readonly answerMs: number;
}

const defaults: TimeLimits = { requestMs: 25_000, answerMs: 60_000 };

/** Node's HTTP server for the app. It disconnects clients that send or read so slowly that they only take up memory. */
export function httpServer(fetch: Fetch, limits: TimeLimits = defaults): Server {
  const serverOptions = {
    requestTimeout: limits.requestMs,
    headersTimeout: limits.requestMs,
    // Node looks for late requests every 30 seconds unless told otherwise.
    connectionsCheckingInterval: Math.min(1000, limits.requestMs),
  };
  const fetchInTime: Fetch = async (request, env) => {
    const answer = await fetch(request, env);
    if (!isEventStream(answer)) endAfter(limits.answerMs, env.outgoing);
    return answer;
  };
  // createAdaptorServer makes a server of node:http unless it is given another createServer.
  return createAdaptorServer({ fetch: fetchInTime, serverOptions }) as Server;
}

const isEventStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream');

function endAfter(ms: number, outgoing: Writable): void {
  const timer = setTimeout(() => outgoing.destroy(), ms).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
