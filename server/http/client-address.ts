import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
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
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
