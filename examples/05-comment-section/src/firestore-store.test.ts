import { afterAll, describe } from 'vitest';
import { createFirestoreStore } from './firestore-store.ts';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { storeContract } from './testing/store-contract.ts';

describe.skipIf(skipped)('Firestore with its rules', () => {
  let emulator: Emulator | undefined;
  afterAll(() => emulator?.environment.cleanup());

  storeContract(async () => {
    emulator ??= await openEmulator();
    await emulator.environment.clearFirestore();
    const { openFor } = emulator;
    return (me) => createFirestoreStore(openFor(me), me);
  });
});
