/** What a browser needs to know of a Firebase project. None of it is secret; the rules protect the data. */
export interface FirebaseConfig {
  readonly kind: 'firebase';
  readonly apiKey: string;
  readonly projectId: string;
  /** Where the sign-in popup lives: '<project>.firebaseapp.com'. */
  readonly authDomain: string;
  readonly appId?: string | undefined;
  /** Registers every request with App Check, by reCAPTCHA Enterprise. Readers then load reCAPTCHA. */
  readonly appCheckSiteKey?: string | undefined;
  /** Emulators on this machine in place of Google's servers: 'localhost:8080' each. */
  readonly emulators?: { readonly firestore: string; readonly auth: string } | undefined;
}
