import { afterAll, describe, expect } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import { attacks } from './attacks.ts';
import { exchange, rawGet } from './raw-request.ts';
import { targets } from './shared-targets.ts';
import { startHttp, startHttps, type Target } from './target.ts';

const refuses = attacks('mailing list');
const mail = await startMailServer();
const { http } = targets;
const [https, limited] = await Promise.all([
  startHttps({ WRITES_PER_MINUTE: '0', SMTP_URL: mail.url }),
  startHttp(),
]);
afterAll(async () => {
  for (const target of [https, limited]) await target.stop();
  mail.close();
});

const ownPage = (target: Target) => ({
  'sec-fetch-site': 'same-origin',
  referer: `${target.origin}/subscribe`,
});
const jsonp = (
  target: Target,
  fields: Readonly<Record<string, string>>,
  headers: HeadersInit = ownPage(target),
) =>
  fetch(
    `${target.origin}/list/subscribe/post-json?${new URLSearchParams({ u: '1', id: '1', c: 'subscribe_answer_1', ...fields })}`,
    { headers },
  );
const form = (target: Target, fields: Readonly<Record<string, string>>) =>
  target.visitor().ask('/list/subscribe/post', { method: 'POST', body: new URLSearchParams(fields) });
const subscribers = (target: Target) => {
  const db = target.database();
  const rows = db.prepare('SELECT * FROM subscribers').all();
  db.close();
  return rows;
};

