import { expect } from 'vitest';
import { attacks, inputs } from './attacks.ts';
import { noAddresses, subscribe, subscribeByJsonp } from './form-requests.ts';
import { exchange, rawGet } from './raw-request.ts';
import { targets } from './shared-targets.ts';

// What the mails of the list allow is in mail.test.ts.

const refuses = attacks('mailing list');
const target = targets.https;
const subscribers = () => {
  const db = target.database();
  const rows = db.prepare('SELECT * FROM subscribers').all();
  db.close();
  return rows;
};

const callbacks = [
  ...inputs`
  alert eval a a.b window.opener.x document.write parent.postMessage constructor $ subscribe_answer_
  subscribe_answer_x subscribe_answer_1.x subscribe_answer_1;alert(1) subscribe_answer_1(1)
  subscribe_answer_1,alert xsubscribe_answer_1 SUBSCRIBE_ANSWER_1
  subscribe_answer_${'1'.repeat(500)}
  subscribe_answer_1// <script> /* __proto__`,
  '',
  'subscribe_answer_1\n',
  ' subscribe_answer_1',
  '\u2028subscribe_answer_1',
];
refuses('only the callbacks of our own form are called', callbacks, async (c) => {
  const answer = await subscribeByJsonp(target, { EMAIL: 'callback@reader.example', c });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.get('content-type')).not.toMatch(/javascript/);
  expect(subscribers().map(({ email }) => email)).not.toContain('callback@reader.example');
});

const sources: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', referer: `${target.origin}/subscribe` },
  { referer: 'https://evil.example/' },
  { referer: `${target.origin}.evil.example/` },
  { referer: `https://evil.example/${target.origin}` },
  { referer: `${target.origin.replace('://', '://evil.example@')}.evil/` },
  { referer: 'null' },
  { origin: 'https://evil.example' },
];
refuses('no other page subscribes anyone or reads an answer', sources, async (headers) => {
  const fetched = await subscribeByJsonp(target, { EMAIL: 'elsewhere@reader.example' }, headers);
  expect(fetched.status).toBe(403);
  const link = new URLSearchParams({ EMAIL: 'elsewhere@reader.example' });
  await fetch(`${target.origin}/list/subscribe/post?${link}`, { headers, redirect: 'manual' });
  expect(subscribers().map(({ email }) => email)).not.toContain('elsewhere@reader.example');
});

refuses('what is no address is not subscribed, and comes back as text', noAddresses, async (email) => {
  const answer = await (await subscribe(target, { EMAIL: email })).text();
  await subscribeByJsonp(target, { EMAIL: email });
  // Other attacks add readers to this site at the same time.
  const added = subscribers().filter((row) => !String(row.email).endsWith('@reader.example'));
  expect(added).toEqual([]);
  expect(answer).not.toMatch(/<script>alert|<img src=x>/);
});
const tokens = ['', 'A', 'A'.repeat(43), "' OR 1=1 --", '%00', '../x', '*', 'null', 'undefined', '__proto__'];
refuses('a made-up token confirms and removes nobody', tokens, async (token) => {
  const confirmed = () => subscribers().map(({ email, confirmed_at }) => [email, confirmed_at]);
  const before = confirmed();
  for (const path of ['/list/confirm', '/list/unsubscribe']) {
    const query = `?token=${encodeURIComponent(token)}`;
    expect((await target.visitor().ask(path + query, { method: 'POST' })).status).toBe(404);
    const { statuses } = await exchange(target.connect(), rawGet(path + query));
    expect(statuses).toEqual([404]);
  }
  expect(confirmed()).toEqual(expect.arrayContaining(before));
});
