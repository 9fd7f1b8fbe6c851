import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { createFirebaseAccount } from './firebase-account.ts';
import { createFirestoreLetters } from './firestore-letters.ts';

// The emulators take any values, but Google's window needs an authDomain.
const {
  VITE_FIREBASE_API_KEY: apiKey = 'only-for-the-emulator',
  VITE_FIREBASE_PROJECT_ID: projectId = 'demo-letters',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = `${projectId}.firebaseapp.com`,
  VITE_EMULATORS: emulators,
} = import.meta.env;

export const app = initializeApp({ apiKey, authDomain, projectId });
const auth = getAuth(app);
const db = getFirestore(app);
// For emails and Google's window.
auth.languageCode = navigator.language;
if (emulators) {
  connectAuthEmulator(auth, `http://${emulators}:9099`, {
    disableWarnings: true,
  });
  connectFirestoreEmulator(db, emulators, 8080);
}

export const account = createFirebaseAccount(auth, {
  afterReset(email) {
    // The page that was wanted is in it already. The address has to be,
    // because the email may be opened in another browser.
    const search = new URLSearchParams(location.search);
    search.set('changed', email);
    return `${location.origin}/sign-in?${search}`;
  },
});
export const letters = createFirestoreLetters(db);
