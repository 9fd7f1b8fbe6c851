import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { useEffect, useMemo, useState } from 'react';
import { firebaseConfig, usesEmulators } from './firebase-config.ts';
import { Pictures } from './Pictures.tsx';
import { createStorageGallery } from './storage-gallery.ts';

const app = initializeApp(firebaseConfig);
const auth = getAuth(app);
const storage = getStorage(app);
if (usesEmulators) {
  connectAuthEmulator(auth, 'http://127.0.0.1:9099');
  connectStorageEmulator(storage, '127.0.0.1', 9199);
}

/** The gallery on your own Firebase project, behind a short sign-in. */
export default function FirebaseApp() {
  // Undefined until Firebase knows whether somebody is signed in.
  const [uid, setUid] = useState<string | null>();
  const [problem, setProblem] = useState('');
  const gallery = useMemo(
    () => (uid ? createStorageGallery(storage, uid) : null),
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
        'You aren’t signed in. Allow this page to open a window, and try again.',
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
