import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import { defineConfig, type SiteConfig } from '#site/config.ts';
import sample from '../../sample/site.config.ts';
import hosted from '../../tests/setup/hosting.config.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { diagnose, table } from './diagnosis.ts';
import { dataDirProblem, type Facts, readEnvironment, readSite } from './facts.ts';

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
  sample: [],
  environment: live,
  dataDir: { path: '/srv/site', isNew: false, problem: undefined },
  strayComments: 0,
  newerVersion: undefined,
};

/** The result on a topic. */
function on(topic: string, changes: Partial<Facts>) {
  const found = diagnose({ ...facts, ...changes }).find((each) => each.topic === topic);
  if (!found) throw new Error(`nothing is said on ${topic}`);
  return found;
}
const withSite = (changes: Partial<SiteConfig>) => ({ site: { ...own, ...changes } });

test('a site that is ready to publish has nothing to look at', () => {
  const results = diagnose(facts);
  expect(results.filter(({ state }) => state !== 'ready')).toEqual([]);
  expect(table(results)).toMatch(/All is well\.$/);
});

test('a newer version is named', () => {
  expect(diagnose(facts).map(({ topic }) => topic)).not.toContain('Version');
  expect(on('Version', { newerVersion: '1.2.0' })).toMatchObject({
    state: 'attention',
    says: '1.2.0 is out',
  });
});

test('every provider is named with its kind, and with what makes it complete', () => {
  const site = { ...hosted, comments: { ...hosted.comments, apiKey: `AIza${'x'.repeat(35)}` } };
  const said = table(diagnose({ ...facts, site }));
  for (const row of [
    /✓ Comments +firebase, project robin-sample, App Check off/,
    /✓ Sign-in +Google, through Firebase/,
    /✓ Mail +emailjs/,
    /✓ List +mailchimp/,
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
    next: expect.stringContaining('alias'),
  });
});

test('what is left of the sample is noticed', () => {
  expect(on('Owner', { sample: ['host', 'site/projects.ts:4'] })).toMatchObject({
    state: 'attention',
    says: expect.stringContaining('still from the sample: host, site/projects.ts:4'),
  });
  expect(on('Owner', {}).state).toBe('ready');
});

test('settings that stop the server and a data folder that can’t be written to are broken', () => {
  expect(on('Server', { environment: { problem: 'PORT=x is no number.' } })).toMatchObject({
    state: 'broken',
    next: 'PORT=x is no number.',
  });
  expect(on('Data', { dataDir: { path: '/', isNew: false, problem: 'No.' } }).state).toBe('broken');
  expect(on('Data', { dataDir: { path: '/new', isNew: true, problem: undefined } }).state).toBe('ready');
});

test('a database that would stop the server is broken, for the reason that the server would give', () => {
  const path = temporaryFolder();
  expect(dataDirProblem(path)).toBeUndefined();
  const db = openDatabase(path);
  expect(dataDirProblem(path)).toBeUndefined();
  db.exec('PRAGMA user_version = 999');
  const problem = dataDirProblem(path);
  expect(problem).toContain('is of a newer version (999)');
  expect(on('Data', { dataDir: { path, isNew: false, problem } })).toMatchObject({
    state: 'broken',
    next: problem,
  });
  db.close();
  const damaged = temporaryFolder();
  openDatabase(damaged).close();
  // A page in the middle, which a start doesn't read.
  writeFileSync(databaseFile(damaged), readFileSync(databaseFile(damaged)).fill(255, 20 * 4096, 21 * 4096));
  openDatabase(damaged).close();
  expect(dataDirProblem(damaged)).toContain('is damaged, or is not a database');
});

test('each mistake in the configuration is listed', () => {
  const problems = ['comments.apiKey: is missing', 'links: does not know'];
  const results = diagnose({ ...facts, site: { problems } });
  expect(results).toEqual([
    {
      topic: 'Settings',
      state: 'broken',
      says: 'comments.apiKey: is missing',
      next: 'Correct it in site/site.config.ts.',
    },
    {
      topic: 'Settings',
      state: 'broken',
      says: 'links: does not know',
      next: 'Correct it in site/site.config.ts.',
    },
  ]);
  expect(table(results)).toContain('2 things would stop the site.');
});

