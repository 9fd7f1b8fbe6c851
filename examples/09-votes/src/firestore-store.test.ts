import { afterAll, describe, expect, test, vi } from 'vitest';
import { createFirestoreStore } from './firestore-store.ts';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada, ben } from './testing/sample.ts';
import { storeContract } from './testing/store-contract.ts';

describe.skipIf(skipped)('Firestore with its rules', () => {
  let emulator: Emulator | undefined;
  afterAll(() => emulator?.environment.cleanup());

  async function fresh() {
    emulator ??= await openEmulator();
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
    await createFirestoreStore(openFor(ben), ben).add('A map');

    const shown: number[] = [];
    const stop = store.subscribe(() => {
      const seen = store.current();
      const votes = seen?.ok ? seen.value[0]?.downvotes.length : undefined;
      if (votes !== undefined) shown.push(votes);
    });
    await vi.waitFor(() => expect(shown).toEqual([0]));
    const seen = store.current();
    const id = (seen?.ok && seen.value[0]?.id) || '';

    await store.vote(id, 'up');
    await store.vote(id, 'down');
    await vi.waitFor(() => expect(shown.at(-1)).toBe(0));
    expect(shown).toContain(1);
    stop();
  });
});
