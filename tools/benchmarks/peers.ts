import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { newCommentId } from '#features/comments/model.ts';
import { Workplace } from '#server/testing/running-server.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { builtSite } from '#site/build/manifest.ts';
import { runCommand } from '../../scripts/command-line.ts';
import { buildSite } from '../../tests/setup/build-site.ts';
import { median, medians } from './medians.ts';

const leastRatio = 0.6;
const [connections, seconds, rounds] = [50, 4, 5];
const folder = join(tmpdir(), `bench-${process.pid}`);
const text = 'What I liked here is how the steps follow one another, and that each can be tried.';

/** A server with a page whose newest 20 comments can be read. */
interface System {
  readonly pid: number | undefined;
  readonly startMs: number;
  readonly read: string;
  /** How anyone writes, where one can. */
  readonly write?: {
    readonly url: string;
    readonly headers?: Record<string, string>;
    readonly body: () => object;
  };
  /** The scripts that load and show comments where the page's HTML has none, as Waline's and Isso's never has. */
  readonly client?: readonly string[];
  readonly stop: () => unknown;
}

/** Starts a program. Its output has its address, or `address` answers as soon as it runs. */
async function started(program: string, args: readonly string[], env: NodeJS.ProcessEnv, address?: string) {
  const began = performance.now();
  const running = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = address ?? String((await once(running.stdout, 'data'))[0]).trim();
  running.stdout.resume();
  while (!(await fetch(url).catch(() => undefined))) await new Promise(setImmediate);
  return { url, pid: running.pid, startMs: performance.now() - began, stop: () => running.kill() };
}

async function ours(): Promise<System> {
  const client = island();
  const place = new Workplace();
  const began = performance.now();
  const server = place.start({ WRITES_PER_MINUTE: '0', COMMENTS_PER_PAGE: '1000000' });
  const site = await server.address();
  const startMs = performance.now() - began;
  const writer = new Visitor(site);
  await writer.signIn({ name: 'Ada Sample' });
  const url = `${site}/api/comments?page=/blogpost5`;
  const headers = { cookie: writer.cookie, origin: site };
  const body = () => ({ id: newCommentId(), body: text, parentId: null });
  const write = { url, headers, body };
  return { pid: server.pid, startMs, read: url, write, client, stop: () => place.remove() };
}

/** React, the island, its adapter, and all that these import. */
function island(): readonly string[] {
  buildSite('sample/site.config.ts');
  const scripts = `${builtSite('sample/site.config.ts').publicDir}/_astro`;
  const files = new Set(globSync(`${scripts}/{client,Comments,http-browser}.*.js`));
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+)/g))
      files.add(join(scripts, name));
  return [...files];
}

/** The least that could answer: Node's own server, which sends the same bytes. */
async function bare(same: string): Promise<System> {
  const program = `import { createServer } from 'node:http';
    const body = Buffer.from(await (await fetch('${same}')).arrayBuffer());
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const site = createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(0, '127.0.0.1',
      () => console.log('http://127.0.0.1:' + site.address().port));`;
  const { url, ...running } = await started(process.execPath, ['--input-type=module', '-e', program], {});
  return { ...running, read: url };
}

async function waline(): Promise<System> {
  // SQLite's is compiled, for minutes, where its download is out of reach.
  writeFileSync(join(folder, 'package.json'), '{"allowScripts":{"sqlite3":true,"core-js-pure":false}}');
  const packages = ['@waline/vercel', '@waline/client'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'ignore' });
  // Waline expects that its owner has made the tables: https://waline.js.org/en/guide/database.html#sqlite
  const stamps =
    'createdAt TIMESTAMP DEFAULT CURRENT_TIMESTAMP, updatedAt TIMESTAMP DEFAULT CURRENT_TIMESTAMP';
  using db = new DatabaseSync(join(folder, 'waline.sqlite'));
  db.exec(`CREATE TABLE wl_Comment (id INTEGER PRIMARY KEY, user_id, comment, insertedAt, ip, link, mail, nick, pid, rid, sticky,
    status, "like", ua, url, ${stamps}); CREATE TABLE wl_Users (id INTEGER PRIMARY KEY, email, ${stamps})`);
  // It asks another host for the ways to sign in before each answer. Here that is as near as can be.
  const program = `const { createServer } = require('node:http');
    const other = createServer((_, answer) => answer.end('{"services":[]}')).listen(0, '127.0.0.1', () => {
      process.env.OAUTH_URL = 'http://127.0.0.1:' + other.address().port;
      const site = createServer(require('@waline/vercel')()).listen(0, '127.0.0.1',
        () => console.log('http://127.0.0.1:' + site.address().port)); });`;
  const { url, ...running } = await started(process.execPath, ['--input-type=commonjs', '-e', program], {
    SQLITE_PATH: folder,
    JWT_TOKEN: 'a-token',
    IPQPS: '0',
    DISABLE_REGION: 'true',
    // By default it asks Akismet about each comment before it stores it.
    AKISMET_KEY: 'false',
  });
  const person = { nick: 'Ada', mail: 'ada@mail.example', url: '/p', ua: '' };
  const body = () => ({ comment: `${text} ${newCommentId()}`, ...person });
  const read = `${url}/api/comment?path=/p&pageSize=20&page=1&sortBy=insertedAt_desc`;
  const client = [join(folder, 'node_modules/@waline/client/dist/waline.js')];
  return { ...running, read, write: { url: `${url}/api/comment`, body }, client };
}

