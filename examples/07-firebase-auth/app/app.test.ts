// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keep } from '../../shell/kept.ts';
import { done, refused } from '../src/account.ts';
import { accountContract } from '../src/testing/account-contract.ts';
import { firstStored } from './first-stored.ts';
import { keptAccount } from './kept-account.ts';
import { setPassword, verify } from './mail-links.ts';
import { readStored, type Stored } from './stored.ts';

const key = 'app:authentication:stored';
const nothing: Stored = {
  accounts: [],
  mails: [],
  wrong: {},
  person: null,
};
const open = (first = nothing) => keep(key, readStored, first);
const lastMail = () => {
  const mail = open().current().mails.at(-1);
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
};

// A single round: six hundred thousand are for those who steal a hash.
const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(
    (how, key, bits) =>
      derive({ ...(how as Pbkdf2Params), iterations: 1 }, key, bits),
  );
});

accountContract(() => {
  let chosen = 'grace@example.com';
  const stored = open();
  const sent = async (kind: string, to: string) =>
    stored
      .current()
      .mails.filter((mail) => mail.kind === kind && mail.to === to).length;
  return {
    account: keptAccount(stored, () => chosen),
    resetsTo: (to) => sent('reset', to),
    verificationsTo: (to) => sent('verification', to),
    openVerification: async (to) => {
      for (const mail of stored.current().mails)
        if (mail.to === to) verify(stored, mail);
    },
    chooseInPopup: (email) => {
      chosen = email;
    },
  };
});

test('no password is stored as it was typed', async () => {
  const account = keptAccount(open());
  await account.signUp('ben@example.com', 'battery staple');
  await account.sendReset('ben@example.com');
  await setPassword(open(), lastMail(), 'another staple');
  expect(Object.values(localStorage).join()).not.toContain('staple');
});

test('a reset replaces the password, and lets in someone who tried too often', async () => {
  const account = keptAccount(open());
  const email = 'ben@example.com';
  await account.signUp(email, 'battery staple');
  for (let tries = 0; tries < 5; tries++)
    await account.signIn(email, 'wrong horse');
  expect(await account.signIn(email, 'battery staple')).toEqual(
    refused('too-many'),
  );
  await account.sendReset(email);
  await setPassword(open(), lastMail(), 'another staple');
  expect(lastMail().isUsed).toBe(true);
  expect(await account.signIn(email, 'battery staple')).toEqual(
    refused('wrong-credentials'),
  );
  expect(await account.signIn(email, 'another staple')).toEqual(done);
});

test('an older or foreign shape is not read', () => {
  expect(readStored(firstStored)).toEqual(firstStored);
  expect(readStored(null)).toBeNull();
  expect(readStored({ ...firstStored, person: 'ada' })).toBeNull();
  expect(
    readStored({
      ...firstStored,
      accounts: [{ email: 'a@b', password: 'x' }],
    }),
  ).toBeNull();
});
