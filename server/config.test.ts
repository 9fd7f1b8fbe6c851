import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import type { SignInProvider } from '#features/comments/port.ts';
import { ConfigError, checkSignIn, parseEnvironment } from './config.ts';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const refusal = (env: Record<string, string>, offered: SignInProvider[] = ['google']) => {
  try {
    checkSignIn(parseEnvironment(env), offered);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

test('nothing needs to be set', () => {
  expect(parseEnvironment({})).toEqual({
    port: 4321,
    host: '127.0.0.1',
    dataDir: '.data',
    siteUrl: undefined,
    trustedProxies: expect.any(BlockList),
    signIn: true,
    // A new one at each start.
    signInToken: expect.stringMatching(/^[\w-]{24}$/),
    clients: { google: undefined, github: undefined },
    smtpUrl: undefined,
    mailsPerHour: 200,
    writesPerMinute: 20,
    writesPerDay: 500,
    commentsPerPage: 20_000,
    siteConfig: 'sample/site.config.ts',
  });
});

test('an empty variable counts as unset', () => {
  const signInToken = expect.any(String);
  const empty = { PORT: '', SITE_URL: '', GOOGLE_CLIENT_ID: '', SIGN_IN_TOKEN: '' };
  expect(parseEnvironment(empty)).toEqual({ ...parseEnvironment({}), signInToken });
});

test('a wrong value is named, with a fix', () => {
  expect(refusal({ PORT: 'http' })).toMatch(/^PORT=http is not a number from 0 to 65535\. Try PORT=4321/);
  expect(refusal({ SIGN_IN_TOKEN: 'guess-me' })).toMatch(/^SIGN_IN_TOKEN has to have at least 20/);
  expect(refusal({ PORT: '65536' })).toMatch(/^PORT=65536 /);
  expect(refusal({ PORT: '-1' })).toMatch(/^PORT=-1 /);
  expect(refusal({ WRITES_PER_MINUTE: '1e3' })).toMatch(/^WRITES_PER_MINUTE=1e3 /);
  expect(refusal({ WRITES_PER_DAY: '0' })).toMatch(/^WRITES_PER_DAY=0 is not a number from 1 to 1000000/);
  expect(refusal({ COMMENTS_PER_PAGE: '0' })).toMatch(/^COMMENTS_PER_PAGE=0 /);
  expect(refusal({ SITE_URL: 'robin.example' })).toMatch(/^SITE_URL=robin\.example .* Try SITE_URL=https:/);
  expect(refusal({ SIGN_IN: 'no' })).toMatch(/^SIGN_IN=no is not known\. SIGN_IN=off /);
  expect(refusal({ SMTP_URL: 'https://mail.example' })).toMatch(/^SMTP_URL is not .* Try SMTP_URL=smtps:/);
  expect(refusal({ SMTP_URL: 'smtp:mail' })).toMatch(/^SMTP_URL is not /);
  expect(refusal({ SMTP_URL: 'smtps://me:se@cr#et@mail.example' })).toMatch(/# is written %23/);
  const mistyped = refusal({ SMTP_URL: 'smtps://me:se#cret@mail.example' });
  expect(mistyped).toContain('# is written %23');
  expect(mistyped).not.toContain('cret');
  expect(refusal({ SITE_URL: 'http://localhost:4321/blog' })).toMatch(/^SITE_URL=http:\S+\/blog /);
  expect(refusal({ SITE_URL: 'http://localhost:4321/' })).toBe('accepted');
});

test('spaces around the values of a client are not part of them', () => {
  const { clients } = parseEnvironment({
    GOOGLE_CLIENT_ID: ' id',
    GOOGLE_CLIENT_SECRET: 'secret\n',
    GITHUB_CLIENT_ID: ' ',
  });
  expect(clients).toEqual({ google: { clientId: 'id', clientSecret: 'secret' }, github: undefined });
});

test('half a Google client is refused', () => {
  expect(refusal({ GOOGLE_CLIENT_ID: 'id' })).toMatch(/^GOOGLE_CLIENT_SECRET is missing/);
  expect(refusal({ GOOGLE_CLIENT_SECRET: 'secret' })).toMatch(/^GOOGLE_CLIENT_ID is missing/);
});

test('without a client of what the site offers, it stays on this machine', () => {
  expect(refusal({ SITE_URL: 'https://robin.example' })).toMatch(/^Nobody can sign in with Google/);
  expect(refusal({ SITE_URL: 'https://robin.example' }, ['github'])).toMatch(
    /^Nobody can sign in with GitHub\. Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, take/,
  );
  expect(refusal({ SITE_URL: 'https://robin.example', ...google }, ['github'])).toMatch(/GITHUB_CLIENT_ID/);
  expect(refusal({ HOST: '::1', SITE_URL: 'http://localhost:4321' })).toBe('accepted');
});

test('each button of a public server needs its client', () => {
  const published = { SITE_URL: 'https://robin.example' };
  const offered: SignInProvider[] = ['google', 'github'];
  expect(refusal({ ...published, ...google }, offered)).toMatch(
    /GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, take 'github' out of comments\.signIn/,
  );
  expect(refusal({ ...published, SMTP_URL: 'smtp://127.0.0.1' }, ['google', 'email'])).toMatch(
    / GOOGLE_CLIENT_SECRET, take 'google' out/,
  );
  expect(refusal(google, offered)).toBe('accepted');
});

test('codes by email need a mail server', () => {
  const published = { SITE_URL: 'https://robin.example' };
  const smtp = { SMTP_URL: 'smtp://127.0.0.1' };
  const offered: SignInProvider[] = ['google', 'email'];
  expect(refusal({ ...published, ...google }, offered)).toMatch(
    /^Nobody can sign in with email\. Set SMTP_URL, take 'email' out/,
  );
  expect(refusal({ ...published, SIGN_IN: 'off' }, offered)).toBe('accepted');
  expect(refusal({}, offered)).toBe('accepted');
  expect(refusal({ ...published, ...google, ...smtp }, offered)).toBe('accepted');
  expect(refusal({ ...published, ...smtp }, ['email'])).toBe('accepted');
  expect(refusal({ ...published, ...smtp })).toMatch(/^Nobody can sign in with Google/);
});

test('without sign-in others may reach it', () => {
  expect(refusal({ HOST: '192.168.1.20', SITE_URL: 'http://192.168.1.20:4321', SIGN_IN: 'off' })).toBe(
    'accepted',
  );
});

test('a server that others can reach knows its own address', () => {
  expect(refusal({ HOST: '0.0.0.0', ...google })).toMatch(/SITE_URL/);
  expect(refusal({ HOST: '0.0.0.0', SITE_URL: 'https://robin.example', ...google })).toBe('accepted');
});

test('limits are lifted on this machine only', () => {
  expect(parseEnvironment({ WRITES_PER_MINUTE: '0' }).writesPerMinute).toBe(0);
  expect(refusal({ WRITES_PER_MINUTE: '0', SITE_URL: 'https://robin.example', ...google })).toMatch(
    /^WRITES_PER_MINUTE=0 /,
  );
});

test('TRUST_PROXY is addresses and networks, and anything else is named with a fix', () => {
  const { trustedProxies } = parseEnvironment({ TRUST_PROXY: '10.84.0.0/24, 192.0.2.7, fd00:84::/64' });
  expect(trustedProxies.check('10.84.0.9')).toBe(true);
  expect(trustedProxies.check('192.0.2.7')).toBe(true);
  expect(trustedProxies.check('192.0.2.8')).toBe(false);
  expect(trustedProxies.check('fd00:84::1', 'ipv6')).toBe(true);
  for (const wrong of ['caddy', '10.84.0.0/33', '0.0.0.0/0', '10.84.0.0/x'])
    expect(refusal({ TRUST_PROXY: wrong })).toMatch(/^TRUST_PROXY=.* is not a list/);
});

test('a container that is reached at localhost lets people sign in with sample accounts', () => {
  expect(refusal({ HOST: '0.0.0.0', SITE_URL: 'http://localhost:4321' })).toBe('accepted');
  expect(refusal({ HOST: '0.0.0.0', SITE_URL: 'https://your.domain' })).toMatch(
    /^Nobody can sign in with Google/,
  );
});
