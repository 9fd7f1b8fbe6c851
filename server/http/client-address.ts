import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ServerEnv } from './env.ts';
import { isLoopback } from './origins.ts';

/**
 * Where a request came from, for limits only: never stored, never logged. A proxy on this machine is believed about
 * the last hop, which it wrote itself; anything before that a visitor could have made up.
 */
export function clientAddress(c: Pick<Context, 'req'> & { readonly env: ServerEnv['Bindings'] }): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf(isLoopback(unmapped(peer)) && forwarded ? forwarded : peer);
}

/** An IPv4 address as such, where a socket gives it in the form of IPv6. */
export const unmapped = (address: string) => address.replace(/^::ffff:/i, '');

/** One household has one IPv4 address, or a whole /64 of IPv6 ones. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? expandIPv6(plain.toLowerCase()).split(':').slice(0, 4).join(':') : plain;
}