test('the public address is compared with the one that shared links lead to', () => {
  const at = (address: string) => on('Server', { environment: { ...live, siteUrl: new URL(address) } });
  expect(at('https://my-site.dev').state).toBe('ready');
  expect(at('https://www.my-site.dev').says).toContain('shared links lead to https://my-site.dev');
  expect(at('http://my-site.dev').next).toContain('TLS');
  expect(on('Server', { environment: local }).says).toContain('http://localhost:4321, on this machine only');
});

test('sign-in says which redirect address its client needs', () => {
  expect(on('Sign-in', {}).next).toContain('https://my-site.dev/api/auth/callback/google');
  expect(on('Sign-in', { environment: local }).state).toBe('attention');
  const both = {
    comments: { kind: 'embedded', signIn: ['google', 'github'], likes: false, mails: 'never' },
  } as const;
  expect(on('Sign-in', { ...withSite(both), environment: local }).next).toContain(
    'GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET',
  );
  expect(on('Sign-in', { environment: { problem: 'x' } }).says).toBe('not known yet');
  expect(on('Mail', { environment: { problem: 'x' } }).next).toBeUndefined();
  const byEmail = withSite({
    comments: { kind: 'embedded', signIn: ['email'], mails: 'never', likes: false },
  });
  expect(on('Sign-in', { ...byEmail, environment: local }).next).toContain('Set SMTP_URL for real people');
  const mail = { ...live, clients: {}, smtpUrl: 'smtp://mail.robin.example' };
  expect(on('Sign-in', { ...byEmail, environment: mail })).toMatchObject({
    state: 'ready',
    says: 'email',
  });
  expect(readEnvironment({ SITE_URL: 'https://robin.example' }, byEmail.site.comments)).toEqual({
    problem: expect.stringContaining('Set SMTP_URL'),
  });
});

const key = `AIza${'x'.repeat(35)}`;
const firebase = {
  kind: 'firebase',
  apiKey: key,
  projectId: 'p',
  authDomain: 'p.firebaseapp.com',
  signIn: ['google' as const],
  likes: false,
} as const;
const emulators = { firestore: 'localhost:8080', auth: 'localhost:9099' };
test.each([
  ['Comments', { comments: { ...firebase, apiKey: 'x' } }, 'its apiKey does not look like one'],
  ['Comments', { comments: { ...firebase, projectId: 'my-blgo' } }, 'its authDomain is another project'],
  ['Comments', { comments: { ...firebase, emulators } }, 'on emulators'],
])('%s: a value that looks wrong is noticed', (topic, changes, says) => {
  expect(on(topic, withSite(changes))).toMatchObject({
    state: 'attention',
    says: expect.stringContaining(says),
  });
});

test('facts are read from files and the environment, and a mistake in either is a sentence', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'bad.config.ts');
  writeFileSync(file, "throw new Error('unexpected');\nexport default {};\n");
  expect(await readSite(file)).toEqual({ problems: ['unexpected'] });
  const nothing = join(folder, 'nothing.ts');
  expect(await readSite(nothing)).toEqual({
    problems: [expect.stringContaining(`${nothing}:1 is missing`)],
  });
  expect(await readSite('sample/site.config.ts')).toEqual(sample);
  const foreign = join(folder, 'foreign.config.ts');
  writeFileSync(foreign, `export default ${JSON.stringify({ ...sample, language: 'xx' })};`);
  const noFile = expect.stringContaining('there is no sample/languages/xx.ts');
  expect(await readSite(foreign)).toEqual({ problems: [noFile] });
  expect(readEnvironment({ PORT: 'x' }, own.comments)).toEqual({
    problem: expect.stringContaining('PORT=x'),
  });
  expect(readEnvironment({}, own.comments)).toMatchObject({ port: 4321 });
  expect(dataDirProblem(join(folder, 'a', 'b'))).toBeUndefined();
  // Nobody, not even root, makes a folder in a file.
  for (const path of [file, join(file, 'data')]) expect(dataDirProblem(path)).toContain('is a file, or');
});
