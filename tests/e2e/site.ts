import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signInToken } from '#server/testing/visitor.ts';

/** How long a server may take to start. */
const startTimeoutMs = 30_000;

/** The built site, served by its own server as a child process, on a database of its own. */
export class Site {
  readonly #environment: Readonly<Record<string, string>>;
  readonly dataDir: string;
  #server: ChildProcess | undefined;
  #port = '0';
  url = '';

  private constructor(dataDir: string, environment: Readonly<Record<string, string>>) {
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
    const site = new Site(await mkdtemp(join(tmpdir(), 'site-')), environment);
    await site.#run();
    return site;
  }

  /** Stops the server; the data stays. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  /** Starts it again, at the same address. */
  async startAgain(): Promise<void> {
    await this.#run();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.remove();
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #run(): Promise<void> {
    const server = spawn(
      process.execPath,
      ['--import', './tests/setup/end-with-parent.ts', 'server/main.ts'],
      {
        env: {
          ...process.env,
          DATA_DIR: this.dataDir,
          PORT: this.#port,
          SIGN_IN_TOKEN: signInToken,
          ...this.#environment,
        },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    this.#server = server;
    if (!server.stdout) throw new Error('the server has no output');
    const signal = AbortSignal.timeout(startTimeoutMs);
    for await (const line of createInterface({ input: server.stdout, signal })) {
      const address = /http:\/\/localhost:(\d+)/.exec(line);
      if (!address?.[1]) continue;
      this.url = address[0];
      this.#port = address[1];
      break;
    }
    if (this.url === '') {
      server.kill('SIGKILL');
      throw new Error('the server did not start: it never said its address');
    }
    server.stdout.resume();
  }
}
