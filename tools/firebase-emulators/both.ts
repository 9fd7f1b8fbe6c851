import { startAuth } from './auth.ts';
import { startFirestore } from './firestore.ts';
import type { RunningEmulator } from './running.ts';

interface Emulators {
  /** Null if it isn't installed. */
  readonly firestore: RunningEmulator | null;
  readonly auth: RunningEmulator | null;
  /** Environment variables with their addresses. */
  readonly environment: Readonly<Record<string, string>>;
  /** 'Firestore', 'Auth', 'Firestore and Auth', or '' when both run. */
  readonly missing: string;
  /** The process groups of those started here. */
  readonly groups: readonly number[];
  stop(): Promise<void>;
}

/** Starts both emulators for one project, or uses those in the environment. */
export async function startEmulators(
  project: string,
  { rules, keptIn }: { readonly rules?: string; readonly keptIn?: string } = {},
): Promise<Emulators> {
  const firestore = await startFirestore(rules);
  const auth = await startAuth(project, keptIn).catch(async (error: unknown) => {
    await firestore?.stop();
    throw error;
  });
  const environment = {
    ...(firestore ? { FIRESTORE_EMULATOR_HOST: firestore.host } : {}),
    ...(auth ? { FIREBASE_AUTH_EMULATOR_HOST: auth.host, GCLOUD_PROJECT: project } : {}),
  };
  const missing = [firestore ? [] : 'Firestore', auth ? [] : 'Auth'].flat().join(' and ');
  const groups = [firestore?.group ?? [], auth?.group ?? []].flat();
  const stop = async () => void (await Promise.all([firestore?.stop(), auth?.stop()]));
  return { firestore, auth, environment, missing, groups, stop };
}
