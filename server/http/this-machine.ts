import type { Context } from 'hono';
import { unmapped } from './client-address.ts';
import type { ServerEnv } from './env.ts';
import { isLoopback } from './origins.ts';

/** Names of headers that proxies, tunnels and content networks add to a request (RFC 7239, and vendors' own). */
const forwarding =
  /forward|^(via|cdn-loop)$|(client|connecting|real|remote|user|source)-?(ip|addr)|^proxy-|^x-(original|proxy|envoy|host|amzn?|azure|appengine)\b|^(cf|fly|fastly|ngrok|tailscale)-/;

/**
 * Whether a request was made on this machine: over a loopback connection, to a loopback name, and not through a proxy. One
 * forwarding header of any value is enough for a no: everything before the last hop can be made up.
 */
export function isFromThisMachine(c: Pick<Context<ServerEnv>, 'req' | 'env'>): boolean {
  const incoming = c.env?.incoming;
  const isDirect = incoming === undefined || isLoopback(unmapped(incoming.socket.remoteAddress ?? ''));
  const isPassedOn = Object.keys(c.req.header()).some((name) => forwarding.test(name));
  return isDirect && !isPassedOn && isLoopback(new URL(c.req.url).hostname);
}
