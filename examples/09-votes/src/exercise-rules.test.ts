import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, updateDoc } from 'firebase/firestore';
import { afterAll, describe, test } from 'vitest';
import rules from '../exercises/own-post/firestore.rules?raw';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada, ben, cleo } from './testing/sample.ts';

describe.skipIf(skipped)('the rules of the exercise', () => {
  let emulator: Emulator | undefined;
  afterAll(() => emulator?.environment.cleanup());

  test('authors cannot vote on their own posts, others can once', async () => {
    emulator = await openEmulator(rules);
    const post = { userId: ada.uid, upvotes: [], downvotes: [] };
    await emulator.environment.withSecurityRulesDisabled(
      async (context) => {
        await context.firestore().doc('posts/map').set(post);
      },
    );
    const { openFor } = emulator;
    const upvote = (uid: string) =>
      updateDoc(doc(openFor({ uid, name: uid }), 'posts/map'), {
        upvotes: arrayUnion(uid),
      });
    await assertFails(upvote(ada.uid));
    await assertSucceeds(upvote(ben.uid));
    await assertFails(upvote(ben.uid));
    await assertSucceeds(upvote(cleo.uid));
  });
});
