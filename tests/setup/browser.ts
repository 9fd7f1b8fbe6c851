import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What Chromium needs to run as root, and to be quiet where there is no network. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** A Chromium for the tests: CHROMIUM_PATH, Playwright's own, the system's, or the one unpacked from a package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed];
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  return { executablePath: found ?? (await unpackChromium()), args: quiet };
}

/** @sparticuz/chromium unpacks the libraries that a bare machine lacks only where it takes the machine for a cloud function. */
async function unpackChromium(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
