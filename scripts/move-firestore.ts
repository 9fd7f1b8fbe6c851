import { z } from 'zod';
import { type Comment, commentSchema } from '#features/comments/model.ts';
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

/** So that the largest comments together stay below what one request may weigh (10 MiB). */
const batchSize = 200;

/**
 * The comments in Firestore, by REST.
 * Wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 */
export function firestorePlace({ origin, project, token }: ServiceAccess): CommentPlace {
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

  async function* all(): AsyncGenerator<Document> {
    let pageToken: string | undefined;
    do {
      const query = new URLSearchParams({
        pageSize: '300',
        ...(pageToken === undefined ? {} : { pageToken }),
      });
      const page = pageSchema.parse(await ask(`/comments?${query}`));
      yield* page.documents;
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined && pageToken !== '');
  }

  async function commit(comments: readonly Comment[], condition: (id: string) => object): Promise<void> {
    for (let start = 0; start < comments.length; start += batchSize) {
      const writes = comments.slice(start, start + batchSize).map((comment) => ({
        update: { name: `${documents}/comments/${comment.id}`, fields: encoded(comment) },
        currentDocument: condition(comment.id),
      }));
      await ask(':commit', { method: 'POST', body: JSON.stringify({ writes }) });
    }
  }

  return {
    name: `Firestore, project ${project}`,
    async read() {
      const comments: Comment[] = [];
      const odd: string[] = [];
      for await (const { name, fields, updateTime } of all()) {
        const id = name.slice(name.lastIndexOf('/') + 1);
        const comment = decoded(fields);
        if (comment?.id === id) {
          comments.push(comment);
          updateTimes.set(id, updateTime);
        } else odd.push(`comments/${id}`);
      }
      return { comments, odd };
    },
    add: (comments) => commit(comments, () => ({ exists: false })),
    replace: (changes) =>
      commit(
        changes.map(({ to }) => to),
        (id) => ({ updateTime: updateTimes.get(id) }),
      ),
  };
}

function encoded(comment: Comment): object {
  return Object.fromEntries(
    Object.entries(comment).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );
}

/** The eight fields and nothing else, or null. */
function decoded(fields: Readonly<Record<string, unknown>>): Comment | null {
  const plain: Record<string, unknown> = {};
  for (const [name, wrapped] of Object.entries(fields)) {
    const value = valueSchema.safeParse(wrapped);
    if (!value.success) return null;
    plain[name] = 'stringValue' in value.data ? value.data.stringValue : null;
  }
  const parsed = z.strictObject(commentSchema.shape).safeParse(plain);
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
