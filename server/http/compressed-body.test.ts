import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { CompressedBody } from './compressed-body.ts';

const textOf = (lines: number) =>
  Array.from({ length: lines }, (_, index) => `Comment ${index} says ${(index * 7919) % 613}.`).join('\n');

/** Reads a text as a browser does, from a body that is read often. */
function readerOf(text: string) {
  const body = new CompressedBody(text, { readOften: true });
  const app = new Hono().get('/', (c) => body.send(c, 'text/plain'));
  return async () =>
    Buffer.from(await (await app.request('/', { headers: { 'accept-encoding': 'br' } })).arrayBuffer());
}

test('later readers of a body that is read often get the same text in fewer bytes', async () => {
  const text = textOf(2_000);
  const read = readerOf(text);
  const first = await read();
  expect(brotliDecompressSync(first).toString()).toBe(text);
  const later = await vi.waitFor(async () => {
    const bytes = await read();
    expect(bytes.length).toBeLessThan(first.length);
    return bytes;
  }, 20_000);
  expect(brotliDecompressSync(later).toString()).toBe(text);
});

test('a long body keeps its quick result, because the best takes seconds after each change', async () => {
  const text = textOf(30_000);
  const read = readerOf(text);
  const first = await read();
  // Twice the time that the best result takes, which is of brotli's default quality.
  for (let times = 0; times < 2; times++) {
    const best = await promisify(brotliCompress)(text);
    expect(best.length).toBeLessThan(first.length);
  }
  expect((await read()).length).toBe(first.length);
});
