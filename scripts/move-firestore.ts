import { z } from 'zod';
import { type Comment, commentSchema, type Tombstone, tombstoneSchema } from '#features/comments/model.ts';
import type { ServiceAccess } from './google-token.ts';
import type { CommentPlace } from './move-plan.ts';

const valueSchema = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ nullValue: z.null() }),
]);
const documentSchema = z.object({
  name: z.string(),
  fields: z.record(z.string(), z.unknown()).default({}),
  updateTime: z.string(),
});
const pageSchema = z.object({
  documents: z.array(documentSchema).default([]),
  nextPageToken: z.string().optional(),
});
type Document = z.infer<typeof documentSchema>;

/** The comments in Firestore, where tombstones are removed by their owner alone. */
export interface TombstonePlace extends CommentPlace {
  removeTombstones(tombstones: readonly Tombstone[]): Promise<void>;
}

/** So that the largest comments together stay below what one request may weigh (10 MiB). */
const batchSize = 200;

/**
 * The comments in Firestore, by REST.
 * Wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 */
export function firestorePlace({ origin, project, token }: ServiceAccess): TombstonePlace {
  const documents = `projects/${project}/databases/(default)/documents`;
  const updateTimes = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(`${origin}/v1/${documents}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(problem(answer.status, await answer.text(), project));
    return answer.json();
  }

  async function* all(collection: string): AsyncGenerator<Document> {
    let pageToken: string | undefined;
    do {
      const query = new URLSearchParams({
        pageSize: '300',
        ...(pageToken === undefined ? {} : { pageToken }),
      });
      const page = pageSchema.parse(await ask(`/${collection}?${query}`));
      yield* page.documents;
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined && pageToken !== '');
  }

  async function commit(writes: readonly object[]): Promise<void> {
    for (let start = 0; start < writes.length; start += batchSize) {
      const body = JSON.stringify({ writes: writes.slice(start, start + batchSize) });
      await ask(':commit', { method: 'POST', body });
    }
  }

  const write = (collection: string, data: Comment | Tombstone, currentDocument?: object) => ({
    update: { name: `${documents}/${collection}/${data.id}`, fields: encoded(data) },
    ...(currentDocument === undefined ? {} : { currentDocument }),
  });

  return {
    name: `Firestore, project ${project}`,
    async read() {
      const comments: Comment[] = [];
      const tombstones: Tombstone[] = [];
      const odd: string[] = [];
      for await (const { name, fields, updateTime } of all('comments')) {
        const id = name.slice(name.lastIndexOf('/') + 1);
        const comment = decoded(strictComment, fields);
        if (comment?.id === id) {
          comments.push(comment);
          updateTimes.set(id, updateTime);
        } else odd.push(`comments/${id}`);
      }
      for await (const { name, fields } of all('tombstones')) {
        const id = name.slice(name.lastIndexOf('/') + 1);
        const tombstone = decoded(strictTombstone, fields);
        if (tombstone?.id === id) tombstones.push(tombstone);
        else odd.push(`tombstones/${id}`);
      }
      return { comments, tombstones, odd };
    },
    add: (comments) => commit(comments.map((each) => write('comments', each, { exists: false }))),
    // All that there can be under an id is the same tombstone.
    addTombstones: (tombstones) => commit(tombstones.map((each) => write('tombstones', each))),
    removeTombstones: (tombstones) =>
      commit(tombstones.map(({ id }) => ({ delete: `${documents}/tombstones/${id}` }))),
    replace: (changes) =>
      commit(changes.map(({ to }) => write('comments', to, { updateTime: updateTimes.get(to.id) }))),
  };
}

function encoded(data: Comment | Tombstone): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );
}

const strictComment = z.strictObject(commentSchema.shape);
const strictTombstone = z.strictObject(tombstoneSchema.shape);

/** The fields of the schema and nothing else, or null. */
function decoded<Data>(schema: z.ZodType<Data>, fields: Readonly<Record<string, unknown>>): Data | null {
  const plain: Record<string, unknown> = {};
  for (const [name, wrapped] of Object.entries(fields)) {
    const value = valueSchema.safeParse(wrapped);
    if (!value.success) return null;
    plain[name] = 'stringValue' in value.data ? value.data.stringValue : null;
  }
  const parsed = schema.safeParse(plain);
  return parsed.success ? parsed.data : null;
}

function problem(status: number, text: string, project: string): string {
  if (status === 401 || status === 403)
    return `Firestore refused (${status}): the service account may not use the project ${project}.`;
  if (status === 404)
    return `There is no Firestore database in the project ${project}. Create it in the console first.`;
  if (status === 409 || status === 400)
    return `Something was written there meanwhile, so a part was left out. Run this again. Firestore said: ${text}`;
  return `Firestore answered ${status}: ${text}`;
}
