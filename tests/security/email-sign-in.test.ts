import { afterAll, expect } from 'vitest';
import { manifest, openSharedTestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { attacks, inputs } from './attacks.ts';
import { noAddresses } from './form-requests.ts';

const refuses = attacks('sign-in by email');

interface Sent {
  readonly to: string;
  readonly text: string;
  readonly subject: string;
}
const sent: Sent[] = [];
const sendMail = async (mail: unknown) => {
  const { to, ...rest } = mail as { to: { address: string }; text: string; subject: string };
  sent.push({ ...rest, to: to.address });
};
const opened = (config: Parameters<typeof openSharedTestApp>[0]) =>
  openSharedTestApp({ manifest: { ...manifest, signIn: ['email'] }, sendMail, ...config });
const site = opened({});
const limited = opened({ config: { writesPerMinute: 100_000, writesPerDay: 1_000_000 } });
const published = opened({ config: { siteUrl: new URL('https://robin.example') } });
const base = await site.listen();
afterAll(() => {
  for (const each of [site, limited, published]) each.close();
});

const post = (visitor: Visitor, path: string, form: Readonly<Record<string, string>>, headers = {}) =>
  visitor.ask(path, { method: 'POST', body: new URLSearchParams(form), headers });
const codeIn = ({ text }: Sent) => /^(\d{4}) (\d{4})$/m.exec(text)?.slice(1).join('') ?? '';
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@reader.example`;
/** A browser that waits for a code, and the code. */
async function asked(email = newAddress(), visitor = new Visitor(base)) {
  await post(visitor, '/auth/email', { email });
  const letter = sent.at(-1);
  if (letter === undefined) throw new Error('no email was sent');
  return { visitor, email, code: codeIn(letter) };
}
const type = (visitor: Visitor, code: string, name = 'Ada') =>
  post(visitor, '/auth/email/code', { code, name });
async function signedIn(email?: string, name = 'Ada') {
  const waiting = await asked(email);
  await type(waiting.visitor, waiting.code, name);
  return { ...waiting, reader: await waiting.visitor.reader() };
}

refuses(
  'a mail scanner that opens the link uses nothing up, with and without the cookies of the browser',
  ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].flatMap((method) =>
    [true, false].map((own) => ({ method, own })),
  ),
  async ({ method, own }) => {
    const { visitor, code } = await asked();
    const scanner = own ? visitor : new Visitor(base);
    for (let i = 0; i < 20; i++) await scanner.ask(`/auth/email/code?code=${code}`, { method });
    expect(await scanner.reader()).toBeNull();
    await type(visitor, code);
    expect(await visitor.reader()).toMatchObject({ displayName: 'Ada' });
  },
);

refuses('a code works once', ['in the same browser', 'with the cookies of before'], async (where) => {
  const { visitor, code } = await asked();
  const { cookie } = visitor;
  await type(visitor, code);
  await visitor.ask('/api/reader/sign-out', { method: 'POST' });
  const again = where === 'in the same browser' ? visitor : new Visitor(base);
  await post(again, '/auth/email/code', { code, name: 'Eve' }, again === visitor ? {} : { cookie });
  expect(await again.reader()).toBeNull();
});

refuses('no session outlives the next sign-in of its browser', ['Ada', 'Eve'], async (name) => {
  const { visitor } = await signedIn();
  const { cookie } = visitor;
  await type(visitor, (await asked(undefined, visitor)).code, name);
  expect(await visitor.reader()).toMatchObject({ displayName: name });
  const { reader } = await (await fetch(`${base}/api/reader`, { headers: { cookie } })).json();
  expect(reader).toBeNull();
});

refuses('a code that is sent many times at once makes one session', [1], async () => {
  const { visitor, code } = await asked();
  const sessions = () => Number(site.db.prepare('SELECT count(*) AS n FROM session').get()?.n);
  const before = sessions();
  await Promise.all(Array.from({ length: 9 }, () => type(visitor, code)));
  expect(sessions()).toBe(before + 1);
});

refuses(
  "another browser can't use a code",
  ['without cookies', 'amid a sign-in of its own', 'signed in as another person'],
  async (where) => {
    const { visitor, code } = await asked();
    const eve = {
      'without cookies': () => ({ visitor: new Visitor(base) }),
      'amid a sign-in of its own': () => asked(),
    }[where];
    const other = (await (eve ?? (() => signedIn(undefined, 'Eve')))()).visitor;
    const before = await other.reader();
    expect((await type(other, code)).headers.get('location')).toBeNull();
    expect(await other.reader()).toEqual(before);
    await type(visitor, code);
    expect(await visitor.reader()).toMatchObject({ displayName: 'Ada' });
  },
);

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const forgeries: Readonly<Record<string, (own: string, victim: string) => string>> = {
  'the address of the victim, with a code of their own': (own, victim) =>
    `${own.split('.')[0]}.${encoded(victim)}`,
  'the address of the owner': (own) => `${own.split('.')[0]}.${encoded(manifest.owner.account ?? '')}`,
  'a longer address': (own, victim) => `${own}${encoded(`,${victim}`)}`,
  'no address': (own) => `${own.split('.')[0]}`,
  'a made-up token': (own) => `${'A'.repeat(32)}.${own.split('.')[1]}`,
  'an empty token': (own) => `.${own.split('.')[1]}`,
  nothing: () => '',
};
refuses('a forged cookie signs nobody in', Object.keys(forgeries), async (how) => {
  const victim = await signedIn();
  const eve = await asked();
  const own = /email_sign_in=([^;]*)/.exec(eve.visitor.cookie)?.[1] ?? '';
  const cookie = `site.email_sign_in=${forgeries[how]?.(own, victim.email)}`;
  const visitor = new Visitor(base);
  await post(visitor, '/auth/email/code', { code: eve.code, name: 'Eve' }, { cookie });
  expect(await visitor.reader()).toBeNull();
});

refuses('a code ends after ten minutes', [10 * 60_000], async (ms) => {
  const { visitor, code } = await asked();
  const { now } = site.clock;
  site.clock.now += ms;
  const { headers } = await type(visitor, code);
  site.clock.now = now;
  expect(headers.get('location')).toBeNull();
  expect(await visitor.reader()).toBeNull();
});

refuses('after ten codes, not even the right one works', ['one by one', 'at once'], async (how) => {
  const { visitor, code } = await asked();
  const wrong = Array.from({ length: 10 }, (_, i) => String((Number(code) + 1 + i) % 1e8).padStart(8, '0'));
  if (how === 'at once') await Promise.all(wrong.map((each) => type(visitor, each)));
  else for (const each of wrong) await type(visitor, each);
  expect((await type(visitor, code)).status).toBe(429);
  expect(await visitor.reader()).toBeNull();
});

const guesses = [
  ...inputs`
  0 % ________ null １２３４５６７８ -1 1e8
  ${'x'.repeat(10_000)}`,
  '',
  '00000000\n',
];
refuses('what is no code signs nobody in', guesses, async (code) => {
  const { visitor } = await asked();
  expect((await type(visitor, code)).status).toBe(422);
  expect(await visitor.reader()).toBeNull();
});

refuses(
  "another site's page can neither ask for a code nor use one, nor sign its visitor in as somebody else",
  ['https://evil.example', 'null', 'http://localhost', undefined],
  async (origin) => {
    const { visitor, code } = await asked();
    const init = (form: Record<string, string>) => ({
      method: 'POST',
      redirect: 'manual' as const,
      body: new URLSearchParams(form),
      headers: { cookie: visitor.cookie, ...(origin === undefined ? {} : { origin }) },
    });
    const count = sent.length;
    const both = [
      await fetch(`${base}/auth/email`, init({ email: newAddress() })),
      await fetch(`${base}/auth/email/code`, init({ code, name: 'Ada' })),
    ];
    for (const { headers } of both) expect(headers.get('location')).toBe('/auth/done?error=unavailable');
    expect(sent.length).toBe(count);
  },
);

refuses('a link of somebody else leaves their visitor signed out', [1], async () => {
  const eve = await asked();
  const victim = new Visitor(base);
  const page = await (await victim.ask(`/auth/email/code?code=${eve.code}`)).text();
  expect(page).not.toContain('<form');
  await type(victim, eve.code);
  expect(await victim.reader()).toBeNull();
});

const ways = ['callbackURL', 'redirect', 'next', 'return_to', 'url'];
refuses('no parameter leads to another site', ways, async (name) => {
  const { visitor, code } = await asked();
  const away = `${name}=https://evil.example`;
  expect(await (await visitor.ask(`/auth/email/code?${away}`)).text()).not.toContain('evil');
  const answer = await post(visitor, `/auth/email/code?${away}`, {
    code,
    name: 'Ada',
    [name]: '//evil.example',
  });
  expect(answer.headers.get('location')).toBe('/auth/done');
});

