import {
  assertFails,
  assertSucceeds,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFirestoreLetters } from './firestore-letters.ts';
import {
  type Database,
  openDatabase,
  skipped,
} from './testing/firestore-emulator.ts';

// The rules alone decide here. No guard and no form is in between.
describe.skipIf(skipped)('the rules', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ 'letters/june': { text: 'Hello' } });
  });
  afterAll(() => database?.close());

  const june = (claims: TokenOptions | null) =>
    doc(database.as(claims), 'letters/june');

  test('a person with a verified address reads a letter', async () => {
    await assertSucceeds(getDoc(june({ email_verified: true })));
  });

  test('a person who has not verified their address does not', async () => {
    await assertFails(getDoc(june({ email_verified: false })));
  });

  test('a token that says nothing about the address is not enough', async () => {
    await assertFails(getDoc(june({})));
  });

  test('a signed-out visitor reads nothing', async () => {
    await assertFails(getDoc(june(null)));
  });

  test('the program gets a text, or the reason why not', async () => {
    const read = (claims: TokenOptions | null, month = 'june') =>
      createFirestoreLetters(database.as(claims)).read(month);
    const verified = { email_verified: true };
    expect(await read(verified)).toEqual({ ok: true, text: 'Hello' });
    const missing = { ok: false, why: 'not-found' };
    expect(await read(verified, 'never')).toEqual(missing);
    const refused = { ok: false, why: 'forbidden' };
    expect(await read({ email_verified: false })).toEqual(refused);
    expect(await read(null)).toEqual(refused);
  });

  test('nobody writes a letter, or reads another collection', async () => {
    const verified = { email_verified: true };
    await assertFails(setDoc(june(verified), { text: 'Mine' }));
    await assertFails(getDoc(doc(database.as(verified), 'drafts/july')));
  });
});
