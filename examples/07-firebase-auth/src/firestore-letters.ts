import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import type { Letters } from './letters.ts';

// #region read
/** Letters in Firestore. firestore.rules decide who reads them. */
export function createFirestoreLetters(db: Firestore): Letters {
  return {
    async read(month) {
      try {
        const letter = await getDoc(doc(db, 'letters', month));
        const text: unknown = letter.get('text');
        return typeof text === 'string'
          ? { ok: true, text }
          : { ok: false, why: 'not-found' };
      } catch (error) {
        if (!(error instanceof FirebaseError)) throw error;
        if (error.code === 'permission-denied')
          return { ok: false, why: 'forbidden' };
        console.warn('The letter could not be loaded', error);
        return { ok: false, why: 'offline' };
      }
    },
  };
}
// #endregion read
