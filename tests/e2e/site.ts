import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningServer } from '#server/testing/running-server.ts';

/** The built site, served by its own server as a child process, on a database of its own. */
export class Site {
  readonly #environment: Readonly<Record<string, string>>;
  readonly dataDir: string;
  #server: RunningServer | undefined;
  #port = '0';
  url = '';

  private constructor(dataDir: string, environment: Readonly<Record<string, string>>) {
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
    const site = new Site(await mkdtemp(join(tmpdir(), 'site-')), environment);
    await site.startAgain();
    return site;
  }

  /** What the server has written since its last start. */
  get log(): string {
    return `${this.#server?.output}${this.#server?.errors}`;
  }

  /** Stops the server; the data stays. */
  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** Starts it again, at the same address. */
  async startAgain(): Promise<void> {
    const own = { DATA_DIR: this.dataDir, PORT: this.#port };
    this.#server = new RunningServer('.', { ...process.env, ...own, ...this.#environment });
    this.url = await this.#server.address();
    this.#port = new URL(this.url).port;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.remove();
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
