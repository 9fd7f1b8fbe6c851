import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = 'node_modules/firebase-tools/lib/bin/firebase.js';
// What `npm run setup:firebase` installs, where this folder is in its
// repository.
const places = [program, join('tools/firebase-emulators', program)];

/** firebase-tools, installed here or in any folder above. */
export function findFirebaseTools(
  from = dirname(fileURLToPath(import.meta.url)),
): string | null {
  const found = places
    .map((place) => join(from, place))
    .find((file) => existsSync(file));
  if (found !== undefined) return found;
  return dirname(from) === from ? null : findFirebaseTools(dirname(from));
}

/**
 * Starts the Auth emulator, and resolves when it answers. A project whose
 * name begins with 'demo-' never reaches Google.
 */
export async function startAuth(firebaseTools: string, project: string) {
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  const [auth, hub, logging] = await Promise.all([
    listener(),
    listener(),
    listener(),
  ]);
  const settings = join(folder, 'firebase.json');
  const emulators = { auth, hub, logging, ui: { enabled: false } };
  writeFileSync(settings, JSON.stringify({ emulators }));
  const flags = ['--only', 'auth', '--project', project];
  const child = spawn(
    process.execPath,
    [firebaseTools, 'emulators:start', ...flags, '--config', settings],
    {
      cwd: folder,
      stdio: 'ignore',
      // Its settings stay out of the user's own folder.
      env: { ...process.env, XDG_CONFIG_HOME: folder },
    },
  );
  // A test run that ends early must not leave it running.
  process.once('exit', () => child.kill('SIGTERM'));
  const address = `http://${auth.host}:${auth.port}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(address, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

/** A port of this machine that is free. */
async function listener(): Promise<{ host: string; port: number }> {
  const host = '127.0.0.1';
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string')
    throw new Error('no free port');
  return { host, port: address.port };
}

async function answering(address: string, child: ChildProcess) {
  for (const began = Date.now(); Date.now() - began < 60_000; ) {
    if (child.exitCode !== null)
      throw new Error(`firebase-tools ended with ${child.exitCode}`);
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not answer within a minute`);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
