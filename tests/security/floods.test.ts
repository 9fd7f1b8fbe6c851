import { afterAll, expect } from 'vitest';
import { comments, page, posting } from '#server/testing/comment-requests.ts';
import site from '../../sample/site.config.ts';
import { attacks } from './attacks.ts';
import { sendMessage, subscribe } from './form-requests.ts';
import { startHttp } from './target.ts';

const refuses = attacks('floods');
const target = await startHttp({ WRITES_PER_MINUTE: '10' });
afterAll(() => target.stop());

const count = (table: string, where = 'true') => {
  const db = target.database();
  const row = db.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${where}`).get();
  db.close();
  return Number(row?.count);
};
const times = <T>(n: number, each: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => each(i)));
/** The address of a visitor, as the proxy on this machine adds it. The visitor made up the address before it. */
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
    const answers = await times(20, (i) =>
      ada.ask(comments, withHeaders(posting({ body: how }), address(how === 'at once' ? 0 : i))),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(count('comments', `username = '${how}'`)).toBeLessThanOrEqual(10);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
      0,
    );
  },
);

const networks = ['203.0.113.3', '2001:db8:1:2::'];
refuses('six accounts of one network store no more than five', networks, async (network) => {
  await times(6, async (n) => {
    const person = await target.signedIn(`${n} of ${network}`);
    await times(12, (i) => {
      const address = network.endsWith('::') ? `${network}${n}${i}` : network;
      return person.ask(comments, withHeaders(posting({ body: 'x' }), from(address)(i)));
    });
  });
  expect(count('comments', `username LIKE '% of ${network}'`)).toBeLessThanOrEqual(50);
});

refuses('messages from one address are limited', [1], async () => {
  const answers = await times(15, (i) =>
    sendMessage(target, { from_name: 'Flood' }, { headers: from('203.0.113.7')(i) }),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(count('messages')).toBeLessThanOrEqual(10);
});

refuses('a full inbox says so, and says what to do instead', [1], async () => {
  const db = target.database();
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO messages (from_name, reply_to, message, received_at, to_mail)
    SELECT 'Flood', 'f@reader.example', 'x', '2026-01-01T00:00:00.000Z', 0 FROM n`);
  db.close();
  const answer = await sendMessage(target, {}, { headers: from('203.0.113.11')(0) });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(site.owner.email);
});

refuses('sign-ups from one address are limited', [1], async () => {
  await times(40, (i) =>
    subscribe(target, { EMAIL: `flood-${i}@reader.example` }, { headers: from('203.0.113.8')(i) }),
  );
  expect(count('subscribers')).toBeLessThanOrEqual(30);
});

refuses(
  'one mailbox is signed up five times an hour, from all networks and under all its names',
  [1],
  async () => {
    const names = [
      'mailbox@flood.example',
      'MAILBOX@flood.example',
      'm.a.i.l.b.o.x@flood.example',
      'mailbox+1@flood.example',
      'mail.box+2@flood.example',
      'mailbox@ｆlood.example',
      'mailbox@flooｄ.example',
    ];
    await times(20, (i) =>
      subscribe(
        target,
        { EMAIL: `${names[i % names.length]}` },
        { headers: { 'x-forwarded-for': `203.0.114.${i}` } },
      ),
    );
    expect(count('subscribers', "email NOT LIKE '%@reader.example'")).toBeLessThanOrEqual(5);
  },
);

refuses('one address opens a limited number of pages of earlier comments', [1], async () => {
  const answers = await times(40, (i) =>
    fetch(`${target.origin}${page}/comments?before=2026-01-01T00:00:00.0${10 + i}Z_zzzzzzz`, {
      headers: from('203.0.113.10')(i),
    }),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(10);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

refuses('one address holds a limited number of streams', [1], async () => {
  const [first, later] = [new AbortController(), new AbortController()];
  const open = (i: number, { signal }: AbortController) => {
    const headers = from('203.0.113.9')(i);
    return fetch(`${target.origin}/api/comments/events?page=${page}`, { headers, signal });
  };
  // Node closes the stream of an answer that nothing refers to, so all of them are kept.
  const answers = await times(60, (i) => open(i, first));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  first.abort();
  await expect.poll(async () => (await open(0, later)).status).toBe(200);
  later.abort();
});

// Last, for nobody signs in after it.
refuses('sign-ins from one address are limited', [1], async () => {
  const answers = await times(60, () => fetch(`${target.origin}/auth/popup`, { redirect: 'manual' }));
  const limited = answers.filter((each) => each.headers.get('location')?.includes('error=rate_limited'));
  expect(limited.length).toBeGreaterThanOrEqual(10);
});
