import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Comment, commentSchema, pagePathSchema } from '#features/comments/model.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { type CommentEvents, createCommentEvents } from './events.ts';

const page = pagePathSchema.parse('/blogpost5');
const comment: Comment = commentSchema.parse({
  id: 'abc1234',
  body: 'two\nlines',
  parentId: null,
  userId: 'u',
  username: 'Ada',
  userImg: '',
  createdAt: '2026-11-21T09:00:00.000Z',
  pathName: page,
});

let events: CommentEvents;
const opened = () => createCommentEvents(new DatabaseSync(':memory:'));
beforeEach(() => {
  events = opened();
});
afterEach(() => {
  vi.useRealTimers();
  events.close();
});

const texts = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  return { next: async () => (await reader.read()).value, cancel: () => reader.cancel() };
};

test('a stream begins with ready, then tells what is upserted and removed, each with the revision after it', async () => {
  const { next } = texts(events.open(page, () => {}));
  const revision = () => events.revisions.of(page);
  const first = revision();
  expect(await next()).toBe(`retry: 2000\nevent: ready\nid: ${first}\ndata: {}\n\n`);
  events.upserted(comment);
  const second = revision();
  expect(await next()).toBe(`event: upserted\nid: ${second}\ndata: ${JSON.stringify(comment)}\n\n`);
  events.removed(comment);
  expect(await next()).toBe(`event: removed\nid: ${revision()}\ndata: {"id":"abc1234"}\n\n`);
  expect(new Set([first, second, revision()]).size).toBe(3);
});

test('a stream begins with the revision that the newest threads have', async () => {
  const { app, events: running } = openTestApp();
  running.upserted(comment);
  const { revision } = await (await app.request('/api/comments?page=/blogpost5')).json();
  const { body } = await app.request('/api/comments/events?page=/blogpost5');
  const { next, cancel } = texts(body ?? new ReadableStream());
  expect(await next()).toContain(`\nid: ${revision}\n`);
  await cancel();
});

test('a quiet stream is kept alive every 25 seconds', async () => {
  vi.useFakeTimers();
  const quiet = opened();
  const { next } = texts(quiet.open(page, () => {}));
  await next();
  vi.advanceTimersByTime(25_000);
  expect(await next()).toMatch(/^: .*\n\n$/);
  quiet.close();
});

test('the answer is a stream that no proxy holds back', async () => {
  const site = openTestApp();
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await site.app.request('/api/comments/events?page=/blogpost5', { headers });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(site.events.size).toBe(1);
  await answer.body?.cancel();
  expect(site.events.size).toBe(0);
});

test('HEAD opens no stream', async () => {
  const site = openTestApp();
  const answer = await site.app.request('/api/comments/events?page=/blogpost5', { method: 'HEAD' });
  expect([answer.status, site.events.size]).toEqual([200, 0]);
});

test('one address holds 50 streams, and none is counted that has closed or never began', async () => {
  const { app, events: running } = openTestApp({ config: { writesPerMinute: 20 } });
  const open = () => app.request('/api/comments/events?page=/blogpost5');
  const ready = vi.spyOn(running.revisions, 'of').mockImplementation(() => {
    throw new Error('the database is locked');
  });
  for (let time = 0; time < 50; time++) expect((await open()).status).toBe(503);
  expect(running.size).toBe(0);
  ready.mockRestore();
  const streams = await Promise.all(Array.from({ length: 50 }, open));
  expect(streams.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await open()).status).toBe(429);
  await streams[0]?.body?.cancel();
  expect([(await open()).status, (await open()).status]).toEqual([200, 429]);
});
