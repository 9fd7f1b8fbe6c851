import { z } from 'zod';
import type { ServiceAccess } from './google-token.ts';
import type { Account, AccountPlace } from './move-readers.ts';

const userSchema = z.object({
  localId: z.string(),
  displayName: z.string().default(''),
  photoUrl: z.string().default(''),
  providerUserInfo: z.array(z.object({ providerId: z.string(), rawId: z.string().optional() })).default([]),
});
const pageSchema = z.object({ users: z.array(userSchema).default([]), nextPageToken: z.string().optional() });
const createdSchema = z.object({
  error: z.array(z.object({ index: z.int().default(0), message: z.string() })).default([]),
});

/** As many as one request may bring. */
const batchSize = 1000;

/**
 * The people of Firebase Authentication.
 * Wire format: https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts
 */
export function firebaseAccounts({ origin, project, token }: ServiceAccess): AccountPlace {
  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${origin}/v1/projects/${project}/accounts:${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Firebase answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    async read() {
      const accounts: Account[] = [];
      let nextPageToken: string | undefined;
      do {
        const query = new URLSearchParams({
          maxResults: String(batchSize),
          ...(nextPageToken === undefined ? {} : { nextPageToken }),
        });
        const page = pageSchema.parse(await ask(`batchGet?${query}`));
        accounts.push(...page.users.flatMap(accountOf));
        // An empty page is the last, whatever comes with it.
        nextPageToken = page.users.length === 0 ? undefined : page.nextPageToken;
      } while (nextPageToken !== undefined && nextPageToken !== '');
      return accounts;
    },
    async add(accounts) {
      for (let start = 0; start < accounts.length; start += batchSize) {
        const users = accounts.slice(start, start + batchSize).map(userOf);
        const { error } = createdSchema.parse(
          await ask('batchCreate', { users, sanityCheck: true, allowOverwrite: false }),
        );
        const [first] = error;
        if (first)
          throw new Error(`${error.length} authors could not be made known. Firebase said: ${first.message}`);
      }
    },
  };
}

function accountOf({ localId, displayName, photoUrl, providerUserInfo }: z.infer<typeof userSchema>) {
  const google = providerUserInfo.find(({ providerId }) => providerId === 'google.com');
  return google?.rawId === undefined
    ? []
    : [{ uid: localId, name: displayName, picture: photoUrl, googleId: google.rawId }];
}

/** Without an e-mail address: this site never keeps one. Google's number is what sign-in goes by. */
function userOf({ uid, name, picture, googleId }: Account): object {
  const shown = { displayName: name, ...(picture === '' ? {} : { photoUrl: picture }) };
  return {
    localId: uid,
    ...shown,
    providerUserInfo: [{ providerId: 'google.com', rawId: googleId, ...shown }],
  };
}
