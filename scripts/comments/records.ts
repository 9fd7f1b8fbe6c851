import { z } from 'zod';
import { type Comment, commentSchema, type Tombstone, tombstoneSchema } from '#features/comments/model.ts';
import { parseJson } from '#lib/parse.ts';
import { accountIdOf, providerOf } from '#server/auth/profile.ts';
import { signInProviders } from '#site/providers.ts';

/** A commenter who signed in. There is never an email address. */
export const authorSchema = z.strictObject({
  /** The `userId` of their comments. One with a colon is of an imported comment, which nobody owns. */
  uid: z.string().regex(/^[^:]*$/),
  name: z.string(),
  /** A URL, or ''. */
  picture: z.string(),
  /** The provider's number of the account, the same on every backend. One of them is there. */
  googleId: z.string().optional(),
  githubId: z.string().optional(),
  /** What a server made of their address with its secret: the same only on a server with that secret, and unknown to Firebase. */
  emailId: z.string().optional(),
});
export type Author = z.infer<typeof authorSchema>;

/** The account of a person, as the server stores it: server/auth/oauth-providers.ts. */
export function accountOf(author: Author): string {
  const provider = signInProviders.find((each) => author[`${each}Id`] !== undefined) ?? 'google';
  return accountIdOf(provider, author[`${provider}Id`] ?? '');
}
export const idOfAccount = (id: string) => ({ [`${providerOf(id)}Id`]: id.replace(/^\w+:/, '') });

/** The contents of a backend or an export. */
export interface Records {
  readonly comments: readonly Comment[];
  readonly held: readonly Comment[];
  readonly tombstones: readonly Tombstone[];
  readonly authors: readonly Author[];
  /** Names of entries that are not comments. They are left alone. */
  readonly invalid: readonly string[];
}

const recordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comment'), ...commentSchema.shape }),
  z.strictObject({ kind: z.literal('held'), ...commentSchema.shape }),
  z.strictObject({ kind: z.literal('tombstone'), ...tombstoneSchema.shape }),
  authorSchema.extend({ kind: z.literal('author') }),
]);

/** Only the authors of comments leave a backend, no other account. */
export function authorsOfComments({ comments, held, authors }: Records): readonly Author[] {
  const ids = new Set([...comments, ...held].map(({ userId }) => userId));
  return authors.filter(({ uid }) => ids.has(uid));
}

/** JSON Lines (https://jsonlines.org), one per comment, tombstone and author. */
export function toJsonLines(records: Records): string {
  const lines = [
    ...authorsOfComments(records).map((author) => ({ kind: 'author', ...author })),
    ...records.tombstones.map((tombstone) => ({ kind: 'tombstone', ...tombstone })),
    ...records.comments.map((comment) => ({ kind: 'comment', ...comment })),
    ...records.held.map((comment) => ({ kind: 'held', ...comment })),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Throws with the number of the first line that is not a record or repeats an id. */
export function fromJsonLines(text: string): Records {
  const comments: Comment[] = [];
  const held: Comment[] = [];
  const tombstones: Tombstone[] = [];
  const authors: Author[] = [];
  const seen = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const record = parseJson(recordSchema, line);
    if (record === null)
      throw new Error(`Line ${index + 1} is not from npm run comments -- export. Nothing was read.`);
    const id = `${record.kind} ${record.kind === 'author' ? record.uid : record.id}`;
    if (seen.has(id)) throw new Error(`Line ${index + 1} has ${id} a second time. Nothing was read.`);
    seen.add(id);
    const { kind, ...data } = record;
    if (kind === 'author') authors.push(authorSchema.parse(data));
    else if (kind === 'tombstone') tombstones.push(tombstoneSchema.parse(data));
    else (kind === 'held' ? held : comments).push(commentSchema.parse(data));
  }
  return { comments, held, tombstones, authors, invalid: [] };
}
