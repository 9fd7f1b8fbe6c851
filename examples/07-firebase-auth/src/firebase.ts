import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { createFirebaseAccount } from './firebase-account.ts';

const {
  VITE_FIREBASE_API_KEY: apiKey = 'only-for-the-emulator',
  VITE_FIREBASE_AUTH_DOMAIN: authDomain = '',
  VITE_FIREBASE_PROJECT_ID: projectId = 'demo-letters',
  VITE_AUTH_EMULATOR: emulator,
} = import.meta.env;

const auth = getAuth(initializeApp({ apiKey, authDomain, projectId }));
// For emails and Google's window.
auth.languageCode = navigator.language;
if (emulator)
  connectAuthEmulator(auth, emulator, { disableWarnings: true });

export const account = createFirebaseAccount(auth);
