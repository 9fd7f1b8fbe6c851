import type { RulesTestContext } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import type { Write } from './emulator.ts';
import type { Attempt } from './matrix.ts';

/** Makes an attempt through the Firebase SDK. Resolves to whether the rules let it through. */
export async function tryWithSdk(context: RulesTestContext, action: Attempt['action']): Promise<boolean> {
  // rules-unit-testing types its Firestore as the older namespaced one; the modular functions take it all the same.
  const store = context.firestore() as unknown as Firestore;
  try {
    if ('get' in action) await getDoc(doc(store, action.get));
    else if ('list' in action) await getDocs(collection(store, action.list));
    else await commit(store, action.write);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error && 'code' in refusal && refusal.code === 'permission-denied') return false;
    throw refusal;
  }
}

async function commit(store: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(store);
  for (const write of writes) {
    const target = doc(store, write.path);
    if (write.kind === 'delete') batch.delete(target);
    else {
      const stamp = write.serverTime === undefined ? {} : { [write.serverTime]: serverTimestamp() };
      if (write.kind === 'update') batch.update(target, { ...write.data, ...stamp });
      else batch.set(target, { ...write.data, ...stamp });
    }
  }
  await batch.commit();
}
