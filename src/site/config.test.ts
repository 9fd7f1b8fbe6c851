import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import sample from '../../sample/site.config.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { defineConfig } from './config.ts';
import { loadSiteConfig } from './load-config.ts';

/** What the owner is told about a configuration that ignores the types. */
function told(changes: object): string {
  try {
    defineConfig({ ...sample, ...changes });
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'accepted';
}
const list = (formUrl: string) => told({ list: { kind: 'mailchimp', formUrl } });

test('the sample lines are no values', () => {
  expect(list('https://….list-manage.com/subscribe/post?u=…&id=…')).toContain(
    "list.formUrl: the hosted form's",
  );
  expect(list('https://a.us1.list-manage.com/subscribe/post?u=…&id=…')).toContain('with values of your own');
  expect(told({ mail: { kind: 'emailjs', serviceId: '…', templateId: 't', publicKey: 'p' } })).toContain(
    "mail.serviceId: '…' is a placeholder for EmailJS's service id",
  );
  expect(told({ map: { kind: 'google', key: '…' } })).toContain("map.key: '…' is a placeholder for");
});

test('the address of a list names its account and its list', () => {
  expect(list('https://a.us1.list-manage.com/subscribe/post?u=&id=2')).toContain('ends in /subscribe/post');
  expect(list('https://a.us1.list-manage.com/subscribe/post?u=1&id=2')).toBe('accepted');
});

test('what is missing is named, with what to write', () => {
  const firebase = { kind: 'firebase', apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' };
  expect(told({ comments: { ...firebase, appCheckSiteKey: 'k' } })).toContain('comments.appId: is missing');
  expect(told({ comments: { ...firebase, owner: 'you@gmail.com' } })).toContain(
    'owner: must be the uid from',
  );
  expect(told({ owner: undefined })).toContain('owner: is missing; write { name:');
  expect(told({ microblog: {} })).toContain("microblog.account: the account's name is missing");
});

test('a value of another kind is refused with the kind that it must have', () => {
  const { comments } = sample;
  expect(told({ comments: { ...comments, signIn: 'google' } })).toContain(
    'comments.signIn: must be a list, as',
  );
  expect(told({ offline: 'no' })).toContain('offline: must be true or false');
  expect(told({ hsts: true })).toContain('hsts: must be settings between braces');
  expect(told({ redirects: ['/old'] })).toContain('redirects: must be settings between braces');
  for (const from of ['/a/../../b', '/./a/*', '/*', 'old'])
    expect(told({ redirects: { [from]: '/new' } }), from).toContain('must be an address on this site');
  expect(told({ redirects: { '/old': 1 } })).toContain('redirects./old: must be text: put it in quotes');
  const script = { kind: 'script', name: 'Ours', src: 'https://count.example/c.js' };
  expect(told({ analytics: script })).toContain('analytics.hosts: is missing');
});

test('what only the server in this repository can do is refused on Firebase', () => {
  const firebase = { kind: 'firebase', apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' };
  const signIn = ['email'];
  expect(told({ comments: { ...firebase, signIn } })).toContain(
    "comments.signIn.0: must be 'google' or 'github'; 'email' needs",
  );
  expect(told({ comments: { ...sample.comments, signIn } })).toBe('accepted');
});

test('views are counted only where their owner can see them', () => {
  const analytics = { kind: 'embedded' };
  expect(told({ analytics })).toBe('accepted');
  for (const comments of [{ kind: 'embedded' }, { kind: 'none' }])
    expect(told({ analytics, comments })).toContain("analytics: 'embedded' shows the views at /moderation");
});

test('a phone, an address, links, a microblog, a list and a map may be left out', () => {
  const { name, email } = sample.owner;
  const { host, comments, mail, legal } = sample;
  expect(told({})).toBe('accepted');
  const site = defineConfig({ owner: { name, email }, host, comments, mail, legal });
  expect(site).toMatchObject({ owner: { name, email }, links: {} });
});

test('links are as many as there are, and the one that is no address is named', () => {
  const links = { Mastodon: 'https://social.example/@robin', 'My garden': 'https://garden.example' };
  expect(told({ links })).toBe('accepted');
  expect(told({ links: { ...links, YouTube: '@robin' } })).toContain(
    'links.YouTube: a link must be a full address that begins with https://',
  );
});

test('an unknown setting is named', () => {
  expect(told({ lists: {} })).toContain("does not know 'lists'");
});

test('hashtags and related accounts may be left out, and hashtags are words of any script', () => {
  const hashtags = ['पेशा', 'פיתוח', 'web_dev'];
  const given = defineConfig({ ...sample, microblog: { account: 'robin', hashtags } });
  expect(given.microblog?.hashtags).toEqual(hashtags);
  const { microblog } = defineConfig({ ...sample, microblog: { account: 'robin' } });
  expect(microblog).toEqual({ account: 'robin', hashtags: [], related: [] });
});

test('a host with a path is refused, because the site is at the root', () => {
  expect(told({ host: 'https://robin.example/blog' })).toContain('host: must be the address alone');
  expect(defineConfig({ ...sample, host: 'https://robin.example/' }).host).toBe('https://robin.example');
});

test('the domain of an address has to be in the letters of the network', () => {
  const email = (address: string) => told({ owner: { ...sample.owner, email: address } });
  expect(email('hallo@münchen.example')).toContain(
    'owner.email: its domain has letters beyond a to z: write',
  );
  expect(email('hallo@xn--mnchen-3ya.example')).toBe('accepted');
  expect(email('hallo')).toContain('owner.email: must be an e-mail address');
});

test('a configuration that skips defineConfig is checked too', async () => {
  const folder = temporaryFolder();
  const told = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return loadSiteConfig(file).catch((error: Error) => error.message.replace(folder, ''));
  };
  expect(await told('empty.config.ts', 'export default {};')).toMatch(
    /^\/empty\.config\.ts needs a correction:\n {2}owner: is missing/,
  );
  expect(await told('forgotten.config.ts', 'const config = {};')).toMatch(/:1 must export a configuration/);
  const bare = { ...sample, microblog: { account: 'robin' } };
  expect(await told('bare.config.ts', `export default ${JSON.stringify(bare)};`)).toMatch(
    /^\/bare\.config\.ts:1 must export a configuration: export default defineConfig/,
  );
  expect(await loadSiteConfig('sample/site.config.ts')).toEqual(sample);
});

test('a mistake names its file, and so does a missing file', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'staging.config.ts');
  await expect(loadSiteConfig(file)).rejects.toThrow(`${file}:1 is missing`);
  writeFileSync(
    file,
    `import { defineConfig } from ${JSON.stringify(resolve('src/site/config.ts'))};\nexport default defineConfig({});`,
  );
  await expect(loadSiteConfig(file)).rejects.toThrow(`${file} needs a correction:`);
});

test('subdomains use https too unless the owner says otherwise, and the preload list is off by default', () => {
  expect(defineConfig(sample).hsts).toEqual({ includeSubDomains: true, preload: false });
  const { hsts } = defineConfig({ ...sample, hsts: { includeSubDomains: false } });
  expect(hsts).toEqual({ includeSubDomains: false, preload: false });
  expect(told({ hsts: { preload: true } })).toBe('accepted');
});
