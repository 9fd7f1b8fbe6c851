import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseConfig } from './firebase-config.ts';

/** The one Firebase app of this page. */
export function firebaseApp({ apiKey, projectId, authDomain, appId }: FirebaseConfig): FirebaseApp {
  return (
    getApps()[0] ??
    initializeApp({ apiKey, projectId, authDomain, ...(appId === undefined ? {} : { appId }) })
  );
}
