import { expect, test } from 'vitest';
import { manifest } from '#server/testing/test-app.ts';
import { parseEnvironment } from './config.ts';
import { summary } from './summary.ts';

const config = parseEnvironment({
  SIGN_IN_TOKEN: 'a-token-for-the-sample-accounts',
  DATA_DIR: '/srv/site/.data',
});
const withGoogle = { ...config, clients: { google: { clientId: 'id', clientSecret: 'secret' } } };
const said = (more: { config?: typeof config; manifest?: typeof manifest } = {}) =>
  summary('http://localhost:4321', more.config ?? config, more.manifest ?? manifest);

test('it says where the site is, where its data is, and what is local', () => {
  const text = said();
  expect(text).toContain(
    'The site of Robin Example is at http://localhost:4321/auth/open?token=a-token-for-the-sample-accounts\n',
  );
  expect(text).toMatch(/Data +\/srv\/site\/\.data/);
  for (const name of ['Comments', 'Sign-in', 'Mail', 'List']) {
    expect(text).toMatch(new RegExp(`${name} +local`));
  }
});

test('it says what is live', () => {
  const providers = {
    comments: 'embedded',
    mail: 'emailjs',
    list: 'mailchimp',
  };
  const text = said({ config: withGoogle, manifest: { ...manifest, providers } });
  for (const row of ['Sign-in +live, Google', 'Mail +live, emailjs', 'List +live, mailchimp']) {
    expect(text).toMatch(new RegExp(row));
  }
});

test('it names the variables that take the place of sample accounts', () => {
  const byEmail = { ...manifest, signIn: ['google' as const, 'email' as const] };
  expect(said({ manifest: byEmail })).toContain(
    '(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SMTP_URL let real people in)',
  );
});

test('an address that shared links don’t lead to is named', () => {
  const at = (address: string) => said({ config: { ...withGoogle, siteUrl: new URL(address) } });
  expect(at('https://www.robin.example')).toContain('shared links lead to https://robin.example: make');
  for (const address of ['https://robin.example', 'http://localhost:4321'])
    expect(at(address)).not.toContain('shared links');
});

test('a client of what the site has no button for is left out', () => {
  const clients = { ...withGoogle.clients, github: { clientId: 'id', clientSecret: 'secret' } };
  expect(said({ config: { ...withGoogle, clients } })).toMatch(/Sign-in +live, Google\n/);
});

test('what the site does not have is not there', () => {
  const providers = { ...manifest.providers, list: 'none' };
  expect(said({ manifest: { ...manifest, providers } })).not.toMatch(/List/);
  const hosted = { comments: 'firebase', mail: 'emailjs', list: 'mailchimp' };
  expect(said({ manifest: { ...manifest, providers: hosted } })).not.toMatch(/Data/);
});

test('it says whether messages are emailed to the owner', () => {
  expect(said()).toMatch(/Mail .*SMTP_URL/);
  expect(said({ config: { ...config, smtpUrl: 'smtp://localhost' } })).toMatch(
    /Mail +local, and emailed to you/,
  );
});

test('it reminds the owner of the sample identity, and only then', () => {
  expect(said()).toContain(
    'Still the sample. Replace these before you publish the site:\n  site/site.config.ts:9\n  site/home.ts:5\n',
  );
  const own = { ...manifest, owner: { ...manifest.owner, sample: [] } };
  expect(said({ manifest: own })).not.toContain('the sample.');
  const whole = {
    ...manifest,
    owner: { ...manifest.owner, sample: ['sample/home.ts:1', 'sample/skills.ts:3'] },
  };
  expect(said({ manifest: whole })).toContain(
    'This is the sample. Begin your own site with npm run new -- site',
  );
  expect(said({ manifest: whole })).not.toContain('home.ts');
});

test('it names the articles that are still to come, and only then', () => {
  expect(said()).not.toContain('Still to come');
  const upcoming = [{ title: 'My app', day: '2026-12-24' }];
  expect(said({ manifest: { ...manifest, upcoming } })).toContain('its day on:\n  2026-12-24  My app\n');
});

test('a token is part of the address only where there are sample accounts', () => {
  const onFirebase = { ...manifest, providers: { ...manifest.providers, comments: 'firebase' } };
  for (const more of [
    { config: withGoogle },
    { config: { ...config, signIn: false } },
    { manifest: onFirebase },
  ])
    expect(said(more)).toContain('is at http://localhost:4321\n');
});

test('a preview for the network says that nobody can sign in', () => {
  expect(said({ config: { ...config, signIn: false } })).toMatch(/Sign-in +off/);
});
