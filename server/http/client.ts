import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ServerEnv } from './env.ts';
import { isLoopback } from './origins.ts';

type Received = Pick<Context, 'req'> & { readonly env: ServerEnv['Bindings'] };

/** An IPv4 address in its usual form; sockets may give it as IPv6. */
const unmapped = (address: string) => address.replace(/^::ffff:/i, '');

/**
 * The network that a request came from, for limits only: never stored, never logged. A proxy on this machine or in TRUST_PROXY is
 * believed about the last hop, which it added itself; a visitor could have made up everything before that.
 */
export function clientAddress(c: Received): string {
  const peer = unmapped(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const isProxy = isLoopback(peer) || c.env?.trustedProxies?.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  return networkOf(isProxy && forwarded && isIP(forwarded) ? forwarded : peer);
}

/** A household has one IPv4 address, or a /64 network of IPv6 addresses. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? expandIPv6(plain.toLowerCase()).split(':').slice(0, 4).join(':') : plain;
}
