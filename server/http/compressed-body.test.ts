import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { CompressedBody } from './compressed-body.ts';

test('later readers of a body that is read often get the same text in fewer bytes', async () => {
  const text = Array.from(
    { length: 2_000 },
    (_, index) => `Comment ${index} says ${(index * 7919) % 613}.`,
  ).join('\n');
  const body = new CompressedBody(text, { readOften: true });
  const app = new Hono().get('/', (c) => body.send(c, 'text/plain'));
  const read = async () =>
    Buffer.from(await (await app.request('/', { headers: { 'accept-encoding': 'br' } })).arrayBuffer());

  const first = await read();
  expect(brotliDecompressSync(first).toString()).toBe(text);
  const later = await vi.waitFor(async () => {
    const bytes = await read();
    expect(bytes.length).toBeLessThan(first.length);
    return bytes;
  }, 20_000);
  expect(brotliDecompressSync(later).toString()).toBe(text);
});
