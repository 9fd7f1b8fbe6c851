import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Comment,
  commentSchema,
  firstReplies,
  maxBodyLength,
  newCommentId,
  threadsAtOnce,
} from '#features/comments/model.ts';
import type { PackedFiles } from '#lib/packed-files.ts';
import { packed } from '#server/testing/packed.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { httpServer, type Timeouts } from './server.ts';

const megabyte = 2 ** 20;
const short = { requestMs: 200, stalledMs: 500, minBytesPerSecond: 100_000 };
const long = { requestMs: 60_000, stalledMs: 60_000, minBytesPerSecond: 1 };

/** The whole app on a socket, the server's ends of its connections, and how many requests it has answered. */
async function start(limits?: Timeouts, files?: PackedFiles) {
  const site = openTestApp({ files });
  let answers = 0;
  const server: Server = httpServer(async (request, env) => {
    const answer = await site.app.fetch(request, env);
    answers++;
    return answer;
  }, limits);
  const ends: Socket[] = [];
  server.on('connection', (socket: Socket) => ends.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // It listens on a port, so its address is of this kind.
  const { port } = server.address() as AddressInfo;

  /** A client that sends a text and reads nothing, and the server's end of its connection. */
  const client = async (text: string) => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1').pause();
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    if (text !== '') socket.write(text);
    const [end]: Socket[] = await accepted;
    if (end === undefined) throw new Error('no connection');
    const closed = new Promise((resolve) => end.once('close', resolve));
    end.on('error', () => {});
    return { socket, end, closed };
  };
  return { site, port, client, ends, answers: () => answers };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const list = '/api/comments?page=/blogpost5';

/** The longest page of comments that there can be, 3.3 MB, stored without the limits that a visitor has. */
function fill(site: ReturnType<typeof openTestApp>): void {
  const insert = site.db.prepare("INSERT INTO comments VALUES (?, ?, ?, 'u', 'Ada', '', ?, '/blogpost5')");
  const store = (parentId: string | null) => {
    const id = newCommentId();
    insert.run(id, '語'.repeat(maxBodyLength), parentId, new Date().toISOString());
    return id;
  };
  for (let thread = 0; thread < threadsAtOnce; thread++) {
    const id = store(null);
    for (let reply = 0; reply < firstReplies; reply++) store(id);
  }
}

/** Asked for four times at once, the page is more than the kernel holds for a connection. */
const fourPages = get(list).repeat(4);

test('a connection may be used again for longer than a proxy keeps it', async () => {
  const { port } = await start();
  const answer = await fetch(`http://127.0.0.1:${port}/livez`);
  expect([answer.headers.get('keep-alive'), answer.status]).toEqual(['timeout=125', 200]);
});

test('a client that never takes its answer is disconnected', async () => {
  const { site, client } = await start(short);
  fill(site);
  const { closed } = await client(fourPages);
  await closed;
});

const folder = mkdtempSync(join(tmpdir(), 'video-'));
writeFileSync(join(folder, 'clip.mp4'), new Uint8Array(30 * megabyte));
const video = packed(folder);
rmSync(folder, { recursive: true });

test('a client that reads a large file slowly but steadily gets all of it, no matter how long that takes', async () => {
  // The client's reading sets the server's clock, so no pause of this machine counts as one of the client.
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pause = 1000;
  const { client } = await start({ ...short, requestMs: 60_000, stalledMs: pause }, video);
  const started = performance.now();
  const { socket } = await client(get('/clip.mp4'));
  let received = 0;
  while (received < 30 * megabyte) {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) await once(socket, 'readable');
    else received += chunk.length;
    vi.advanceTimersByTime((chunk?.length ?? 0) / 20_000);
  }
  expect(performance.now() - started).toBeGreaterThan(pause);
});

test('a client that reads a byte of a large file now and then is disconnected', async () => {
  const { client } = await start(short, video);
  const { socket, closed } = await client(get('/clip.mp4'));
  const dripping = setInterval(() => socket.read(1), 50);
  await closed;
  clearInterval(dripping);
});

/** What has been handed to the kernel is garbage, which V8 frees in the background. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

test('parts of a large file that nobody reads take no memory', async () => {
  const { client } = await start(long, video);
  const part = 'GET /clip.mp4 HTTP/1.1\r\nHost: localhost\r\nRange: bytes=1-\r\n\r\n';
  const before = process.memoryUsage().arrayBuffers;
  const clients = await Promise.all(Array.from({ length: 8 }, () => client(part)));
  await Promise.all(clients.map(({ end }) => expect.poll(() => end.writableLength).toBeGreaterThan(0)));
  await expect.poll(() => bytesInUse() - before).toBeLessThan(15 * megabyte);
});

test('an event stream outlives every time limit', async () => {
  const { site, client } = await start(short);
  const { end } = await client(get('/api/comments/events?page=/blogpost5'));
  await expect.poll(() => site.events.size).toBe(1);
  fill(site);
  const later = await client(fourPages);
  await later.closed;
  expect([end.destroyed, site.events.size]).toEqual([false, 1]);
});

test('a client that sends many requests at once without reading is disconnected before their answers take up memory', async () => {
  const { site, client, answers } = await start(long);
  fill(site);
  const older = get(`${list}&before=9999-12-31T00:00:00.000Z_zzzzzzz`);
  const before = process.memoryUsage().arrayBuffers;
  const { closed } = await client(older.repeat(200));
  await closed;
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * megabyte);
  expect(answers()).toBeLessThan(10);
});

test('an address that leaves its share of older comments unread is refused more, and others are not', async () => {
  const { site, client } = await start(long);
  fill(site);
  const ask = (address: string, second: number) =>
    `GET ${list}&before=9999-12-31T00:00:0${second}.000Z_zzzzzzz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const statusOf = async (text: string) => {
    const { socket } = await client(text);
    await once(socket, 'readable');
    return String(socket.read(12));
  };
  const { end } = await client(ask('203.0.113.1', 1).repeat(4));
  await expect.poll(() => end.writableLength).toBeGreaterThan(0);
  expect(await statusOf(ask('203.0.113.1', 2))).toBe('HTTP/1.1 503');
  expect(await statusOf(ask('203.0.113.2', 2))).toBe('HTTP/1.1 200');
});

test('requests one after another share a connection', async () => {
  const { client, ends, answers } = await start(long);
  const { socket } = await client('');
  socket.resume();
  for (let count = 1; count <= 20; count++) {
    socket.write(get('/livez'));
    await expect.poll(answers).toBe(count);
  }
  expect(ends.map(({ destroyed }) => destroyed)).toEqual([false]);
});

test('readers of an event stream who never read are disconnected before they take up memory', async () => {
  const { site, client, ends } = await start(long);
  for (let i = 0; i < 6; i++) await client(get('/api/comments/events?page=/blogpost5'));
  await expect.poll(() => site.events.size).toBe(6);
  // What the kernel holds for a connection differs; what is beyond it is ours.
  const held = () => Math.max(...ends.map(({ writableLength }) => writableLength));
  while (site.events.size > 0) {
    site.events.upserted(longComment);
    await new Promise(setImmediate);
    expect(held()).toBeLessThan(megabyte);
  }
  await expect.poll(() => ends.every(({ destroyed }) => destroyed)).toBe(true);
});

const longComment: Comment = commentSchema.parse({
  id: newCommentId(),
  body: '語'.repeat(maxBodyLength),
  parentId: null,
  userId: 'u',
  username: 'Ada',
  userImg: '',
  createdAt: '2026-11-21T09:00:00.000Z',
  pathName: '/blogpost5',
});
