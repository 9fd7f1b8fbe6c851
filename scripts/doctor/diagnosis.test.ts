import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineConfig, type SiteConfig } from '#site/config.ts';
import { commentsSchema } from '#site/providers.ts';
import sample from '../../sample/site.config.ts';
import hosted from '../../tests/setup/hosting.config.ts';
import { diagnose, table } from './diagnosis.ts';
import { dataDirState, type Facts, readEnvironment, readSite } from './facts.ts';

const own = defineConfig({
  ...sample,
  analytics: undefined,
  owner: {
    name: 'Grace Hopper',
    email: 'me@my-site.dev',
    phone: '+1 202 456 1414',
    address: '2 Harbor Street, Arlington',
  },
  links: { code: 'https://code.dev/grace', profile: 'https://profiles.dev/grace' },
  microblog: { account: 'grace' },
  host: 'https://my-site.dev',
  comments: { kind: 'embedded' },
  mail: { kind: 'embedded' },
  list: { kind: 'embedded' },
  map: { kind: 'link' },
  legal: { kind: 'own' },
});
const google = { clientId: '1-a.apps.googleusercontent.com', clientSecret: 's' };
const local = { siteUrl: undefined, clients: {}, smtpUrl: undefined, port: 4321 };
const live = {
  ...local,
  siteUrl: new URL('https://my-site.dev'),
  clients: { google },
  smtpUrl: 'smtps://mail.my-site.dev',
};
const facts: Facts = {
  siteConfigFile: 'site/site.config.ts',
  site: own,
  sampleContent: [],
  environment: live,
  dataDir: { path: '/srv/site', state: 'writable' },
  strayComments: 0,
  build: 'fresh',
};

test('a newer version is named, with where to read about it', () => {
  expect(diagnose(facts).map(({ topic }) => topic)).not.toContain('Version');
  expect(on('Version', { newerVersion: '1.2.0' })).toMatchObject({
    state: 'attention',
    says: '1.2.0 is out',
  });
});

/** The result on a topic. */
function on(topic: string, changes: Partial<Facts>) {
  const found = diagnose({ ...facts, ...changes }).find((result) => result.topic === topic);
  if (!found) throw new Error(`nothing is said on ${topic}`);
  return found;
}
const withSite = (changes: Partial<SiteConfig>) => ({ site: { ...own, ...changes } });

test('a site that is ready for its readers gets no remark', () => {
  const results = diagnose(facts);
  expect(results.filter(({ state }) => state !== 'ready')).toEqual([]);
  expect(table(results)).toMatch(/All is well\.$/);
});

test('every provider is named with its kind, and with what makes it complete', () => {
  const site = { ...hosted, comments: { ...hosted.comments, apiKey: `AIza${'x'.repeat(35)}` } };
  const said = table(diagnose({ ...facts, site }));
  for (const row of [
    /✓ Comments +firebase: complete, project robin-sample, App Check off/,
    /✓ Sign-in +Google, through Firebase/,
    /✓ Mail +emailjs: complete/,
    /✓ List +mailchimp: complete, sample\.us1\.list-manage\.com/,
    /✓ Server +not needed/,
  ])
    expect(said).toMatch(row);
  for (const name of ['Comments', 'Mail', 'List']) expect(on(name, {}).says).toMatch(/^embedded/);
});

test('comments that an article left behind when it moved stop the site', () => {
  const site = { ...hosted, comments: { ...hosted.comments, apiKey: `AIza${'x'.repeat(35)}` } };
  expect(on('Comments', { site, strayComments: 1 })).toMatchObject({
    state: 'broken',
    says: expect.stringContaining('1 comment at addresses that no article has'),
    next: expect.stringContaining('aliases'),
  });
});

test('what is left of the sample is noticed, by its keys', () => {
  const left = {
    owner: { ...own.owner, name: 'Robin Example', email: 'hello@robin.example', phone: '+1 202 555 0100' },
    links: { ...own.links, code: 'https://code.example/robin' },
    host: 'https://robin.example',
    microblog: { account: 'robin_example', hashtags: [], related: [] },
    comments: { ...sample.comments, owner: 'hello@robin.example' },
  };
  expect(on('Owner', withSite(left))).toMatchObject({
    state: 'attention',
    says: expect.stringContaining(
      'still from the sample: owner.name, owner.email, owner.phone, links.code, host, comments.owner, microblog.account',
    ),
  });
  expect(on('Owner', { sampleContent: ['site/projects.ts'] }).says).toContain('site/projects.ts');
  expect(on('Owner', {}).state).toBe('ready');
});

