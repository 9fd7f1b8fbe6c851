import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** How cables and radios are called, on each system; containers and tunnels, which a phone does not reach, are not. */
const real = /^(en|eth|wl|wi-fi)/i;

/** The address of this machine in its local network, or undefined where it is in none. */
export function lanAddress(interfaces: Interfaces): string | undefined {
  return Object.entries(interfaces)
    .filter(([name]) => real.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
