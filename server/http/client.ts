import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ServerEnv } from './env.ts';
import { isLoopback } from './origins.ts';

type Received = Pick<Context, 'req'> & { readonly env: ServerEnv['Bindings'] };

/** An IPv4 address in its usual form; sockets may give it as IPv6. */
const unmapped = (address: string) => address.replace(/^::ffff:/i, '');

/**
 * The network that a request came from, for limits only: never stored, never logged. A proxy on this machine is believed about
 * the last hop, which it added itself; a visitor could have made up everything before that.
 */
export function clientAddress(c: Received): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf(isLoopback(unmapped(peer)) && forwarded ? forwarded : peer);
}

/** A household has one IPv4 address, or a /64 network of IPv6 addresses. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? expandIPv6(plain.toLowerCase()).split(':').slice(0, 4).join(':') : plain;
}

/** Headers that proxies, tunnels and content delivery networks add to a request (RFC 7239, and vendors' own). */
const forwarding =
  /forward|^(via|cdn-loop)$|(client|connecting|real|remote|user|source)-?(ip|addr)|^proxy-|^x-(original|proxy|envoy|host|amzn?|azure|appengine)\b|^(cf|fly|fastly|ngrok|tailscale)-/;

/**
 * Whether a request was made on this machine: over a loopback connection, to a loopback name, and not through a proxy. One
 * forwarding header is enough for a no, no matter what it says: everything before the last hop can be made up.
 */
export function isFromThisMachine(c: Received): boolean {
  const incoming = c.env?.incoming;
  const isDirect = incoming === undefined || isLoopback(unmapped(incoming.socket.remoteAddress ?? ''));
  const isForwarded = Object.keys(c.req.header()).some((name) => forwarding.test(name));
  return isDirect && !isForwarded && isLoopback(new URL(c.req.url).hostname);
}
