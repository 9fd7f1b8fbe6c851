import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packFiles } from '#lib/packed-files.ts';
import { manifest } from './test-app.ts';
import { signInToken } from './visitor.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const endWithParent = new URL('end-with-parent.ts', import.meta.url).href;

/** A folder with a small built site in it, where servers can be started. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-main-'));
  readonly #running = new Set<RunningServer>();

  constructor({ comments = 'embedded', articles = manifest.articles, hasLikes = false } = {}) {
    const publicDir = join(this.folder, 'dist/sample/public');
    mkdirSync(publicDir, { recursive: true });
    writeFileSync(join(publicDir, 'index.html'), '<!doctype html><title>Home</title>');
    packFiles(publicDir, join(publicDir, '../files'));
    writeFileSync(
      join(publicDir, '../manifest.json'),
      JSON.stringify({ ...manifest, articles, hasLikes, providers: { ...manifest.providers, comments } }),
    );
  }

  start(env: Readonly<Record<string, string>> = {}): RunningServer {
    const server = new RunningServer(this.folder, env);
    this.#running.add(server);
    return server;
  }

  async remove(): Promise<void> {
    for (const server of this.#running) await server.stop();
    rmSync(this.folder, { recursive: true });
  }
}

export class RunningServer {
  output = '';
  errors = '';
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown[]>;

  constructor(cwd: string, env: NodeJS.ProcessEnv) {
    const flags = ['--max-semi-space-size=2', '--optimize-for-size', '--import', endWithParent];
    this.#process = spawn(process.execPath, [...flags, main], {
      cwd,
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        SIGN_IN_TOKEN: signInToken,
        NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
        ...env,
      },
      stdio: 'pipe',
    });
    this.#exit = once(this.#process, 'exit');
    this.#process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text;
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Its address, once it says so. */
  async address(): Promise<string> {
    return (await this.says(/http:\/\/\S+:\d+/))[0];
  }

  /** Waits until it has written something. Fails when it stops before. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const { stdout } = this.#process;
    for (;;) {
      const match = pattern.exec(this.output);
      if (match !== null) return match;
      if (stdout === null || this.#process.exitCode !== null)
        throw new Error(`it stopped without saying ${pattern}: ${this.output}${this.errors}`);
      await Promise.race([once(stdout, 'data'), this.#exit]);
    }
  }

  /** From now on nobody reads what it writes. */
  closeOutput(): void {
    this.#process.stdout?.destroy();
  }

  async exitCode(): Promise<unknown> {
    const [code] = await this.#exit;
    return code;
  }

  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<unknown> {
    this.#process.kill(signal);
    return this.exitCode();
  }
}
