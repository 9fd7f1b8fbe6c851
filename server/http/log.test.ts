import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { logTo, requestLog } from './log.ts';

test('each request has a line without its query, except for a GET that succeeds within a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: string[] = [];
  const app = new Hono()
    .use(
      requestLog(
        (line) => lines.push(line),
        () => new Date('2026-11-21T10:00:00.000Z'),
      ),
    )
    .all('/page', (c) => c.text('hello'))
    .get('/moved', (c) => c.redirect('/page'))
    .get('/slow', (c) => {
      vi.advanceTimersByTime(1500);
      return c.text('at last');
    });
  for (const path of ['/page?name=Ada', '/moved?name=Ada', '/nothing?name=Ada', '/slow?name=Ada'])
    await app.request(path);
  for (const method of ['HEAD', 'POST']) await app.request('/page', { method });
  vi.useRealTimers();
  expect(lines.map((line) => line.replace('2026-11-21T10:00:00.000Z ', ''))).toEqual([
    'GET /moved 302 0.0 ms',
    'GET /nothing 404 0.0 ms',
    'GET /slow 200 1500.0 ms',
    'POST /page 200 0.0 ms',
  ]);
});

test('what a visitor sent neither forges an entry nor commands the terminal', () => {
  const written: string[] = [];
  const log = logTo((text) => written.push(text));
  log('error: no \u001b[2Jsuch\u009b31m thing\r\n2026-11-21T10:00:00.000Z GET / 200\r2026\u202e');
  log('next');
  expect(written.join('')).toBe(
    'error: no ·[2Jsuch·31m thing\n    2026-11-21T10:00:00.000Z GET / 200·2026·\nnext\n',
  );
});
