import { assertFails } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  doc,
  type Firestore,
  getDoc,
  updateDoc,
} from 'firebase/firestore';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import rules from '../change-votes.rules?raw';
import { changeVote } from './change-vote.ts';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada } from './testing/sample.ts';

describe.skipIf(skipped)('the rules for votes that can change', () => {
  let emulator: Emulator;
  let asAda: Firestore;
  beforeAll(async () => {
    emulator = await openEmulator(rules);
    asAda = emulator.openFor(ada);
  });
  beforeEach(async () => {
    const post = { text: 'A map', upvotes: ['ben'], downvotes: ['dan'] };
    await emulator.environment.withSecurityRulesDisabled((context) =>
      context.firestore().doc('posts/map').set(post),
    );
  });
  afterAll(() => emulator?.environment.cleanup());

  const map = () => doc(asAda, 'posts/map');
  const vote = (direction: 'up' | 'down' | null) =>
    changeVote(asAda, 'map', ada.uid, direction);
  const votes = async () => {
    const post = await getDoc(map());
    return [post.get('upvotes'), post.get('downvotes')];
  };

  // #region change
  test('a vote can be cast, changed and taken back', async () => {
    await vote('up');
    expect(await votes()).toEqual([['ben', 'ada'], ['dan']]);
    await vote('down');
    expect(await votes()).toEqual([['ben'], ['dan', 'ada']]);
    await vote(null);
    expect(await votes()).toEqual([['ben'], ['dan']]);
  });

  test('the same vote twice is one vote', async () => {
    await vote('up');
    await vote('up');
    expect(await votes()).toEqual([['ben', 'ada'], ['dan']]);
  });
  // #endregion change

  const both = {
    upvotes: arrayUnion('ada'),
    downvotes: arrayUnion('ada'),
  };
  test.each<[string, object]>([
    ['in both lists', both],
    ['that counts twice', { upvotes: ['ben', 'ada', 'ada'] }],
    ['for somebody else', { upvotes: arrayUnion('eva') }],
    ['that removes another one', { upvotes: arrayRemove('ben') }],
    ['that changes the text as well', { ...both, text: 'Mine now' }],
    ['that is no list', { upvotes: 1000 }],
  ])('a vote %s is refused', async (_, change) => {
    await assertFails(updateDoc(map(), change));
  });

  test('a signed-out reader and an account by email cannot vote', async () => {
    for (const db of [
      emulator.openFor(null),
      emulator.openFor(ada, 'password'),
    ])
      await assertFails(changeVote(db, 'map', 'ada', 'up'));
  });
});
