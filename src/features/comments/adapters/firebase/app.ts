import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { SiteConfig } from '#site/config.ts';

type Settings = Extract<SiteConfig['comments'], { kind: 'firebase' }>;

/** What a browser needs to know about a Firebase project. None of it is secret; the rules protect the data. */
export type FirebaseConfig = Omit<Settings, 'likes'> & Partial<Pick<Settings, 'likes'>>;

/** The one Firebase app of this page. The SDK returns the same for the same project. */
export function firebaseApp({ apiKey, projectId, authDomain, appId }: FirebaseConfig): FirebaseApp {
  return initializeApp({ apiKey, projectId, authDomain, ...(appId === undefined ? {} : { appId }) });
}
