import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, updateDoc } from 'firebase/firestore';
import { afterEach, describe, test } from 'vitest';
import inShort from '../exercises/in-short/votes.rules?raw';
import ownPost from '../exercises/own-post/firestore.rules?raw';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada, ben, cleo } from './testing/sample.ts';

describe.skipIf(skipped)('other rules of the article', () => {
  let emulator: Emulator | undefined;
  afterEach(() => emulator?.environment.cleanup());

  /** A post of Ada's under these rules, and a way to vote on it. */
  async function posted(rules: string) {
    const { environment, openFor } = await openEmulator(rules);
    emulator = { environment, openFor };
    const stored = { userId: ada.uid, upvotes: [], downvotes: [] };
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('posts/map').set(stored);
    });
    return (me: typeof ada | null, list = 'upvotes', uid = me?.uid) =>
      updateDoc(doc(openFor(me), 'posts/map'), { [list]: arrayUnion(uid) });
  }

  test('of the exercise: authors cannot vote on their own posts, others can once', async () => {
    const vote = await posted(ownPost);
    await assertFails(vote(ada));
    await assertSucceeds(vote(ben));
    await assertFails(vote(ben));
    await assertSucceeds(vote(cleo));
  });

  test('of the introduction: everyone who is signed in can vote once, for themselves', async () => {
    const vote = await posted(inShort);
    await assertFails(vote(null, 'upvotes', ada.uid));
    await assertFails(vote(ada, 'upvotes', ben.uid));
    await assertFails(vote(ada, 'text'));
    await assertSucceeds(vote(ada));
    await assertFails(vote(ada, 'downvotes'));
    await assertSucceeds(vote(ben, 'downvotes'));
    await assertFails(vote(ben, 'downvotes'));
  });
});
