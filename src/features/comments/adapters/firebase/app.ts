import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { SignInProvider } from '../../port.ts';

/** What a browser needs to know about a Firebase project. None of it is secret; the rules protect the data. */
export interface FirebaseConfig {
  readonly kind: 'firebase';
  readonly signIn: readonly SignInProvider[];
  readonly apiKey: string;
  readonly projectId: string;
  /** The host of the sign-in window: '<project>.firebaseapp.com'. */
  readonly authDomain: string;
  readonly appId?: string | undefined;
  /** The uid of the site's owner, whose comments have a badge. */
  readonly owner?: string | undefined;
  /** Whether readers may like comments and articles. */
  readonly likes?: boolean | undefined;
  /** Turns on App Check with reCAPTCHA Enterprise, which readers then load. */
  readonly appCheckSiteKey?: string | undefined;
  /** Emulators on this machine in place of Google's servers: 'localhost:8080' each. */
  readonly emulators?: { readonly firestore: string; readonly auth: string } | undefined;
}

/** The one Firebase app of this page. The SDK returns the same for the same project. */
export function firebaseApp({ apiKey, projectId, authDomain, appId }: FirebaseConfig): FirebaseApp {
  return initializeApp({ apiKey, projectId, authDomain, ...(appId === undefined ? {} : { appId }) });
}
