import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import rules from '../vote-documents.rules?raw';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada } from './testing/sample.ts';

// #region vote
type Value = 1 | 0 | -1;

/** Zero takes a vote back. `before` is 0 for a first vote. */
function vote(
  post: DocumentReference,
  uid: string,
  value: Value,
  before: Value,
) {
  return writeBatch(post.firestore)
    .set(doc(post, 'votes', uid), { value })
    .update(post, { score: increment(value - before) })
    .commit();
}
// #endregion vote

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
        const map = { text: 'A map', score: 40 };
        await context.firestore().doc('posts/map').set(map);
      },
    );
  });
  afterAll(() => emulator?.environment.cleanup());

  const map = () => doc(asAda, 'posts/map');
  const mine = () => doc(asAda, 'posts/map/votes/ada');
  const score = async () => (await getDoc(map())).get('score');

  test('a vote can be cast, changed, taken back and cast again', async () => {
    const values: Value[] = [0, 1, -1, 0, 1];
    for (const [turn, value] of values.slice(1).entries()) {
      await assertSucceeds(vote(map(), 'ada', value, values[turn] ?? 0));
      expect(await score()).toBe(40 + value);
    }
  });

  test.each<Value>([1, -1])('a vote of %i counts once', async (value) => {
    await vote(map(), 'ada', value, 0);
    await assertFails(vote(map(), 'ada', value, 0));
    await assertFails(updateDoc(map(), { score: increment(value) }));
    await assertFails(deleteDoc(mine()));
    expect(await score()).toBe(40 + value);
  });

  test('a vote on a missing post is refused', async () => {
    await assertFails(vote(doc(asAda, 'posts/none'), 'ada', 1, 0));
  });

  test.each<[string, object, object]>([
    ['without a value', {}, { score: increment(1) }],
    ['with more in it', { value: 1, pinned: true }, { score: 41 }],
    ['of two', { value: 2 }, { score: 42 }],
    ['that is counted twice', { value: 1 }, { score: 42 }],
    ['that is counted as its opposite', { value: 1 }, { score: 39 }],
    ['that changes the text', { value: 1 }, { score: 41, text: 'Mine' }],
  ])('a vote %s is refused', async (_, value, change) => {
    const batch = writeBatch(asAda).set(mine(), value);
    await assertFails(batch.update(map(), change).commit());
  });

  test('a vote and its count are refused without each other', async () => {
    await assertFails(setDoc(mine(), { value: 1 }));
    await assertFails(updateDoc(map(), { score: increment(1) }));
  });

  test("nobody can add somebody else's vote to their own", async () => {
    const batch = writeBatch(asAda).set(mine(), { value: 1 });
    batch.set(doc(asAda, 'posts/map/votes/ben'), { value: 1 });
    await assertFails(batch.update(map(), { score: 41 }).commit());
  });

  test('a reader without a Google account cannot vote', async () => {
    const mapFor = (db: Firestore) => doc(db, 'posts/map');
    await assertFails(vote(mapFor(emulator.openFor(null)), 'ada', 1, 0));
    const asStranger = emulator.openFor(ada, 'password');
    await assertFails(vote(mapFor(asStranger), 'ada', 1, 0));
  });
});
