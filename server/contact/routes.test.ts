import { beforeEach, expect, test } from 'vitest';
import { openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';
import { hostileLines } from '../../tests/setup/hostile-input.ts';
import { createMessageStore } from './store.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

const provider = { lib_version: '3.2.0', service_id: 's', template_id: 't', user_id: 'u' };
const good = { from_name: 'Grace', reply_to: 'grace@reader.example', message: 'Hello' };
const stored = () => createMessageStore(site.db, () => new Date(site.clock.now)).list();

function send(fields: Record<string, string | Blob>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...provider, ...fields })) body.append(name, value);
  return site.app.request('/api/v1.0/email/send-form', {
    method: 'POST',
    body,
    headers: { origin, ...headers },
  });
}

test('a message that is sent again because its answer was lost is kept once', async () => {
  for (let times = 0; times < 3; times++) expect((await send(good)).status).toBe(200);
  await send({ ...good, message: 'Hello again' });
  expect(stored()).toHaveLength(2);
  site.clock.now += 61 * 60 * 1000;
  await send(good);
  expect(stored()).toHaveLength(3);
  // The clock was a year ahead, and is set right.
  site.clock.now -= 365 * 24 * 60 * 60 * 1000;
  await send(good);
  expect(stored()).toHaveLength(4);
});

test('hostile lines come back byte for byte', async () => {
  const lines = hostileLines.filter((line, index) => line.trim() !== '' && index % 16 === 0);
  for (const message of lines) expect((await send({ ...good, message })).status, message).toBe(200);
  expect(
    stored()
      .map(({ message }) => message)
      .reverse(),
  ).toEqual(lines.map((line) => line.replaceAll('\r\n', '\n')));
});

test('a missing or wrong field is named, and nothing is stored', async () => {
  const { from_name: _name, ...nameless } = good;
  for (const [fields, words] of [
    [nameless, 'name'],
    [{ ...good, from_name: ' \n' }, 'name'],
    [{ ...good, from_name: 'x'.repeat(201) }, 'name'],
    [{ ...good, reply_to: 'grace' }, 'email'],
    [{ ...good, reply_to: 'a@b.example, c@d.example' }, 'email'],
    [{ ...good, reply_to: `${'r'.repeat(300)}@reader.example` }, 'email'],
    [{ ...good, reply_to: 'a@b.example\nBcc: all@reader.example' }, 'email'],
    [{ ...good, message: '   ' }, 'message'],
    [{ ...good, message: 'x'.repeat(10_001) }, 'message'],
    [{ ...good, message: new Blob(['a file']) }, 'message'],
  ] as const) {
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  }
  expect(stored()).toEqual([]);
});

test('10,000 characters are not too many, and the space around them counts, for it is kept', async () => {
  const lines = 'x\r\n'.repeat(5000);
  expect((await send({ ...good, message: lines })).status).toBe(200);
  expect(stored()[0]?.message).toHaveLength(10_000);
  expect((await send({ ...good, message: ` ${'x'.repeat(10_000)}` })).status).toBe(422);
  expect((await send({ ...good, message: `x${' '.repeat(100_000)}` })).status).toBe(422);
  expect((await send({ ...good, from_name: `Ada${' '.repeat(200)}` })).status).toBe(422);
  expect(stored()).toHaveLength(1);
});

test('a form that a program filled in is answered and forgotten', async () => {
  const answer = await send({ ...good, website: 'https://spam.example' });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(stored()).toEqual([]);
});

test('someone who sends too many is told how long to wait', async () => {
  site = openTestApp({ config: { writesPerMinute: 20, writesPerDay: 1 } });
  await send(good);
  expect(await (await send(good)).text()).toBe('Too many messages. Please try again in 24 hours.');
});

test('a plain form without script is answered with a page', async () => {
  const sent = await send(good, { accept: 'text/html,*/*' });
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(await sent.text()).toContain('<h1>Message sent</h1>');
  const refused = await send({ ...good, message: '' }, { accept: 'text/html' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('The message is missing');
});
