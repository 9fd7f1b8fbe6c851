import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { openAsItIs } from '#server/db/open.ts';
import { RunningServer } from '#server/testing/running-server.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { certificateFile, startTlsProxy, trustTheCertificate } from '../setup/tls-proxy.ts';

/** Where a site can be attacked; passed from the set-up to the tests. */
export interface Place {
  /** 'http://localhost:12345', or with https where a proxy of the tests ends TLS. */
  readonly origin: string;
  readonly dataDir: string;
}

export type Target = ReturnType<typeof targetAt>;

type Environment = Readonly<Record<string, string>>;

/** On plain http, as it runs on a developer's machine. */
export async function startHttp(env: Environment = {}) {
  const { server, dataDir, stop } = start(env);
  return { ...targetAt({ origin: await server.address(), dataDir }), server, stop };
}

/** On https, with TLS ended by a proxy in front. It may believe that it has another address. */
export async function startHttps(env: Environment = {}) {
  let serverPort = 0;
  const proxy = await startTlsProxy(() => serverPort);
  const origin = `https://localhost:${proxy.port}`;
  const { server, dataDir, stop } = start({ SITE_URL: origin, NODE_EXTRA_CA_CERTS: certificateFile, ...env });
  serverPort = Number((await server.says(/listens on port (\d+)/))[1]);
  const stopBoth = () => {
    proxy.stop();
    return stop();
  };
  return { ...targetAt({ origin, dataDir }), server, stop: stopBoth, [Symbol.asyncDispose]: stopBoth };
}

function start(env: Environment) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-attacked-'));
  // The sample, even where an owner's site is.
  const server = new RunningServer(process.cwd(), { DATA_DIR: dataDir, SITE_TREE: 'sample', ...env });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { server, dataDir, stop };
}

/** The built site on its own server and database, as an attacker finds it. */
export function targetAt({ origin, dataDir }: Place) {
  const url = new URL(origin);
  const to = { port: Number(url.port), host: '127.0.0.1' };
  if (url.protocol === 'https:') trustTheCertificate();
  const visitor = () => new Visitor(origin);
  return {
    origin,
    dataDir,
    /** A connection of one's own, on which anything can be sent. */
    connect: (): Socket =>
      url.protocol === 'https:' ? connectTls({ ...to, servername: 'localhost' }) : connect(to),
    /** The server's database, beside the server. Close it. */
    database: () => openAsItIs(dataDir, { readOnly: false }),
    visitor,
    async signedIn(name: string) {
      const person = visitor();
      await person.signIn({ name });
      return person;
    },
  };
}