refuses(
  'the link in the email leads to this site, no matter what the request claims',
  ['Host', 'X-Forwarded-Host', 'Forwarded'],
  async (name) => {
    const value = name === 'Forwarded' ? 'host=evil.example' : 'evil.example';
    await published.app.request('https://robin.example/auth/email', {
      method: 'POST',
      body: new URLSearchParams({ email: newAddress() }),
      headers: { origin: 'https://robin.example', [name]: value },
    });
    expect(sent.at(-1)?.text).toContain('\nhttps://robin.example/auth/email/code?code=');
    expect(JSON.stringify(sent.at(-1))).not.toContain('evil');
  },
);

refuses('the cookie is for this host, for https and for no script', [1], async () => {
  const { headers } = await published.app.request('https://robin.example/auth/email', {
    method: 'POST',
    body: new URLSearchParams({ email: newAddress() }),
    headers: { origin: 'https://robin.example' },
  });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-site\.email_sign_in=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

refuses(
  'a known address is answered like a new one',
  ['known@reader.example', 'KNOWN@reader.example', 'robin@mail.example'],
  async (email) => {
    await signedIn('known@reader.example');
    const answersTo = async (typed: string) => {
      const visitor = new Visitor(base);
      const answers = [
        await post(visitor, '/auth/email', { email: typed }),
        await visitor.ask('/auth/email/code'),
        await type(visitor, '1'),
      ];
      const bodies = await Promise.all(answers.map(async (each) => [each.status, await each.text()]));
      return JSON.stringify(bodies).replaceAll(typed.toLowerCase(), '');
    };
    expect(await answersTo(email)).toBe(await answersTo(newAddress()));
    expect(sent.at(-2)?.text.replace(/[\d ]{8,}/g, '')).toBe(sent.at(-1)?.text.replace(/[\d ]{8,}/g, ''));
  },
);

const hostile = [...noAddresses, `${' '.repeat(50_000)}@`];
refuses('what is no address gets no email', hostile, async (email) => {
  const count = sent.length;
  const answer = await post(new Visitor(base), '/auth/email', { email });
  expect([422, 413]).toContain(answer.status);
  expect(sent.length).toBe(count);
});

// A person is known by the address that the email went to, so a lookalike is either that address or another person.
const alikes = [
  '\u212aate@reader.example',
  'kate@READER.example',
  'kate@ｒｅａｄｅｒ.example',
  'kate@reader。example',
  'kate@rea\u00adder.example',
];
refuses('a variant of an address is mailed to that very address', alikes, async (email) => {
  await asked(email);
  expect(sent.at(-1)?.to).toBe('kate@reader.example');
});
const others = [
  'kate@reаder.example',
  'kate+x@reader.example',
  'ka.te@reader.example',
  'kate@reader.example.evil.example',
];
refuses('an address that looks like another one is another person', others, async (email) => {
  const kate = await signedIn('kate@reader.example', 'Kate');
  const eve = await signedIn(email, 'Eve');
  expect(sent.at(-1)?.to).not.toBe('kate@reader.example');
  expect(eve.reader.uid).not.toBe(kate.reader.uid);
});

refuses('a mailbox gets five emails an hour, from all networks and under all its names', [1], async () => {
  const names = ['flood', 'FLOOD', 'f.l.o.o.d', 'flood+1', 'fl.ood+2'];
  const count = sent.length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      limited.app.request('/auth/email', {
        method: 'POST',
        body: new URLSearchParams({ email: `${names[i % names.length]}@reader.example` }),
        headers: { origin: 'http://localhost', 'x-forwarded-for': `203.0.113.${i}` },
      }),
    ),
  );
  expect(sent.length).toBe(count + 5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

refuses('a network asks for thirty emails an hour', [1], async () => {
  const count = sent.length;
  for (let i = 0; i < 40; i++)
    await limited.app.request('/auth/email', {
      method: 'POST',
      body: new URLSearchParams({ email: newAddress() }),
      headers: { origin: 'http://localhost', 'x-forwarded-for': `198.51.100.${i}, 203.0.113.200` },
    });
  expect(sent.length).toBe(count + 30);
});
