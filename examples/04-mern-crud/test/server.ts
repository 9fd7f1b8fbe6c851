import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The program itself, as `npm start` runs it, on a free port unless one is named. */
export async function startServer(
  databaseUrl: string,
  port = 0,
): Promise<RunningServer> {
  const node = spawn(
    process.execPath,
    [join(import.meta.dirname, '../server/main.ts')],
    {
      env: {
        ...process.env,
        MONGODB_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const origin = await address(node);
  return {
    origin,
    port: Number(new URL(origin).port),
    async stop() {
      if (node.exitCode !== null) return;
      node.kill();
      await once(node, 'exit');
    },
  };
}

function address(node: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: unknown) => {
      said += chunk;
      const found = /Listening on (\S+)\n/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    node.stdout?.on('data', listen);
    node.stderr?.on('data', listen);
    node.once('exit', () =>
      reject(new Error(`the server ended before it listened:\n${said}`)),
    );
  });
}