describe.each([
  { scheme: 'http, without mail', target: http },
  { scheme: 'https, with mail', target: https },
])('on $scheme', ({ target }) => {
  const known = [
    'known@reader.example',
    'KNOWN@reader.example',
    ' known@reader.example',
    'known@READER.example',
  ];
  refuses('a known address is answered like a new one', known, async (email) => {
    await jsonp(target, { EMAIL: 'known@reader.example', MERGE1: 'Ada', MERGE2: 'Example' });
    const told = async (answer: Response) => [
      answer.status,
      [...answer.headers].filter(([name]) => name !== 'date'),
      await answer.text(),
    ];
    const fresh = `${crypto.randomUUID().slice(0, 5)}@reader.example`;
    expect(await told(await jsonp(target, { EMAIL: email }))).toEqual(
      await told(await jsonp(target, { EMAIL: fresh })),
    );
    const another = `${crypto.randomUUID().slice(0, 5)}@reader.example`;
    expect(await told(await form(target, { EMAIL: email }))).toEqual(
      await told(await form(target, { EMAIL: another })),
    );
  });

  const callbacks = [
    ...[
      '',
      'alert',
      'eval',
      'a',
      'a.b',
      'window.opener.x',
      'document.write',
      'parent.postMessage',
      'constructor',
      '$',
    ],
    ...[
      'subscribe_answer_',
      'subscribe_answer_x',
      'subscribe_answer_1.x',
      'subscribe_answer_1;alert(1)',
      'subscribe_answer_1(1)',
    ],
    ...[
      'subscribe_answer_1\n',
      ' subscribe_answer_1',
      'subscribe_answer_1,alert',
      'xsubscribe_answer_1',
      'SUBSCRIBE_ANSWER_1',
    ],
    ...[
      `subscribe_answer_${'1'.repeat(500)}`,
      'subscribe_answer_1//',
      '<script>',
      '/*',
      '\u2028subscribe_answer_1',
      '__proto__',
    ],
  ];
  refuses('only the callbacks of our own form are called', callbacks, async (c) => {
    const answer = await jsonp(target, { EMAIL: 'callback@reader.example', c });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).not.toMatch(/javascript/);
    expect(subscribers(target).map(({ email }) => email)).not.toContain('callback@reader.example');
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
  refuses('no other page subscribes anybody or reads an answer', sources, async (headers) => {
    const fetched = await jsonp(target, { EMAIL: 'elsewhere@reader.example' }, headers);
    expect(fetched.status).toBe(403);
    const link = new URLSearchParams({ EMAIL: 'elsewhere@reader.example' });
    await fetch(`${target.origin}/list/subscribe/post?${link}`, { headers, redirect: 'manual' });
    expect(subscribers(target).map(({ email }) => email)).not.toContain('elsewhere@reader.example');
  });

  const addresses = [
    ...[
      'evil',
      '@',
      'a@',
      '@b.example',
      'a@b',
      'a@@b.example',
      'a@b.example@c.example',
      'a b@c.example',
      'a@b..example',
    ],
    ...[
      'a@b.example\r\nBcc: evil@evil.example',
      'a@b.example\nX: y',
      'a\r\n@b.example',
      'a@b.example,evil@evil.example',
    ],
    ...[
      'a@b.example;evil@evil.example',
      '<evil@evil.example>',
      '"a\r\nBcc: x"@b.example',
      'a@b.example\0',
      'a\0@b.example',
    ],
    ...[
      'a@[127.0.0.1]',
      'a(comment)@b.example',
      `${'a'.repeat(65)}@b.example`,
      `a@${'b'.repeat(300)}.example`,
    ],
    ...[
      '<script>alert(1)</script>@b.example',
      'a@<img src=x>.example',
      'a\u0085@b.example',
      'a\u001b[31m@b.example',
    ],
  ];
  refuses('what is no address is not subscribed, and comes back as text', addresses, async (email) => {
    const before = subscribers(target).length;
    const answer = await (await form(target, { EMAIL: email })).text();
    await jsonp(target, { EMAIL: email });
    expect(subscribers(target)).toHaveLength(before);
    expect(answer).not.toMatch(/<script>alert|<img src=x>/);
  });
});

refuses('too many tries are answered alike for a known and a new address', ['jsonp', 'form'], async (how) => {
  const ask = how === 'jsonp' ? jsonp : form;
  const [known, fresh] = [`known-${how}@reader.example`, `fresh-${how}@reader.example`];
  const db = limited.database();
  db.prepare('INSERT INTO subscribers (email, first_name, last_name, subscribed_at) VALUES (?, ?, ?, ?)').run(
    ...[known, '', '', '2026-01-01T00:00:00.000Z'],
  );
  db.close();
  for (let i = 0; i < 7; i++) {
    const told = async (email: string) =>
      (await (await ask(limited, { EMAIL: email })).text()).replaceAll(email, '');
    expect(await told(known)).toBe(await told(fresh));
  }
});

const names = [
  'Ada\r\nBcc: evil@evil.example',
  'Ada\nX-Injected: yes',
  '=?utf-8?q?Ada=0D=0ABcc:_evil?=',
  '<b>Ada</b> https://evil.example',
];
refuses(
  'the mail that confirms carries nothing that a visitor typed, and has one recipient',
  names,
  async (name) => {
    const email = `${crypto.randomUUID()}@reader.example`;
    await jsonp(https, { EMAIL: email, MERGE1: name, MERGE2: name });
    await expect
      .poll(() => mail.letters.some(({ to }) => to.includes(email)), { timeout: 15_000 })
      .toBe(true);
    const letter = mail.letters.find(({ to }) => to.includes(email));
    expect(letter?.to).toEqual([email]);
    expect(letter?.text).not.toMatch(/evil|X-Injected|<b>/);
  },
);

refuses(
  'opening the link of a mail confirms nobody, as a mail scanner would',
  ['GET', 'HEAD'],
  async (method) => {
    const email = `${crypto.randomUUID()}@reader.example`;
    await jsonp(https, { EMAIL: email });
    await expect
      .poll(() => mail.letters.some(({ to }) => to.includes(email)), { timeout: 15_000 })
      .toBe(true);
    const text =
      mail.letters
        .find(({ to }) => to.includes(email))
        ?.text.replaceAll('=\r\n', '')
        .replaceAll('=3D', '=') ?? '';
    const links = text.match(/https:\/\/localhost:\d+\/list\/[^\s>]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) await fetch(link, { method });
    expect(subscribers(https).find((row) => row.email === email)).toMatchObject({ confirmed_at: null });
  },
);

const tokens = ['', 'A', 'A'.repeat(43), "' OR 1=1 --", '%00', '../x', '*', 'null', 'undefined', '__proto__'];
refuses('a made-up token confirms and removes nobody', tokens, async (token) => {
  const before = subscribers(https);
  for (const path of ['/list/confirm', '/list/unsubscribe']) {
    const query = `?token=${encodeURIComponent(token)}`;
    expect((await https.visitor().ask(path + query, { method: 'POST' })).status).toBe(404);
    const { statuses } = await exchange(https.connect(), rawGet(path + query));
    expect(statuses).toEqual([404]);
  }
  expect(subscribers(https)).toEqual(before);
});
