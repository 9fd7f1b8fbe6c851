import { beforeEach, expect, test } from 'vitest';
import { comments } from '#server/testing/comment-requests.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openedByToken, Visitor } from '#server/testing/visitor.ts';
import { createOwner } from './owner.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

const ownerAt = (account: string | undefined) => createOwner(site.db, { ...manifest.owner, account });
test("the owner's address is in no answer, and no other address is kept", async () => {
  const base = await site.listen();
  const visitor = new Visitor(base);
  await visitor.ask(openedByToken);
  const chooser = await visitor.open('/auth/popup');
  expect(await chooser.answer.text()).not.toContain('robin@mail.example');
  await visitor.signIn({ person: 'owner' });
  expect(await (await visitor.ask('/api/reader')).text()).not.toContain('@');
  expect(site.db.prepare('SELECT email FROM owners').all()).toEqual([{ email: 'robin@mail.example' }]);
});

test('an account is no longer the owner when the configuration names another one', async () => {
  await site.asOwner();
  const uid = String(site.db.prepare('SELECT userId FROM account').get()?.userId);
  expect(createOwner(site.db, manifest.owner).is(uid)).toBe(true);
  expect(ownerAt('other@mail.example').is(uid)).toBe(false);
  expect(ownerAt(undefined).is(uid)).toBe(false);
});

test.each(['eve@mail.example', 'robin@mail.example.evil.example', 'xrobin@mail.example', ''])(
  "the account of '%s' is not the owner's",
  (address) => {
    ownerAt('robin@mail.example').recognize('1', address);
    ownerAt(undefined).recognize('1', address);
    expect(site.db.prepare('SELECT * FROM owners').all()).toEqual([]);
  },
);

test('an address is the same in capitals', () => {
  ownerAt('Robin@Mail.example').recognize('1', 'ROBIN@mail.example');
  expect(site.db.prepare('SELECT * FROM owners').all()).toHaveLength(1);
});

test("the owner's comments have their badge from the first sign-in on, on pages that were read before, too", async () => {
  const owners = async () => (await (await site.app.request(comments)).json()).owners;
  expect(await owners()).toEqual([]);
  await site.asOwner();
  const [first] = site.db.prepare('SELECT userId FROM account').all();
  expect(await owners()).toEqual([first?.userId]);

  const ada = await site.as('Ada');
  const { uid } = (await (await ada('/api/reader')).json()).reader;
  const second = site.db.prepare('SELECT accountId FROM account WHERE userId = ?').get(uid);
  const owner = ownerAt(manifest.owner.account);
  owner.recognize(String(second?.accountId), manifest.owner.account);
  expect(new Set(owner.uids())).toEqual(new Set([first?.userId, uid]));
  expect(ownerAt(undefined).uids()).toEqual([]);
});