async function isso(): Promise<System> {
  execFileSync('python3', ['-m', 'venv', 'python'], { cwd: folder });
  execFileSync('python/bin/pip', ['install', '--quiet', 'isso'], { cwd: folder });
  const address = 'http://localhost:8362';
  const settings = `[general]\ndbpath = ${folder}/isso.db\nhost = ${address}/\n[server]\nlisten = ${address}\n[guard]\nenabled = false\n`;
  writeFileSync(join(folder, 'isso.cfg'), settings);
  const running = await started(join(folder, 'python/bin/isso'), ['-c', 'isso.cfg', 'run'], {}, address);
  const body = () => ({ text, author: 'Ada', title: 'A page' });
  const write = { url: `${address}/new?uri=/p`, body };
  const client = globSync(`${folder}/python/lib/*/site-packages/isso/js/embed.min.js`);
  return { ...running, read: `${address}/?uri=/p&limit=20`, write, client };
}

const posting = ({ headers, body }: NonNullable<System['write']>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body()),
});

async function measure(what: string, options: autocannon.Options) {
  const run = await autocannon({ connections, duration: seconds, ...options });
  return {
    [`${what} a second`]: run['2xx'] / seconds,
    [`${what}, p99 ms`]: run.latency.p99,
    [`${what} that failed`]: run.non2xx + run.errors,
  };
}

const kB = (files: readonly string[]) =>
  Math.round(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / 100) / 10;

await runCommand({
  name: 'npm run bench:peers',
  about:
    'Comments read and written, beside a bare server that sends the same bytes, and beside the newest Waline (npm) and Isso (PyPI), each with SQLite on this machine. It needs a network and Python.',
  async run() {
    mkdirSync(folder);
    const starts = { 'this site': ours, 'bare Node': bare, Waline: waline, Isso: isso };
    const running: { name: string; system: System; rows: Record<string, number>[] }[] = [];
    try {
      for (const [name, start] of Object.entries(starts)) {
        const system = await start(running[0]?.system.read ?? '');
        running.push({ name, system, rows: [] });
        const { write } = system;
        for (let index = 0; write && index < 50; index++) {
          const answer = await fetch(write.url, posting(write));
          if (!answer.ok) throw new Error(`${name} refused a comment: ${await answer.text()}`);
        }
      }
      // In turn, so that other work on the machine affects all of them alike.
      for (let round = 0; round < rounds; round++)
        for (const { system, rows } of running) {
          const { read: url, write } = system;
          const requests = write && [
            { setupRequest: (request: object) => ({ ...request, ...posting(write) }) },
          ];
          const row = await measure('reads', { url });
          rows.push({ ...row, ...(requests && (await measure('writes', { url: write.url, requests }))) });
        }
      const table = running.map(({ name, system: { pid, startMs, client }, rows }) => {
        const peak = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        const size = client && { 'client without comments in the HTML, kB': kB(client) };
        const memory = { 'memory at its peak, MB': Math.round(Number(peak) / 1024) };
        return [name, { 'start, ms': Math.round(startMs), ...medians(rows), ...memory, ...size }] as const;
      });
      console.table(Object.fromEntries(table));
      const [own, base] = running.map(({ rows }) => median(rows.map((row) => row['reads a second'] ?? 0)));
      const ratio = (own ?? 0) / (base ?? Number.NaN);
      process.exitCode = ratio >= leastRatio ? 0 : 1;
      return `reads, beside bare Node: ${ratio.toFixed(2)} (at least ${leastRatio})`;
    } finally {
      await Promise.all(running.map(({ system }) => system.stop()));
      rmSync(folder, { recursive: true });
    }
  },
});
