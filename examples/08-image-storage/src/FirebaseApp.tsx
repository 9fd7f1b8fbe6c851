import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { getStorage } from 'firebase/storage';
import { useEffect, useMemo, useState } from 'react';
import { Pictures } from './Pictures.tsx';
import { createStorageGallery } from './storage-gallery.ts';

const {
  VITE_FIREBASE_API_KEY: apiKey = '',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = '',
  VITE_FIREBASE_PROJECT_ID: projectId = '',
  VITE_FIREBASE_STORAGE_BUCKET: storageBucket = '',
} = import.meta.env;
const app = initializeApp({ apiKey, authDomain, projectId, storageBucket });
const auth = getAuth(app);

/**
 * The gallery on a Firebase project of your own. Signing in is the subject
 * of another article, so it is short here.
 */
export function FirebaseApp() {
  // Undefined until Firebase knows who is here.
  const [uid, setUid] = useState<string | null>();
  const [problem, setProblem] = useState('');
  const gallery = useMemo(
    () => (uid ? createStorageGallery(getStorage(app), uid) : null),
    [uid],
  );
  useEffect(
    () => onAuthStateChanged(auth, (user) => setUid(user?.uid ?? null)),
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

  if (uid === undefined) return null;
  return gallery ? (
    <>
      <button type="button" onClick={() => signOut(auth)}>
        Sign out
      </button>
      <Pictures key={uid} gallery={gallery} />
    </>
  ) : (
    <>
      <button type="button" className="main" onClick={signIn}>
        Sign in with Google
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
