import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

const keySchema = z.object({
  client_email: z.string(),
  private_key: z.string(),
  project_id: z.string(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.infer<typeof keySchema>;

const answerSchema = z.object({ access_token: z.string() });

/** The key of a service account, from the file that GOOGLE_APPLICATION_CREDENTIALS names. Throws a sentence when it is none. */
export function readServiceAccount(file: string): ServiceAccount {
  try {
    return keySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `GOOGLE_APPLICATION_CREDENTIALS=${file} is not the key of a service account. ` +
        'Make one in the Firebase console: Project settings, Service accounts, Generate new private key.',
    );
  }
}

/**
 * An access token for an hour, for one scope.
 * Wire format: https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export async function accessToken(account: ServiceAccount, scope: string, now = Date.now()): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const answer = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
  });
  if (!answer.ok) {
    throw new Error(`Google did not accept the service account (${answer.status}): ${await answer.text()}`);
  }
  return answerSchema.parse(await answer.json()).access_token;
}

/** Where one of Google's services is, and as whom to ask it. */
export interface ServiceAccess {
  readonly origin: string;
  readonly project: string;
  readonly token: string;
}

interface Service {
  /** Host and port of the emulator to use in its place. */
  readonly emulator: string | undefined;
  readonly host: string;
  readonly scope: string;
  /** The project to use, when it is known without the key. */
  readonly project: string | undefined;
}

export const firestoreService = {
  host: 'firestore.googleapis.com',
  scope: 'https://www.googleapis.com/auth/datastore',
} as const;
export const authService = {
  host: 'identitytoolkit.googleapis.com',
  scope: 'https://www.googleapis.com/auth/identitytoolkit',
} as const;

/** Access above the rules: an emulator's, else that of the service account. Throws a sentence when there is neither. */
export async function serviceAccess(env: NodeJS.ProcessEnv, service: Service): Promise<ServiceAccess> {
  const { emulator, host, scope, project } = service;
  if (emulator !== undefined && emulator !== '') {
    if (project === undefined) throw new Error('Name the project of the emulator: --project demo-site');
    // The Auth emulator has each service under its host's name; Firestore's is one service only.
    const path = host.startsWith('firestore.') ? '' : `/${host}`;
    return { origin: `http://${emulator}${path}`, project, token: 'owner' };
  }
  const file = env.GOOGLE_APPLICATION_CREDENTIALS;
  if (file === undefined || file === '') {
    throw new Error(
      'Set GOOGLE_APPLICATION_CREDENTIALS to the key of a service account (docs/deploy-firebase.md says how to get one).',
    );
  }
  const account = readServiceAccount(file);
  return {
    origin: `https://${host}`,
    project: project ?? account.project_id,
    token: await accessToken(account, scope),
  };
}
