import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { bufferedLog, requestLog } from './log.ts';

test('the lines of one turn are written together', async () => {
  const written: string[] = [];
  const log = bufferedLog((text) => written.push(text));
  log('one');
  log('two');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['one\ntwo\n']));
  log('three');
  await vi.waitFor(() => expect(written).toEqual(['one\ntwo\n', 'three\n']));
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

test('a request is logged by its path as it was sent, without the query', async () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const app = new Hono().use(requestLog(log, () => new Date(0))).all('*', (c) => c.text('yes'));
  await app.request('/a%0A2026%20GET%1b[2J%25%C2%9B/ü?EMAIL=ada@mail.example');
  expect(lines[0]).toMatch(
    /^1970-01-01T00:00:00\.000Z GET \/a%0A2026%20GET%1b\[2J%25%C2%9B\/%C3%BC 200 [\d.]+ ms$/,
  );
});
