import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import rules from '../vote-documents.rules?raw';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada } from './testing/sample.ts';

describe.skipIf(skipped)('the rules for a document per vote', () => {
  let emulator: Emulator;
  let asAda: Firestore;
  beforeAll(async () => {
    emulator = await openEmulator(rules);
    asAda = emulator.openFor(ada);
  });
  beforeEach(async () => {
    await emulator.environment.clearFirestore();
    await emulator.environment.withSecurityRulesDisabled(
      async (context) => {
        await context.firestore().doc('posts/map').set({ text: 'A map' });
      },
    );
  });
  afterAll(() => emulator?.environment.cleanup());

  const mine = () => doc(asAda, 'posts/map/votes/ada');

  test.each([1, -1])(
    'my first vote, %i, is accepted and final',
    async (value) => {
      await assertSucceeds(setDoc(mine(), { value }));
      await assertFails(setDoc(mine(), { value: -value }));
      await assertFails(deleteDoc(mine()));
    },
  );

  test.each<[string, string, object]>([
    ['for somebody else', 'posts/map/votes/ben', { value: 1 }],
    ['on a missing post', 'posts/none/votes/ada', { value: 1 }],
    ['that counts twice', 'posts/map/votes/ada', { value: 2 }],
    ['without a value', 'posts/map/votes/ada', {}],
    ['with more in it', 'posts/map/votes/ada', { value: 1, pinned: true }],
  ])('a vote %s is refused', async (_, path, vote) => {
    await assertFails(setDoc(doc(asAda, path), vote));
  });

  test('a signed-out reader cannot vote', async () => {
    const asReader = emulator.openFor(null);
    await assertFails(
      setDoc(doc(asReader, 'posts/map/votes/ada'), { value: 1 }),
    );
  });
});
