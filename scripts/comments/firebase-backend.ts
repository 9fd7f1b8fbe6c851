import { z } from 'zod';
import { type Comment, commentSchema, type Tombstone, tombstoneSchema } from '#features/comments/model.ts';
import type { Batch, FirebaseAdmin, User } from '../../tools/firebase-admin/admin.ts';
import { counted } from '../terminal-layout.ts';
import { type Changes, missingTombstones } from './import-records.ts';
import type { Author, Records } from './records.ts';

/** Keeps a batch of the largest comments below the limit of a request, 10 MiB. */
const batchSize = 200;
/** The limit of a request. */
const usersAtOnce = 1000;

const strictComment = z.strictObject(commentSchema.shape);
const strictTombstone = z.strictObject(tombstoneSchema.shape);

/** The comments in Firestore, and their authors in Firebase Authentication. Here, removing tombstones is up to the owner. */
export function firebaseBackend({ project, firestore, auth }: FirebaseAdmin) {
  const updateTimes = new Map<string, unknown>();
  const explain = (error: unknown) => Promise.reject(problem(error, project));
  const at = (collection: string, { id }: Comment | Tombstone) => firestore.doc(`${collection}/${id}`);

  async function commit<Data>(list: readonly Data[], write: (batch: Batch, data: Data) => void) {
    for (const some of chunks(list, batchSize)) {
      const batch = firestore.batch();
      for (const data of some) write(batch, data);
      await batch.commit().catch(explain);
    }
  }

  /** What a collection has. Documents that are something else are named in `invalid`. */
  async function all<Data extends { readonly id: string }>(
    collection: string,
    schema: z.ZodType<Data>,
    invalid: string[],
  ): Promise<readonly Data[]> {
    const { docs } = await firestore.collection(collection).get().catch(explain);
    return docs.flatMap((document) => {
      const path = `${collection}/${document.id}`;
      const { data } = schema.safeParse(document.data());
      updateTimes.set(path, document.updateTime);
      if (data?.id === document.id) return [data];
      invalid.push(path);
      return [];
    });
  }

  return {
    name: `Firestore, project ${project}`,
    lacksEmail: true,
    async read(): Promise<Records> {
      const invalid: string[] = [];
      return {
        comments: await all('comments', strictComment, invalid),
        held: await all('pending', strictComment, invalid),
        tombstones: await all('tombstones', strictTombstone, invalid),
        authors: await allAuthors(auth),
        invalid,
      };
    },
    /** Any existing tombstone of an id is the same. */
    async write(changes: Changes): Promise<void> {
      const { tombstones = [], added = [], held = [], replaced = [], authors = [] } = changes;
      await commit(tombstones, (batch, each) => batch.set(at('tombstones', each), each));
      await commit(added, (batch, each) => {
        batch.create(at('comments', each), each);
        batch.delete(at('pending', each));
      });
      await commit(held, (batch, each) => batch.create(at('pending', each), each));
      await commit(replaced, (batch, { to }) =>
        batch.update(at('comments', to), to, { lastUpdateTime: updateTimes.get(`comments/${to.id}`) }),
      );
      await addAuthors(auth, authors);
    },
    removeTombstones: (tombstones: readonly Tombstone[]) =>
      commit(tombstones, (batch, each) => batch.delete(at('tombstones', each))),
  };
}

const day = 24 * 60 * 60 * 1000;

/** Writes missing tombstones, and removes those without replies once no late retry can restore the comment. Returns what to print. */
export async function tidyFirestore(
  backend: ReturnType<typeof firebaseBackend>,
  yes: boolean,
  now = Date.now(),
): Promise<string> {
  const records = await backend.read();
  const { comments, held, tombstones } = records;
  const missing = missingTombstones(records);
  const needed = new Set<string | null>([...comments, ...held].map(({ parentId }) => parentId));
  const unneeded = tombstones.filter(
    ({ id, createdAt }) => !needed.has(id) && Date.parse(createdAt) < now - day,
  );
  if (yes) {
    await backend.write({ tombstones: missing });
    await backend.removeTombstones(unneeded);
  }
  const [wrote, removed] = yes ? ['written', 'removed'] : ['to write', 'to remove'];
  return [
    `${backend.name}: ${counted(comments.length, 'comment')}, ${counted(tombstones.length, 'tombstone')}`,
    `  ${missing.length} ${wrote}, for replies to a deleted comment`,
    `  ${unneeded.length} ${removed}, without replies`,
    ...(yes || missing.length + unneeded.length === 0 ? [] : ['Nothing was changed. Add --yes to do it.']),
  ].join('\n');
}

/** Gives or takes the claim that marks the owner in the rules; other claims stay. Resolves to the uid. */
export async function setOwner({ auth, project }: FirebaseAdmin, email: string, isOwner: boolean) {
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found')
      throw new Error(`${email} has not signed in on ${project} yet.`);
    throw error;
  });
  const { owner: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, isOwner ? { ...others, owner: true } : others);
  return user.uid;
}

async function allAuthors(auth: FirebaseAdmin['auth']): Promise<readonly Author[]> {
  const users: User[] = [];
  let next: string | undefined;
  do {
    const page = await auth.listUsers(usersAtOnce, next);
    users.push(...page.users);
    next = page.pageToken;
  } while (next);
  return users.flatMap(authorFrom);
}

async function addAuthors(auth: FirebaseAdmin['auth'], authors: readonly Author[]): Promise<void> {
  for (const some of chunks(authors, usersAtOnce)) {
    const { errors } = await auth.importUsers(some.map(userFrom));
    const [first] = errors;
    if (first)
      throw new Error(`${errors.length} authors were not added. Firebase said: ${first.error.message}`);
  }
}

function* chunks<Data>(list: readonly Data[], size: number): Generator<readonly Data[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}

function authorFrom({ uid, displayName = '', photoURL = '', providerData }: User): readonly Author[] {
  const idAt = (provider: string) => providerData.find(({ providerId }) => providerId === provider)?.uid;
  const [googleId, githubId] = [idAt('google.com'), idAt('github.com')];
  if (googleId === undefined && githubId === undefined) return [];
  const id = googleId === undefined ? { githubId } : { googleId };
  return [{ uid, name: displayName, picture: photoURL, ...id }];
}

/** Without an email address, which this site never stores. Sign-in goes by the provider's number. */
function userFrom({ uid, name, picture, googleId, githubId }: Author): User {
  const shown = { displayName: name, ...(picture === '' ? {} : { photoURL: picture }) };
  const account =
    googleId === undefined
      ? { providerId: 'github.com', uid: githubId ?? '' }
      : { providerId: 'google.com', uid: googleId };
  return { uid, ...shown, providerData: [{ ...account, ...shown }] };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Explains Firestore's status codes (https://grpc.io/docs/guides/status-codes/). */
function problem(error: unknown, project: string): Error {
  const code = codeOf(error);
  if (code === 7 || code === 16)
    return new Error(`Firestore refused: the service account has no access to the project ${project}.`);
  if (code === 5)
    return new Error(`The project ${project} has no Firestore database. Create it in the console first.`);
  if (code === 6 || code === 9)
    return new Error(
      `Part of this was left out, because something else wrote at the same time. Run this again. Firestore said: ${error}`,
    );
  return error instanceof Error ? error : new Error(String(error));
}
