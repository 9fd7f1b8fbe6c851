import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Names of wired and wireless interfaces on each system. A phone can't reach those of containers and tunnels. */
const real = /^(en|eth|wl|wi-fi)/i;

/** The address of this machine in its local network, or undefined where it is in none. */
export function lanAddress(interfaces: Interfaces): string | undefined {
  return Object.entries(interfaces)
    .filter(([name]) => real.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
