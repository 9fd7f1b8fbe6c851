import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, givenBy, portNear, type RunningEmulator, startEmulator } from './running.ts';

/** The emulator's program, which `npm run setup:firebase` installs. */
export function findFirebaseTools(): string | null {
  const program = fileURLToPath(new URL('node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url));
  return existsSync(program) ? program : null;
}

/**
 * The Auth emulator at FIREBASE_AUTH_EMULATOR_HOST, which stop() leaves running, or a new one, or null if none is installed. A project
 * that begins with 'demo-' never reaches Google. `keptIn` is the folder where people are kept between runs.
 */
export async function startAuth(project: string, keptIn?: string): Promise<RunningEmulator | null> {
  const given = givenBy(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  if (given) return given;
  const program = findFirebaseTools();
  if (program === null) return null;

  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const port = await portNear(29_099);
  const settings = join(folder, 'firebase.json');
  writeFileSync(settings, JSON.stringify(await settingsOf(port)));
  const flags = ['--only', 'auth', '--project', project, '--config', settings, ...keeping(keptIn)];
  try {
    const emulator = await startEmulator(port, [process.execPath, program, 'emulators:start', ...flags], {
      cwd: folder,
      // Keeps its settings out of the user's home.
      env: { ...process.env, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' },
    });
    return { ...emulator, stop: () => emulator.stop().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}

async function settingsOf(port: number): Promise<object> {
  const host = '127.0.0.1';
  return {
    emulators: {
      auth: { host, port },
      hub: { host, port: await freePort() },
      logging: { host, port: await freePort() },
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
}

function keeping(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  const kept = resolve(folder);
  mkdirSync(dirname(kept), { recursive: true });
  const isKept = existsSync(join(kept, 'firebase-export-metadata.json'));
  return ['--export-on-exit', kept, ...(isKept ? ['--import', kept] : [])];
}
