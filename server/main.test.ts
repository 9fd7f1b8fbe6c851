import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { comments, posting } from '#server/testing/comment-requests.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { Workplace } from '#server/testing/running-server.ts';
import { Visitor } from '#server/testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000 });

const workplace = (options?: { comments: string }) => {
  const place = new Workplace(options);
  onTestFinished(() => place.remove());
  return place;
};

const post = (visitor: Visitor) => visitor.ask(comments, posting({ id: 'abc1234', body: 'Kept' }));
const write = (address: string, message: string) => {
  const body = new URLSearchParams({ from_name: 'Grace', reply_to: 'grace@reader.example', message });
  return new Visitor(address).ask('/api/v1.0/email/send-form', { method: 'POST', body });
};

test('it takes a free port, says so, serves, stops cleanly and keeps data and sessions', async () => {
  const place = workplace();
  const first = place.start();
  const address = await first.address();
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
  expect(first.output).toContain(`${place.folder}/.data`);
  expect(await (await fetch(address)).text()).toContain('<title>Home</title>');

  const visitor = new Visitor(address);
  await visitor.signIn({ name: 'Ada Sample' });
  expect((await post(visitor)).status).toBe(201);
  const events = await fetch(`${address}/api/comments/events?page=/blogpost5`);
  expect(await first.stop()).toBe(0);
  // The stream of a reader was ended, not torn.
  expect(await events.text()).toContain('event: ready');
  expect(first.output).toMatch(/POST \/api\/comments 201 [\d.]+ ms\n/);
  expect(first.errors).toBe('');

  const second = place.start({ PORT: new URL(address).port });
  await second.address();
  const { threads } = await (await visitor.ask(comments)).json();
  expect(threads).toMatchObject([{ top: { id: 'abc1234', body: 'Kept', username: 'Ada Sample' } }]);
  expect((await post(visitor)).status).toBe(200);
  expect(await second.stop('SIGINT')).toBe(0);
});

test('a mail that is being sent when the server stops is not sent again', async () => {
  const ready = Promise.withResolvers<void>();
  const mail = await startMailServer({ isReady: ready.promise });
  const place = workplace();
  const first = place.start({ SMTP_URL: mail.url });
  const address = await first.address();
  expect((await write(address, 'One')).status).toBe(200);
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1), { timeout: 10_000 });
  const stopped = first.stop();
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 10_000 });
  ready.resolve();
  expect(await stopped).toBe(0);

  const second = place.start({ SMTP_URL: mail.url });
  expect((await write(await second.address(), 'Two')).status).toBe(200);
  await vi.waitFor(() => expect(mail.letters.at(-1)?.text).toContain('Two'), { timeout: 10_000 });
  expect(mail.letters).toHaveLength(2);
  await second.stop();
  await mail.close();
});

test('a second server that would send the same mail does not start, until the first one was killed', async () => {
  const place = workplace();
  const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const first = place.start(env);
  await first.address();
  const second = place.start(env);
  expect(await second.exitCode()).toBe(1);
  expect(second.errors).toMatch(/^Another server sends the mail of DATA_DIR=\.data, [^\n]+\n$/);
  await first.stop('SIGKILL');
  await place.start(env).address();
});

test('it keeps serving when its log cannot be written', async () => {
  const server = workplace().start();
  const address = await server.address();
  server.closeOutput();
  for (let i = 0; i < 3; i++) expect((await fetch(`${address}/nothing`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('while another program has locked the database, pages come without delay', async () => {
  const place = workplace();
  const server = place.start({ WRITES_PER_MINUTE: '0' });
  const address = await server.address();
  const other = new DatabaseSync(join(place.folder, '.data/site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const writes = Promise.all(Array.from({ length: 60 }, () => write(address, 'Hi')));
  await server.says(/POST/);
  const asked = performance.now();
  expect((await fetch(address)).status).toBe(200);
  // Far less than the five minutes of 60 writes that wait for as long as commands do.
  expect(performance.now() - asked).toBeLessThan(30_000);
  expect(new Set((await writes).map(({ status }) => status))).toEqual(new Set([503]));
  other.close();
  expect((await write(address, 'Hi')).status).toBe(200);
});

test('with comments on Firebase a public site starts without a Google client', async () => {
  const server = workplace({ comments: 'firebase' }).start({ SITE_URL: 'https://robin.example' });
  await vi.waitFor(() => expect(server.output).toContain('is at https://robin.example'), { timeout: 30_000 });
  expect(await server.stop()).toBe(0);
  expect(server.errors).toBe('');
});

test('a port that is taken is explained in a sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is of this kind.
  const { port } = other.address() as AddressInfo;
  const server = workplace().start({ PORT: String(port) });
  expect(await server.exitCode()).toBe(1);
  expect(server.errors).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=0 takes any free one.\n`,
  );
  other.close();
});
