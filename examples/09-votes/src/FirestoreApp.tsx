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
import { Forum } from './Forum.tsx';
import { createFirestoreStore } from './firestore-store.ts';
import type { Person } from './post.ts';
import { useHashPlace } from './use-hash-place.ts';

const {
  VITE_FIREBASE_API_KEY: apiKey = '',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = '',
  VITE_FIREBASE_PROJECT_ID: projectId = '',
} = import.meta.env;
const app = initializeApp({ apiKey, authDomain, projectId });
const auth = getAuth(app);
const db = getFirestore(app);

/** The forum on a Firebase project of your own. */
export function FirestoreApp() {
  const [wanted, go] = useHashPlace();
  // Undefined until Firebase knows whether somebody is signed in.
  const [me, setMe] = useState<Person | null>();
  const [problem, setProblem] = useState('');
  // A signed-out reader keeps the store from before that is known.
  const person = me ?? null;
  const store = useMemo(() => createFirestoreStore(db, person), [person]);

  useEffect(
    () =>
      onAuthStateChanged(auth, (user) =>
        setMe(user && { uid: user.uid, name: user.displayName ?? '' }),
      ),
    [],
  );

  async function signIn() {
    setProblem('');
    try {
      await signInWithPopup(auth, new GoogleAuthProvider());
    } catch (error) {
      console.error('Signing in failed', error);
      setProblem(
        'Nobody was signed in. Let this page open a window, and try again.',
      );
    }
  }

  return (
    <Forum
      store={store}
      me={me}
      wanted={wanted}
      go={go}
      signIn={
        <>
          <button type="button" onClick={signIn}>
            Sign in with Google
          </button>
          {problem && <p role="alert">{problem}</p>}
        </>
      }
      onSignOut={() => signOut(auth)}
    />
  );
}
