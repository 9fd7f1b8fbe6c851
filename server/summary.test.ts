import { expect, test } from 'vitest';
import { manifest } from '#server/testing/test-app.ts';
import { summary } from './summary.ts';

const facts = {
  address: 'http://localhost:4321',
  signInToken: 'a-token',
  dataDir: '/srv/site/.data',
  manifest,
  signIn: true,
  signInWith: [] as string[],
  smtp: false,
  servesPages: true,
};

test('it says where the site is, where its data is, and what is local', () => {
  const text = summary(facts);
  expect(text).toContain('The site of Robin Example is at http://localhost:4321/auth/open?token=a-token\n');
  expect(text).toMatch(/Data +\/srv\/site\/\.data/);
  for (const name of ['Comments', 'Sign-in', 'Mail', 'List', 'Map', 'Legal']) {
    expect(text).toMatch(new RegExp(`${name} +local`));
  }
});

test('it says what is live', () => {
  const providers = {
    comments: 'embedded',
    mail: 'emailjs',
    list: 'mailchimp',
    map: 'google',
    legal: 'iubenda',
  };
  const text = summary({ ...facts, signInWith: ['Google', 'GitHub'], manifest: { ...manifest, providers } });
  for (const row of [
    'Sign-in +live, Google',
    'Mail +live, emailjs',
    'List +live, mailchimp',
    'Map +live, google',
    'Legal +live, iubenda',
  ]) {
    expect(text).toMatch(new RegExp(row));
  }
});

test('what the site does not have is not there', () => {
  const providers = { ...manifest.providers, list: 'none', map: 'none' };
  expect(summary({ ...facts, manifest: { ...manifest, providers } })).not.toMatch(/List|Map/);
});

test('it says whether messages are emailed to the owner', () => {
  expect(summary(facts)).toMatch(/Mail .*SMTP_URL/);
  expect(summary({ ...facts, smtp: true })).toMatch(/Mail +local, and emailed to you/);
});

test('it reminds the owner of the sample identity, and only then', () => {
  expect(summary(facts)).toContain('Still the sample: owner.name, host.\nReplace these before');
  const own = { ...manifest, owner: { ...manifest.owner, sample: [] } };
  expect(summary({ ...facts, manifest: own })).not.toContain('sample:');
});

test('in development it says that it serves no pages', () => {
  expect(summary({ ...facts, servesPages: false })).toContain("The backend of Robin Example's site is at");
});

test('a token is part of the address only where there are sample accounts', () => {
  const onFirebase = { ...manifest, providers: { ...manifest.providers, comments: 'firebase' } };
  for (const more of [{ signInWith: ['Google'] }, { signIn: false }, { manifest: onFirebase }])
    expect(summary({ ...facts, ...more })).toContain('is at http://localhost:4321\n');
});

test('a preview for the network says that nobody can sign in', () => {
  expect(summary({ ...facts, signIn: false })).toMatch(/Sign-in +off/);
});
