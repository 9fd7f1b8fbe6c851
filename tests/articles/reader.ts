import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../../tools/firebase-emulators/emulators.ts';
import { missingLine } from './answers.ts';
import type { Command, File } from './steps.ts';

/** How long a command may take. The slowest one is an `npm install` on a cold cache. */
const timeout = 300_000;

export type Reader = Awaited<ReturnType<typeof newReader>>;

/** A reader with an empty folder and a terminal in it. */
export async function newReader(variables: Readonly<Record<string, string>> = {}) {
  const home = await mkdtemp(join(tmpdir(), 'reader-'));
  const port = await freePort();
  const env = { ...machine(), ...variables, PORT: String(port) };
  const state = `${home}/.folder`;
  const servers: ReturnType<typeof open>[] = [];
  await writeFile(state, home);
  const folder = async () => (await readFile(state, 'utf8')).trim();
  return {
    folder: home,
    async write({ path, text }: File) {
      const file = join(await folder(), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    /** The file's text, or undefined where there is none. */
    async read(path: string) {
      return readFile(join(await folder(), path), 'utf8').catch(() => undefined);
    },
    /** What the command said. Rejects if it failed, or did not say what the article shows. */
    async run({ text, run, answer = '' }: Pick<Command, 'text' | 'run' | 'answer'>) {
      const typed = text.replace(/(localhost|127\.0\.0\.1):3000/g, `$1:${port}`);
      if (run === 'server') {
        // One terminal runs one server: a reader stops the one before.
        await Promise.all(servers.splice(0).map((server) => server.end()));
        const server = open(typed, await folder(), env);
        servers.push(server);
        await server.until((said) => missingLine(answer, said) === undefined && /:\d{4,5}\b/.test(said));
        if (server.code() !== null) throw new Failed(`${server.said()}\nThe server ended.`);
        return server.said();
      }
      // `cd` lasts from one command to the next, as in one terminal.
      const terminal = open(`set -e\n${typed}\npwd >'${state}'`, await folder(), env);
      await terminal.until(() => false);
      if (terminal.code() !== 0) throw new Failed(terminal.said());
      const missing = missingLine(answer, terminal.said());
      if (missing !== undefined) throw new Failed(`${terminal.said()}\nThe article shows: ${missing}`);
      return terminal.said();
    },
    /** Ends the servers that run. */
    async stop() {
      await Promise.all(servers.splice(0).map((server) => server.end()));
    },
  };
}

/** A command that went otherwise than the article says. */
export class Failed extends Error {}

function open(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const words = () => stripVTControlCharacters(said);
  return {
    said: words,
    code: () => child.exitCode,
    /** Resolves when this is true of what was said, or the command has ended. Rejects when it takes too long. */
    async until(isTrue: (said: string) => boolean) {
      const late = AbortSignal.timeout(timeout);
      while (!isTrue(words()) && child.exitCode === null && child.signalCode === null) {
        if (late.aborted) {
          await endGroup(child);
          throw new Failed(`${words()}\nIt took longer than ${timeout / 1000} seconds.`);
        }
        await Promise.race([ended, once(child.stdout, 'data', { signal: late }).catch(() => {})]);
      }
      if (child.exitCode !== null) await ended;
    },
    end: () => endGroup(child),
  };
}

/** A command and all that it started. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/** This machine as a reader has it: with this Node first, and nothing of the project that runs the tests. */
function machine(): NodeJS.ProcessEnv {
  const ours =
    /^(npm_(package|lifecycle|config_(local_prefix|prefix|strict_allow_scripts|loglevel)|command)|INIT_CWD|NODE_(?!EXTRA_CA_CERTS)|VITEST|CI$)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), ...folders].join(delimiter),
    // A person presses y when npm asks whether it may fetch create-vite.
    npm_config_yes: 'true',
    NO_COLOR: '1',
  };
}
