import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface RunningEmulator {
  /** Host and port: '127.0.0.1:8080'. */
  readonly host: string;
  /** Its process group; null if it isn't ours. */
  readonly group: number | null;
  stop(): Promise<void>;
}

export const howToGetEmulators =
  'npm run setup:firebase installs the emulators (needs cargo; takes a few minutes)';

/** An emulator from the environment. It isn't ours to stop. */
export function givenBy(host: string | undefined): RunningEmulator | null {
  return host === undefined || host === '' ? null : { host, group: null, stop: async () => undefined };
}

/**
 * Starts an emulator, and resolves when it answers. It gets its own process group, because Ctrl-C reaches a whole group, and an emulator
 * that is interrupted twice exits without saving its data.
 */
export async function startEmulator(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<RunningEmulator> {
  const host = `127.0.0.1:${port}`;
  const child = spawn(command, args, { ...options, stdio: 'ignore', detached: true });
  // Not left behind if this process exits without stopping it.
  process.once('exit', () => child.kill('SIGTERM'));
  try {
    await answering(`http://${host}/`, child);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { host, group: child.pid ?? null, stop: () => end(child) };
}

/** Asks a process to end, and kills it after ten seconds. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timeout);
}

/** Resolves when the address answers. Throws if the process ends first, or after two minutes. */
async function answering(address: string, child: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (const started = Date.now(); Date.now() - started < 120_000; ) {
    if (failure) throw failure;
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not answer within two minutes`);
}

/** This port if it is free, so that a site built for it stays valid, or any free port. */
export function portNear(wanted: number): Promise<number> {
  return listenOnce(wanted).catch(() => freePort());
}

export function freePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
