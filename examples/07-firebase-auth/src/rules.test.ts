import {
  assertFails,
  assertSucceeds,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  type Database,
  openDatabase,
  skipped,
} from './testing/firestore-emulator.ts';

// The rules alone decide here. No guard and no form is in between.
describe.skipIf(skipped)('the rules', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
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

  test('nobody writes a letter, or reads another collection', async () => {
    const verified = { email_verified: true };
    await assertFails(setDoc(june(verified), { text: 'Mine' }));
    await assertFails(getDoc(doc(database.as(verified), 'drafts/july')));
  });
});
