import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningEmulator {
  /** Host and port: '127.0.0.1:8080'. */
  readonly host: string;
  stop(): Promise<void>;
}

export const howToGetEmulators =
  'npm run setup:firebase installs the emulators (needs cargo; takes a few minutes)';

/** Where `npm run setup:firebase` builds the Firestore emulator. */
export const cargoRoot = join(import.meta.dirname, '.cargo');
const firebaseTools = join(import.meta.dirname, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The Firestore emulator's program: the project's copy, or one on PATH. */
export function findHidane(): string | null {
  const folders = [join(cargoRoot, 'bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'hidane')).find((file) => existsSync(file)) ?? null;
}

/** The Firestore emulator at FIRESTORE_EMULATOR_HOST, which stop() leaves running, or a new one, or null if none is installed. */
export async function startFirestore(): Promise<RunningEmulator | null> {
  const given = givenBy(process.env.FIRESTORE_EMULATOR_HOST);
  if (given) return given;
  const program = findHidane();
  if (program === null) return null;
  const port = await freePort(28_080);
  return startEmulator(port, [program, '--host', '127.0.0.1', '--port', String(port)]);
}

/** The same for the Auth emulator at FIREBASE_AUTH_EMULATOR_HOST. A project that begins with 'demo-' never reaches Google. */
export async function startAuth(project: string): Promise<RunningEmulator | null> {
  const given = givenBy(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  if (given) return given;
  if (!existsSync(firebaseTools)) return null;

  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const port = await freePort(29_099);
  const [hub, logging] = [{ port: await freePort() }, { port: await freePort() }];
  const emulators = { auth: { port }, hub, logging, ui: { enabled: false }, singleProjectMode: false };
  const settings = join(folder, 'firebase.json');
  writeFileSync(settings, JSON.stringify({ emulators }));
  const flags = ['--only', 'auth', '--project', project, '--config', settings];
  // Keeps its settings out of the user's home.
  const env = { ...process.env, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' };
  try {
    const line = [process.execPath, firebaseTools, 'emulators:start', ...flags] as const;
    const emulator = await startEmulator(port, line, { cwd: folder, env });
    return { ...emulator, stop: () => emulator.stop().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}

/** Starts both emulators for one project, or uses those in the environment. `missing` is 'Firestore', 'Auth', both, or '' when both run. */
export async function startEmulators(project: string) {
  const firestore = await startFirestore();
  const auth = await startAuth(project).catch(async (error: unknown) => {
    await firestore?.stop();
    throw error;
  });
  return {
    firestore,
    auth,
    environment: {
      ...(firestore && { FIRESTORE_EMULATOR_HOST: firestore.host }),
      ...(auth && { FIREBASE_AUTH_EMULATOR_HOST: auth.host, GCLOUD_PROJECT: project }),
    },
    missing: [firestore ? [] : 'Firestore', auth ? [] : 'Auth'].flat().join(' and '),
    stop: async () => void (await Promise.all([firestore?.stop(), auth?.stop()])),
  };
}

/** Signs a person in to the Auth emulator, which then offers them. It accepts an unsigned ID token; the same `sub` is the same person. */
export async function addPerson(host: string, sub: string, name: string): Promise<void> {
  const token = { sub, name, email: `${sub}@reader.example`, email_verified: true };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(token))}`;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody, requestUri: 'http://localhost', returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator did not accept ${name}: ${await answer.text()}`);
}

/** An emulator from the environment. It isn't ours to stop. */
const givenBy = (host: string | undefined): RunningEmulator | null =>
  host ? { host, stop: async () => undefined } : null;

/** Starts an emulator, and resolves when it answers. In its own process group, Ctrl-C doesn't end it before what uses it. */
async function startEmulator(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<RunningEmulator> {
  const host = `127.0.0.1:${port}`;
  const child = spawn(command, args, { ...options, stdio: 'ignore', detached: true });
  // Not left behind if this process exits without stopping it.
  process.once('exit', () => child.kill('SIGTERM'));
  try {
    await once(child, 'spawn');
    await answering(`http://${host}/`, child);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { host, stop: () => end(child) };
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
  for (const started = Date.now(); Date.now() - started < 120_000; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    if (await fetch(address).catch(() => null)) return;
  }
  throw new Error(`${address} did not answer within two minutes`);
}

/** The wanted port if it is free, so that a site built for it stays valid, or any free port. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort();
  }
  const address = probe.address();
  await once(probe.close(), 'close');
  if (typeof address === 'string' || address === null) throw new Error('no free port');
  return address.port;
}
