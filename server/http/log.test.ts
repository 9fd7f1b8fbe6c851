import { expect, test } from 'vitest';
import { bufferedLog } from './log.ts';

test('the lines of one turn are written together', async () => {
  const written: string[] = [];
  const log = bufferedLog((text) => written.push(text));
  log('one');
  log('two');
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(['one\ntwo\n']);
  log('three');
  await expect.poll(() => written).toEqual(['one\ntwo\n', 'three\n']);
});

test('what waits can be written at once, and is not written again', async () => {
  const written: string[] = [];
  const log = bufferedLog((text) => written.push(text));
  log('last words');
  log.flush();
  expect(written).toEqual(['last words\n']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toHaveLength(1);
});

test('what a visitor sent neither forges an entry nor commands the terminal', () => {
  const written: string[] = [];
  const log = bufferedLog((text) => written.push(text));
  log('error: no \u001b[2Jsuch\u009b31m thing\r\n2026-11-21T10:00:00.000Z GET / 200\r2026\u202e');
  log('next');
  log.flush();
  expect(written.join('')).toBe(
    'error: no ·[2Jsuch·31m thing\n    2026-11-21T10:00:00.000Z GET / 200·2026·\nnext\n',
  );
});
