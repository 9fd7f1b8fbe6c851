import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada } from './testing/sample.ts';

describe.skipIf(skipped)('the rules with a limit per person', () => {
  let emulator: Emulator;
  let asAda: Firestore;
  beforeAll(async () => {
    emulator = await openEmulator('posting-limit.rules');
    asAda = emulator.openFor(ada);
  });
  beforeEach(() => emulator.environment.clearFirestore());
  afterAll(() => emulator?.environment.cleanup());

  // #region limit
  function post(ids: readonly string[], uid = ada.uid) {
    const batch = writeBatch(asAda);
    for (const id of ids)
      batch.set(doc(asAda, 'comments', id), { body: 'Hello.' });
    const last = serverTimestamp();
    batch.set(doc(asAda, 'people', uid), { last, comment: ids[0] });
    return batch.commit();
  }

  async function seedLast(secondsAgo: number) {
    const last = new Date(Date.now() - secondsAgo * 1000);
    await emulator.environment.withSecurityRulesDisabled((context) =>
      context
        .firestore()
        .doc('people/ada')
        .set({ last, comment: 'before' }),
    );
  }

  test('a first comment is accepted, and another at once is refused', async () => {
    await assertSucceeds(post(['one']));
    await assertFails(post(['two']));
  });

  test('after ten seconds the next one is accepted', async () => {
    await seedLast(60);
    await assertSucceeds(post(['one']));
  });

  test('a comment without the time beside it is refused', async () => {
    await seedLast(60);
    await assertFails(
      setDoc(doc(asAda, 'comments', 'one'), { body: 'Hello.' }),
    );
  });

  test('a batch cannot bring two comments under one time', async () => {
    await assertFails(post(['one', 'two']));
  });

  test("another person's time does not count", async () => {
    await assertFails(post(['one'], 'ben'));
  });
  // #endregion limit
});
