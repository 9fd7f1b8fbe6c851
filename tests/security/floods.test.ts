import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect } from 'vitest';
import { attacks } from './attacks.ts';
import { comments, editing, newId, page, posting } from './comment-requests.ts';
import { request } from './raw-request.ts';
import { type OwnTarget, startHttp } from './target.ts';

const refuses = attacks('floods');
const [target, byDay] = await Promise.all([
  startHttp({ WRITES_PER_MINUTE: '10' }),
  startHttp({ WRITES_PER_MINUTE: '1000', WRITES_PER_DAY: '12', COMMENTS_PER_PAGE: '5' }),
]);
afterAll(async () => {
  await target.stop();
  await byDay.stop();
});

const count = (from: OwnTarget, table: string, where = 'true') => {
  const db = from.database();
  const row = db.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${where}`).get();
  db.close();
  return Number(row?.count);
};
const times = <T>(n: number, each: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => each(i)));
/** The address of a visitor, as the proxy on this machine says it. What stands before it the visitor made up. */
const from = (address: string) => (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}, ${address}` });
const withHeaders = (init: RequestInit, headers: Readonly<Record<string, string>>): RequestInit => ({
  ...init,
  headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers },
});

refuses(
  'one person stores no more than the limit of a minute',
  ['at once', 'with made-up addresses'],
  async (how) => {
    const ada = await target.signedIn(how);
    const address = from(how === 'at once' ? '203.0.113.1' : '203.0.113.2');
    const answers = await times(40, (i) =>
      ada.ask(comments, withHeaders(posting({ body: how }), address(how === 'at once' ? 0 : i))),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    expect(count(target, 'comments', `username = '${how}'`)).toBeLessThanOrEqual(10);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
      0,
    );
  },
);

const networks = ['203.0.113.3', '2001:db8:1:2::', '::ffff:203.0.113.4'];
refuses('six accounts of one network store no more than five', networks, async (network) => {
  const accounts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} of ${network}`);
  for (const [n, name] of accounts.entries()) {
    const person = await target.signedIn(name);
    await times(15, (i) => {
      const address = network.endsWith('::') ? `${network}${n}${i}` : network;
      return person.ask(comments, withHeaders(posting({ body: 'x' }), from(address)(i)));
    });
  }
  expect(count(target, 'comments', `username LIKE '% of ${network}'`)).toBeLessThanOrEqual(50);
});

refuses('edits count as writes', [1], async () => {
  const ada = await target.signedIn('Edith');
  const address = from('203.0.113.5')(0);
  const id = newId();
  await ada.ask(comments, withHeaders(posting({ id, body: 'x' }), address));
  const answers = await times(40, () =>
    ada.ask(`/api/comments/${id}`, withHeaders(editing({ body: 'y' }), address)),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(9);
});

refuses('a person has a limit of a day', [1], async () => {
  const ada = await byDay.signedIn('Daisy');
  const id = newId();
  await ada.ask(comments, posting({ id, body: 'x' }));
  const answers = await times(40, () => ada.ask(`/api/comments/${id}`, editing({ body: 'y' })));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(11);
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
    60,
  );
});

refuses('a page holds no more comments than it can', [1], async () => {
  const at = '/api/comments?page=/blogpost4';
  const answers = await times(10, async (i) =>
    (await byDay.signedIn(`Page ${i}`)).ask(at, posting({ body: 'x' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(count(byDay, 'comments', "path_name = '/blogpost4'")).toBe(5);
});

refuses('messages from one address are limited', [1], async () => {
  const answers = await times(40, (i) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      from_name: 'Flood',
      reply_to: 'f@reader.example',
      message: 'x',
    }))
      body.append(name, value);
    return target
      .visitor()
      .ask('/api/v1.0/email/send-form', { method: 'POST', body, headers: from('203.0.113.7')(i) });
  });
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
  expect(count(target, 'messages')).toBeLessThanOrEqual(10);
});

refuses('sign-ups from one address are limited', [1], async () => {
  await times(120, (i) =>
    target.visitor().ask('/list/subscribe/post', {
      method: 'POST',
      body: new URLSearchParams({ EMAIL: `flood-${i}@reader.example` }),
      headers: from('203.0.113.8')(i),
    }),
  );
  expect(count(target, 'subscribers')).toBeLessThanOrEqual(50);
});

refuses('one address holds a limited number of streams', [1], async () => {
  const ends = new AbortController();
  const answers = await times(80, (i) =>
    fetch(`${target.origin}/api/comments/events?page=${page}`, {
      headers: from('203.0.113.9')(i),
      signal: ends.signal,
    }),
  );
  const statuses = answers.map(({ status }) => status);
  ends.abort();
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

/** Memory of the server, in megabytes. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(target.server.pid)], { encoding: 'utf8' })) / 1024;

refuses('readers who never read take a few megabytes each at most', ['plain', 'compressed'], async (how) => {
  const db = target.database();
  db.prepare(
    // The longest first page that there can be: twenty threads with ten replies of 5,000 characters each.
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 220)
     INSERT OR IGNORE INTO comments SELECT printf('%07d', i), hex(randomblob(7500)),
       CASE WHEN i <= 20 THEN NULL ELSE printf('%07d', 1 + i % 20) END, 'u', 'n', '',
       '2026-01-01T00:00:00.000Z', '/blogpost9' FROM n`,
  ).run();
  db.close();
  const path = '/api/comments?page=/blogpost9';
  const headers = { 'accept-encoding': how === 'plain' ? 'identity' : 'br, gzip' };
  expect((await (await fetch(target.origin + path, { headers })).text()).length).toBeGreaterThan(3_000_000);
  const before = memory();
  const sockets = await times(20, async () => {
    const socket = target.connect();
    socket.write(
      request([`GET ${path} HTTP/1.1`, 'Host: localhost', `Accept-Encoding: ${headers['accept-encoding']}`]),
    );
    await once(socket, 'readable');
    return socket;
  });
  const after = memory();
  for (const socket of sockets) socket.destroy();
  expect(Math.round((after - before) / sockets.length)).toBeLessThanOrEqual(4);
});

// Last, for nobody signs in after it.
refuses('sign-ins from one address are limited', [1], async () => {
  const answers = await times(120, () => fetch(`${target.origin}/auth/popup`, { redirect: 'manual' }));
  const limited = answers.filter((each) => each.headers.get('location')?.includes('error=rate_limited'));
  expect(limited.length).toBeGreaterThanOrEqual(70);
});
