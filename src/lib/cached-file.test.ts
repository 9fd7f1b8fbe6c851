import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { cachedFile, deleteUnusedFiles } from './cached-file.ts';

const input = `${Date.now()}`;
const result = async () => Buffer.from('result');
const never = () => Promise.reject(new Error('made again'));

test('the same inputs give the cached file, and other inputs another one', async () => {
  const file = await cachedFile('a.txt', [input, 'b'], result);
  expect(readFileSync(file, 'utf8')).toBe('result');
  expect(await cachedFile('a.txt', [input, 'b'], never)).toBe(file);
  for (const others of [[`${input}b`], [`${input}b`, ''], ['b', input]])
    await expect(cachedFile('a.txt', others, never)).rejects.toThrow('made again');
});

test('a result that two pages ask for at once is whole', async () => {
  const files = await Promise.all([1, 2].map(() => cachedFile('b.txt', [input], result)));
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['result', 'result']);
});

test('what was not used for a day is deleted, and what was used stays', async () => {
  const [old, used] = [
    await cachedFile('c.txt', [input, 'old'], result),
    await cachedFile('c.txt', [input, 'used'], result),
  ];
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  for (const file of [old, used]) utimesSync(dirname(file), twoDaysAgo, twoDaysAgo);
  await cachedFile('c.txt', [input, 'used'], never);
  deleteUnusedFiles();
  expect([existsSync(old), existsSync(used)]).toEqual([false, true]);
});
