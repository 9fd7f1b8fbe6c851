import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { getFirestore } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { CommentSection } from './CommentSection.tsx';
import type { Person } from './comment.ts';
import { createFirestoreStore } from './firestore-store.ts';

const {
  VITE_FIREBASE_API_KEY: apiKey = '',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = '',
  VITE_FIREBASE_PROJECT_ID: projectId = '',
} = import.meta.env;
const app = initializeApp({ apiKey, authDomain, projectId });
const auth = getAuth(app);
const db = getFirestore(app);

/** The comment section on a Firebase project of your own. */
export function FirestoreApp({ pathName }: { readonly pathName: string }) {
  // Undefined until Firebase knows whether someone is signed in.
  const [me, setMe] = useState<Person | null>();
  const [problem, setProblem] = useState('');
  const store = useMemo(() => createFirestoreStore(db, me ?? null), [me]);

  useEffect(
    () =>
      onAuthStateChanged(auth, (user) =>
        setMe(
          user === null
            ? null
            : { uid: user.uid, name: user.displayName ?? '' },
        ),
      ),
    [],
  );

  async function signIn() {
    setProblem('');
    try {
      await signInWithPopup(auth, new GoogleAuthProvider());
    } catch (error) {
      console.error(error);
      setProblem(
        'Nobody was signed in. Let this page open a window, and try again.',
      );
    }
  }

  // Otherwise, the comments would be loaded twice for a signed-in person.
  if (me === undefined) return null;
  return (
    <>
      {me === null ? (
        <button type="button" className="main" onClick={signIn}>
          Sign in with Google
        </button>
      ) : (
        <button type="button" onClick={() => signOut(auth)}>
          Sign Out
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
      <CommentSection
        key={me?.uid ?? ''}
        store={store}
        me={me}
        pathName={pathName}
      />
    </>
  );
}
