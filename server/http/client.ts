import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ServerEnv } from './env.ts';
import { isLoopback } from './origins.ts';

/** An IPv4 address in its usual form; sockets may give it as IPv6. */
const unmapped = (address: string) => address.replace(/^::ffff:/i, '');
/** Azure's gateway and IIS name the port too: '203.0.113.9:50123', '[2001:db8::9]:50123'. */
const withoutPort = (address: string) => address.replace(/^(?:([\d.]+)|\[(.+)\])(?::\d+)?$/, '$1$2');

/**
 * The network that a request came from, for limits only: never stored, never logged. A proxy on this machine or in TRUST_PROXY is
 * believed about the last hop, which it added itself; a visitor could have made up everything before that.
 */
export function clientAddress(c: Context): string {
  const { incoming, trustedProxies }: ServerEnv['Bindings'] = c.env ?? {};
  const peer = unmapped(incoming?.socket.remoteAddress ?? '127.0.0.1');
  const forwarded = withoutPort(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');
  const isProxy = isLoopback(peer) || trustedProxies?.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
  const address = isProxy && isIP(forwarded) ? unmapped(forwarded) : peer;
  // A household has one IPv4 address, or a /64 network of IPv6 addresses.
  return isIPv6(address) ? expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':') : address;
}
