import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { signInToken } from '../../server/testing/visitor.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A server in its own process, on a free port. */
export class Child {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.url = url;
  }

  static async start(script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Child> {
    const child = spawn(process.execPath, ['--expose-gc', '--import', file('./measured.ts'), file(script)], {
      cwd,
      env: { ...process.env, PORT: '0', SIGN_IN_TOKEN: signInToken, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const { stdout } = child;
    if (stdout === null) throw new Error(`${script} has no output`);
    for await (const line of createInterface({ input: stdout })) {
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address === undefined) continue;
      stdout.resume();
      return new Child(child, address);
    }
    throw new Error(`${script} ended before it listened`);
  }

  /** Resident memory after garbage collection, in bytes. */
  async memory(): Promise<number> {
    const answer = once(this.#process, 'message');
    this.#process.send('memory');
    const [bytes] = await answer;
    return Number(bytes);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
