import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressedBody } from './compressed-body.ts';

const patienceMs = 30_000;
const textOf = (lines: number) =>
  Array.from({ length: lines }, (_, index) => `Comment ${index} says ${(index * 7919) % 613}.`).join('\n');

/** Reads a text as a browser does. */
function readerOf(text: string, isCurrent = () => true) {
  const body = compressedBody(text, isCurrent);
  const app = new Hono().get('/', (c) => body.send(c, 'text/plain'));
  return async () =>
    Buffer.from(await (await app.request('/', { headers: { 'accept-encoding': 'br' } })).arrayBuffer());
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());
/** Reads until a smaller body comes. */
async function improved(read: () => Promise<Buffer>, first: Buffer): Promise<Buffer> {
  for (;;) {
    const bytes = await read();
    if (bytes.length < first.length) return bytes;
    await setImmediate();
  }
}

test('some time after the second reader, a body has the same text in fewer bytes', async () => {
  const text = textOf(2_000);
  const read = readerOf(text);
  const first = await read();
  expect(brotliDecompressSync(first).toString()).toBe(text);
  vi.advanceTimersByTime(patienceMs);
  expect((await read()).length).toBe(first.length);
  vi.advanceTimersByTime(patienceMs - 1);
  expect((await read()).length).toBe(first.length);
  vi.advanceTimersByTime(1);
  expect(brotliDecompressSync(await improved(read, first)).toString()).toBe(text);
});

test('neither a body that has been replaced nor a long one is compressed again', async () => {
  const replaced = readerOf(textOf(2_000), () => false);
  const long = readerOf(textOf(30_000));
  const other = readerOf(textOf(3_000));
  const bodies = [replaced, long, other] as const;
  const first = [await replaced(), await long(), await other()] as const;
  for (const read of bodies) await read();
  vi.advanceTimersByTime(patienceMs);
  // Bodies are improved one after another, and this one is the last.
  await improved(other, first[2]);
  expect([await replaced(), await long()]).toEqual([first[0], first[1]]);
});

test('a body whose state can not be read keeps its first form, and the next one is still improved', async () => {
  const failing = readerOf(textOf(2_000), () => {
    throw new Error('the database is locked');
  });
  const other = readerOf(textOf(3_000));
  const first = [await failing(), await other()] as const;
  for (const read of [failing, other]) await read();
  vi.advanceTimersByTime(patienceMs);
  await improved(other, first[1]);
  expect(await failing()).toEqual(first[0]);
});
