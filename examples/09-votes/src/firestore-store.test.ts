import {
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
} from 'firebase/firestore';
import { afterAll, describe, expect, test, vi } from 'vitest';
import rules from '../firestore.rules?raw';
import { createFirestoreStore } from './firestore-store.ts';
import { done } from './store.ts';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada, ben, draft } from './testing/sample.ts';
import { storeContract } from './testing/store-contract.ts';

const soon = (check: () => void) => vi.waitFor(check, 10_000);
vi.setConfig({ testTimeout: 20_000 });

describe.skipIf(skipped)('Firestore with its rules', () => {
  let emulator: Emulator | undefined;
  afterAll(() => emulator?.environment.cleanup());

  async function fresh() {
    emulator ??= await openEmulator(rules);
    await emulator.environment.clearFirestore();
    return emulator.openFor;
  }

  storeContract(async () => {
    const openFor = await fresh();
    return (me) => createFirestoreStore(openFor(me), me);
  });

  test('a refused vote is shown at once and taken back', async () => {
    const openFor = await fresh();
    const db = openFor(ada);
    const store = createFirestoreStore(db, ada);
    await createFirestoreStore(openFor(ben), ben).add(draft('A map'));

    const shown: number[] = [];
    const stop = store.subscribe(() => {
      const seen = store.current();
      const votes = seen?.ok ? seen.value[0]?.downvotes.length : undefined;
      if (votes !== undefined) shown.push(votes);
    });
    await soon(() => expect(shown).toEqual([0]));
    const seen = store.current();
    const id = (seen?.ok && seen.value[0]?.id) || '';

    await store.vote(id, 'up');
    await store.vote(id, 'down');
    await soon(() => {
      expect(shown).toContain(1);
      expect(shown.at(-1)).toBe(0);
    });
    stop();
  });

  test('offline, a vote is shown as pending until the network is back', async () => {
    const openFor = await fresh();
    const db = openFor(ada);
    const store = createFirestoreStore(db, ada);
    await createFirestoreStore(openFor(ben), ben).add(draft('A map'));
    const stop = store.subscribe(() => {});
    const shown = () => {
      const seen = store.current();
      const post = seen?.ok ? seen.value[0] : undefined;
      return [post?.id, post?.upvotes, post?.isPending];
    };
    await soon(() => expect(shown()[1]).toEqual([]));
    const [id] = shown();

    await disableNetwork(db);
    const answer = store.vote(String(id), 'up');
    await soon(() => expect(shown()).toEqual([id, ['ada'], true]));
    const stored = await getDoc(doc(openFor(ben), 'posts', String(id)));
    expect(stored.get('upvotes')).toEqual([]);

    await enableNetwork(db);
    expect(await answer).toEqual(done);
    await soon(() => expect(shown()).toEqual([id, ['ada'], false]));
    stop();
  });
});
