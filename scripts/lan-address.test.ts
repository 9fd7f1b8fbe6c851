import { expect, test } from 'vitest';
import { lanAddress } from './lan-address.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => [
  { address, family, internal },
];

test('a phone gets the address of a real network', () => {
  const interfaces = {
    lo: at('127.0.0.1', 'IPv4', true),
    docker0: at('172.17.0.1'),
    wlp3s0: [...at('fe80::1', 'IPv6'), ...at('192.168.1.20')],
  };
  expect(lanAddress(interfaces)).toBe('192.168.1.20');
});

test('a machine in no network has no such address', () => {
  expect(lanAddress({ lo: at('127.0.0.1', 'IPv4', true) })).toBeUndefined();
});
