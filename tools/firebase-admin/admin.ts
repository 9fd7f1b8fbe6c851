import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { installed } from '../install.ts';

// The part of firebase-admin that the owner's commands use. It is installed on first use, so its own types may be missing.

interface Document {
  readonly id: string;
  readonly updateTime: unknown;
  data(): unknown;
}
type Reference = object;
export interface Batch {
  create(reference: Reference, data: object): void;
  set(reference: Reference, data: object): void;
  update(reference: Reference, data: object, precondition: { readonly lastUpdateTime: unknown }): void;
  delete(reference: Reference): void;
  commit(): Promise<unknown>;
}
interface Firestore {
  collection(name: string): { get(): Promise<{ readonly docs: readonly Document[] }> };
  doc(path: string): Reference;
  batch(): Batch;
}

interface Account {
  readonly uid: string;
  readonly displayName?: string | undefined;
  readonly photoURL?: string | undefined;
}
export interface User extends Account {
  readonly providerData: readonly (Account & { readonly providerId: string })[];
  readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
}
interface Auth {
  listUsers(
    atOnce: number,
    pageToken?: string,
  ): Promise<{ readonly users: readonly User[]; readonly pageToken?: string }>;
  importUsers(
    users: readonly User[],
  ): Promise<{ readonly errors: readonly { readonly error: { readonly message: string } }[] }>;
  getUserByEmail(email: string): Promise<User>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
}

export interface FirebaseAdmin {
  readonly project: string;
  readonly firestore: Firestore;
  readonly auth: Auth;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);

/** Its optional packages are for Cloud Storage. */
export const installFirebaseAdmin = () =>
  installed('firebase-admin', 'firebase-admin (67 MB)', '--omit=optional');

/** Connects to Firebase, bypassing its rules: on the environment's emulators, or with a service account's key. Throws without either. */
export function connectToFirebase(env: NodeJS.ProcessEnv, project: string | undefined): FirebaseAdmin {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GOOGLE_APPLICATION_CREDENTIALS: file } = env;
  // Never mix an emulated service with a real one.
  if (!FIRESTORE_EMULATOR_HOST !== !FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('Set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, or neither.');
  if (FIRESTORE_EMULATOR_HOST) {
    if (project === undefined) throw new Error("Name the emulators' project: --project demo-site");
    // Otherwise the client searches the network for Google's metadata server.
    process.env.METADATA_SERVER_DETECTION = 'none';
    return connect(project);
  }
  if (!file)
    throw new Error(
      'Set GOOGLE_APPLICATION_CREDENTIALS to the key of a service account: docs/deploy-firebase.md.',
    );
  const key = readKey(file);
  return connect(project ?? key.project_id, key);
}

function connect(projectId: string, key?: object): FirebaseAdmin {
  installFirebaseAdmin();
  const { initializeApp, deleteApp, cert } = require('firebase-admin/app');
  const { getFirestore } = require('firebase-admin/firestore');
  const { getAuth } = require('firebase-admin/auth');
  const app = initializeApp({ projectId, ...(key && { credential: cert(key) }) }, randomUUID());
  return {
    project: projectId,
    firestore: getFirestore(app),
    auth: getAuth(app),
    close: () => deleteApp(app),
  };
}

const keySchema = z.object({ project_id: z.string(), private_key: z.string(), client_email: z.string() });

function readKey(file: string): z.infer<typeof keySchema> {
  try {
    return keySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `GOOGLE_APPLICATION_CREDENTIALS=${file} is not the key of a service account. ` +
        'Create one in the Firebase console: Project settings, Service accounts, Generate new private key.',
    );
  }
}
