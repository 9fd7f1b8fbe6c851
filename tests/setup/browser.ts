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

/**
 * A Chromium for the tests: CHROMIUM_PATH, Playwright's own, the one unpacked from a package on Linux, or the system's. The
 * package has a headless shell, which takes half the time of a whole browser without a window.
 */
export async function findChromium() {
  const given = [process.env.CHROMIUM_PATH, chromium.executablePath()].find(isThere);
  const system = installed.find(isThere);
  const hasPackage = process.platform === 'linux' && process.arch === 'x64';
  const executablePath = given ?? (hasPackage ? await unpackChromium(system !== undefined) : system);
  if (executablePath === undefined) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  // A bare machine has no UTF-8 locale, and there Chromium can't name a file with letters of all scripts.
  return { executablePath, args: quiet, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
}

const isThere = (path: string | undefined): path is string => path !== undefined && existsSync(path);

/** The package brings its own libraries and fonts where it takes the machine for a cloud function: a bare machine needs them. */
async function unpackChromium(hasLibraries: boolean): Promise<string> {
  if (!hasLibraries) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
