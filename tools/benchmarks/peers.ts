import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { newCommentId } from '#features/comments/model.ts';
import { Workplace } from '#server/testing/running-server.ts';
import { Visitor } from '#server/testing/visitor.ts';

// npm run bench:peers: comments read and written beside the newest Waline (npm) and Isso (PyPI), each with SQLite on this machine. It
// needs a network and Python.

const [connections, seconds, rounds] = [50, 10, 3];
const folder = mkdtempSync(join(tmpdir(), 'peers-'));
const text = 'What I liked here is how the steps follow one another, and that each can be tried.';

/** A server with a page whose newest 20 comments can be read, and where anyone may write. */
interface System {
  readonly pid: number | undefined;
  readonly startMs: number;
  readonly read: string;
  readonly write: {
    readonly url: string;
    readonly headers?: Record<string, string>;
    readonly body: () => object;
  };
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
  return { pid: server.pid, startMs, read: url, write: { url, headers, body }, stop: () => place.remove() };
}

async function waline(): Promise<System> {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '@waline/vercel'], {
    cwd: folder,
    stdio: 'ignore',
  });
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
  });
  const body = () => ({
    comment: `${text} ${newCommentId()}`,
    nick: 'Ada',
    mail: 'ada@mail.example',
    url: '/p',
    ua: '',
  });
  const read = `${url}/api/comment?path=/p&pageSize=20&page=1&sortBy=insertedAt_desc`;
  return { ...running, read, write: { url: `${url}/api/comment`, body } };
}

async function isso(): Promise<System> {
  execFileSync('python3', ['-m', 'venv', 'python'], { cwd: folder });
  execFileSync('python/bin/pip', ['install', '--quiet', 'isso'], { cwd: folder });
  const address = 'http://localhost:8362';
  const settings = `[general]\ndbpath = ${folder}/isso.db\nhost = ${address}/\n[server]\nlisten = ${address}\n[guard]\nenabled = false\n`;
  writeFileSync(join(folder, 'isso.cfg'), settings);
  const running = await started(join(folder, 'python/bin/isso'), ['-c', 'isso.cfg', 'run'], {}, address);
  const body = () => ({ text, author: 'Ada', title: 'A page' });
  return { ...running, read: `${address}/?uri=/p&limit=20`, write: { url: `${address}/new?uri=/p`, body } };
}

const systems: Readonly<Record<string, () => Promise<System>>> = {
  'this site': ours,
  Waline: waline,
  Isso: isso,
};
const table: Record<string, Record<string, number>> = {};
try {
  for (const [name, start] of Object.entries(systems)) {
    const { pid, startMs, read, write, stop } = await start();
    const headers = { 'content-type': 'application/json', ...write.headers };
    const post = () => ({ method: 'POST' as const, headers, body: JSON.stringify(write.body()) });
    for (let index = 0; index < 50; index++) {
      const answer = await fetch(write.url, post());
      if (!answer.ok) throw new Error(`${name} refused a comment: ${await answer.text()}`);
    }
    const figures: Record<string, number> = { 'start, ms': Math.round(startMs) };
    const measure = async (what: string, options: autocannon.Options) => {
      const runs: autocannon.Result[] = [];
      for (let round = 0; round < rounds; round++)
        runs.push(await autocannon({ connections, duration: seconds, ...options }));
      const run = runs.toSorted((a, b) => a['2xx'] - b['2xx'])[rounds >> 1];
      figures[`${what} a second`] = Math.round((run?.['2xx'] ?? 0) / seconds);
      figures[`${what}, p99 ms`] = run?.latency.p99 ?? Number.NaN;
      figures[`${what} that failed`] = runs.reduce((sum, each) => sum + each.non2xx + each.errors, 0);
    };
    await measure('reads', { url: read });
    await measure('writes', {
      url: write.url,
      requests: [{ setupRequest: (request) => ({ ...request, ...post() }) }],
    });
    const peak = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    table[name] = { ...figures, 'memory at its peak, MB': Math.round(Number(peak) / 1024) };
    await stop();
  }
  console.table(table);
} finally {
  rmSync(folder, { recursive: true });
}
