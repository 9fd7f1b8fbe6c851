import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface RunningEmulator {
  /** Host and port: '127.0.0.1:8080'. */
  readonly host: string;
  /** The number of its process group; null where it is not ours. */
  readonly group: number | null;
  stop(): Promise<void>;
}

export const howToGetEmulators =
  'npm run setup:firebase installs them (needs cargo; a few minutes the first time)';

/** The one that the environment names: somebody else's, so that stopping it is not up to us. */
export function givenBy(host: string | undefined): RunningEmulator | null {
  return host === undefined || host === '' ? null : { host, group: null, stop: async () => undefined };
}

/**
 * Starts an emulator's program, and resolves when it answers at its address. It gets a process group of its own: a Ctrl-C
 * reaches a whole group at once, and an emulator that hears it twice ends without keeping its data.
 */
export async function startEmulator(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<RunningEmulator> {
  const host = `127.0.0.1:${port}`;
  const child = spawn(command, args, { ...options, stdio: 'ignore', detached: true });
  // Whoever ends without having stopped it must not leave it behind.
  process.once('exit', () => child.kill('SIGTERM'));
  try {
    await answering(`http://${host}/`, child);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { host, group: child.pid ?? null, stop: () => end(child) };
}

/** Asks a program to end, and waits until it has. One that hasn't after ten seconds is ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(impatience);
}

/** Resolves when the address answers anything. Throws when the program ends before it does, or after two minutes. */
export async function answering(address: string, child: ChildProcess): Promise<void> {
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

/** This port where it is free, so that a site built for it stays good; else any other that is free. */
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
