import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Wired and wireless interfaces. A phone can't reach those of containers and tunnels. */
const real = /^(en|eth|wl|wi-fi)/i;

/** This machine's address on its local network, or undefined without one. */
export function lanAddress(interfaces: Interfaces): string | undefined {
  return Object.entries(interfaces)
    .filter(([name]) => real.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