test('values that were copied from docs/ are named by their keys', () => {
  const guide = readFileSync('docs/deploy-firebase.md', 'utf8');
  const [, written = ''] = /\ncomments: \{(.*?)\n\},/s.exec(guide) ?? [];
  const values = Object.fromEntries(
    [...written.matchAll(/(\w+): '(.*)'/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const copied = defineConfig({ ...own, comments: commentsSchema.parse(values) });
  expect(on('Placeholders', { site: copied })).toMatchObject({
    state: 'attention',
    says: `still copied from docs/: ${Object.keys(values)
      .map((key) => `comments.${key}`)
      .filter((key) => key !== 'comments.kind')
      .join(', ')}`,
  });
  const environment = {
    ...live,
    siteUrl: new URL('https://your.domain'),
    clients: { google: { clientId: '….apps.googleusercontent.com', clientSecret: '…' } },
    smtpUrl: 'smtps://user:password@mail.your-provider.example',
  };
  expect(on('Placeholders', { environment }).says).toContain(
    'SITE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SMTP_URL',
  );
});

test('settings that stop the server and data that can not be written are broken', () => {
  expect(on('Server', { environment: { problem: 'PORT=x is no number.' } })).toMatchObject({
    state: 'broken',
    next: 'PORT=x is no number.',
  });
  expect(on('Data', { dataDir: { path: '/', state: 'not writable' } }).state).toBe('broken');
  expect(on('Data', { dataDir: { path: '/new', state: 'missing' } }).state).toBe('ready');
});

test('each mistake in the configuration is listed', () => {
  const problems = ['comments.apiKey: is missing', 'links: does not know'];
  const results = diagnose({ ...facts, site: { problems } });
  expect(results).toMatchObject([
    { topic: 'Settings', state: 'broken', says: 'comments.apiKey: is missing' },
    { topic: 'Settings', state: 'broken', says: 'links: does not know' },
  ]);
  expect(table(results)).toContain('2 things would stop the site.');
});

test('a site without a build, or with an old one, is not stopped by it', () => {
  for (const build of ['missing', 'stale'] as const) expect(on('Pages', { build }).state).toBe('attention');
});

test('the public address is compared with the one that shared links lead to', () => {
  const at = (address: string) => on('Address', { environment: { ...live, siteUrl: new URL(address) } });
  expect(at('https://my-site.dev').state).toBe('ready');
  expect(at('https://www.my-site.dev').says).toContain('shared links lead to https://my-site.dev');
  expect(at('http://my-site.dev').next).toContain('TLS');
  expect(on('Address', { environment: local }).says).toContain('http://localhost:4321, on this machine only');
});

test('sign-in says which redirect address its client needs', () => {
  expect(on('Sign-in', {}).next).toContain('https://my-site.dev/api/auth/callback/google');
  expect(on('Sign-in', { environment: local }).state).toBe('attention');
  expect(
    on('Sign-in', { environment: { ...live, clients: { google: { ...google, clientId: 'mine' } } } }).says,
  ).toContain('does not look like one');
  expect(on('Sign-in', { environment: { problem: 'x' } }).says).toBe('not known yet');
});

const key = `AIza${'x'.repeat(35)}`;
const firebase = {
  kind: 'firebase',
  apiKey: key,
  projectId: 'p',
  authDomain: 'p.firebaseapp.com',
  signIn: ['google' as const],
  likes: false as const,
} as const;
const emulators = { firestore: 'localhost:8080', auth: 'localhost:9099' };
const formUrl = 'https://a.example/subscribe/post?u=1&id=2';
test.each([
  ['Comments', { comments: { ...firebase, apiKey: 'x' } }, 'its apiKey does not look like one'],
  ['Comments', { comments: { ...firebase, emulators } }, 'on emulators at localhost:8080'],
  ['List', { list: { kind: 'mailchimp' as const, formUrl } }, 'mailchimp, at a.example'],
])('%s: a value that looks wrong is noticed', (topic, changes, says) => {
  expect(on(topic, withSite(changes))).toMatchObject({
    state: 'attention',
    says: expect.stringContaining(says),
  });
});

test('App Check is named when it is on', () => {
  const comments = { ...firebase, appCheckSiteKey: 'k', appId: '1:2:web:3' };
  expect(on('Comments', withSite({ comments })).says).toContain('App Check on');
});

test('facts are read from files and the environment, and a mistake in either is a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-doctor-'));
  const file = join(folder, 'bad.config.ts');
  writeFileSync(file, "throw new Error('unexpected');\nexport default {};\n");
  expect(await readSite(file)).toEqual({ problems: ['unexpected'] });
  const nothing = join(folder, 'nothing.ts');
  expect(await readSite(nothing)).toEqual({
    problems: [expect.stringContaining(`${nothing}:1 is missing.`)],
  });
  expect(await readSite('sample/site.config.ts')).toEqual(sample);
  const foreign = join(folder, 'foreign.config.ts');
  writeFileSync(foreign, `export default ${JSON.stringify({ ...sample, language: 'xx' })};`);
  const noFile = expect.stringContaining('there is no sample/languages/xx.ts');
  expect(await readSite(foreign)).toEqual({ problems: [noFile] });
  expect(readEnvironment({ PORT: 'x' }, true)).toEqual({ problem: expect.stringContaining('PORT=x') });
  expect(readEnvironment({}, true)).toMatchObject({ port: 4321 });
  expect(dataDirState(folder)).toBe('writable');
  expect(dataDirState(join(folder, 'a', 'b'))).toBe('missing');
  // Nobody, not even root, makes a folder in a file.
  expect(dataDirState(join(file, 'data'))).toBe('not writable');
  rmSync(folder, { recursive: true });
});
