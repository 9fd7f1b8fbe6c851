import { parseJson } from '#lib/parse.ts';
import { type Fetch, request } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import {
  type Comment,
  type CommentId,
  type Cursor,
  commentSchema,
  cursorAt,
  type Likes,
  likesSchema,
  type PagePath,
  positionAt,
  type Tombstone,
  tombstoneSchema,
} from '../../model.ts';
import { answerMs, appCheckMs } from '../../times.ts';
import type { FirebaseConfig } from './app.ts';

// Firestore's public reads by REST, without the SDK: queries, and what is in the documents.
// Wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents

/** Some documents of a collection. Queries that sort these need an index in firebase/firestore.indexes.json; a test compares them. */
interface Selection {
  readonly from: readonly [{ readonly collectionId: 'comments' | 'tombstones' }];
  readonly where?: object;
}
type Direction = 'ASCENDING' | 'DESCENDING';

const field = (fieldPath: string) => ({ field: { fieldPath } });
const filter = (fieldPath: string, op: 'EQUAL' | 'IN', value: object) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});
const equal = (fieldPath: string, stringValue: string) => filter(fieldPath, 'EQUAL', { stringValue });
const isTop = { unaryFilter: { ...field('parentId'), op: 'IS_NULL' } };

export const allComments: Selection = { from: [{ collectionId: 'comments' }] };
export const commentsOfPage = (page: PagePath): Selection => ({
  ...allComments,
  where: equal('pathName', page),
});
export const topsOfPage = (page: PagePath): Selection => ({
  ...allComments,
  where: { compositeFilter: { op: 'AND', filters: [equal('pathName', page), isTop] } },
});
export const tombstonesOfPage = (page: PagePath): Selection => ({
  from: [{ collectionId: 'tombstones' }],
  where: equal('pathName', page),
});
/** Of up to 30 threads. */
export const repliesOfThreads = (...threads: readonly CommentId[]): Selection => ({
  ...allComments,
  where: filter('parentId', 'IN', {
    arrayValue: { values: threads.map((stringValue) => ({ stringValue })) },
  }),
});
export const commentsOfPerson = (uid: string): Selection => ({ ...allComments, where: equal('userId', uid) });

/** A query for at most `limit` documents by time, those after a cursor. `root` begins the name of each document. */
export function listQuery(
  root: string,
  selection: Selection,
  direction: Direction,
  limit: number,
  after?: Cursor,
) {
  const position = after && positionAt(after);
  const name = `${root}/${selection.from[0].collectionId}/${position?.id}`;
  return {
    ...selection,
    // Also by id, to order comments of the same millisecond.
    orderBy: ['createdAt', '__name__'].map((path) => ({ ...field(path), direction })),
    ...(position && {
      startAt: { values: [{ stringValue: position.createdAt }, { referenceValue: name }], before: false },
    }),
    limit,
  };
}

/** The comment in a document, or null. One document that can't be read must not hide the others. */
export const parseComment = (data: unknown): Comment | null => commentSchema.safeParse(data).data ?? null;

/** For flatMap: nothing for a document that isn't a comment. */
export const parseComments = (data: unknown): Comment | readonly [] => parseComment(data) ?? [];

export const parseTombstone = (data: unknown): Tombstone | null =>
  tombstoneSchema.safeParse(data).data ?? null;

/** The document with the counts of a page: an id has no slashes. */
export const likesPath = (page: PagePath) => `likes/${page.replaceAll('/', '~')}`;

export const parseLikes = (fields: Fields = {}): Likes => likesSchema.safeParse(fields.counts).data ?? {};

type Fields = Readonly<Record<string, unknown>>;
const fieldsSchema = z.optional(z.record(z.string(), z.unknown()));

/** A document's fields as plain values. The schemas of what is stored decide about each of them. */
export function plainFields(fields: Fields = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, wrapped]) => [name, plainValue(wrapped)]));
}

function plainValue(wrapped: unknown): unknown {
  const [[type, value] = []] = Object.entries(Object(wrapped));
  if (type === 'mapValue') return plainFields(Object(value).fields);
  return type === 'integerValue' ? Number(value) : value;
}

/** Firestore did not answer, or not as expected. */
export class Unreachable extends Error {}

const documentSchema = z.object({ fields: fieldsSchema });
const documentsSchema = z.array(
  z.object({
    document: z.optional(documentSchema),
    found: z.optional(documentSchema),
    readTime: z.optional(z.string()),
  }),
);
const countSchema = z.tuple([
  z.object({
    result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }),
  }),
]);

export type FirestoreRest = ReturnType<typeof firestoreRest>;

/** The requests. They throw Unreachable when there is no answer. */
export function firestoreRest(
  { apiKey, projectId, emulators }: FirebaseConfig,
  fetch: Fetch,
  appCheckToken?: () => Promise<string | undefined>,
  deviceNow = () => Date.now(),
) {
  /** How far this device's clock is behind the server's, in milliseconds. Each answer with documents tells. */
  let behind = 0;
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function ask<Answer>(verb: string, body: object, schema: z.ZodMiniType<Answer>): Promise<Answer> {
    // Whether a request needs one is up to Firestore, where the owner enforces it after some days. Where reCAPTCHA is blocked, none comes.
    const none = () => new Promise<undefined>((resolve) => setTimeout(resolve, appCheckMs));
    const token = appCheckToken && (await Promise.race([appCheckToken().catch(() => undefined), none()]));
    const outcome = await request(
      `${origin}/v1/${root}:${verb}?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        body: JSON.stringify(body),
        timeoutMs: answerMs,
        ...(token ? { headers: { 'X-Firebase-AppCheck': token } } : {}),
      },
      fetch,
    );
    const answer = outcome.ok && outcome.value.status === 200 ? parseJson(schema, outcome.value.text) : null;
    if (answer === null) throw new Unreachable();
    return answer;
  }

  async function documents(verb: string, body: object) {
    const answer = await ask(verb, body, documentsSchema);
    const readTime = answer.find((each) => each.readTime !== undefined)?.readTime;
    if (readTime !== undefined) behind = Date.parse(readTime) - deviceNow();
    return answer;
  }

  /** The fields of each document that is selected, by time and at most `limit`, or of those after a cursor. */
  async function list(selection: Selection, direction: Direction, limit: number, after?: Cursor) {
    const structuredQuery = listQuery(root, selection, direction, limit, after);
    const answer = await documents('runQuery', { structuredQuery });
    return answer.flatMap(({ document }) => (document ? [plainFields(document.fields)] : []));
  }

  return {
    list,
    /** The same, as comments, and where the next ones begin. */
    async comments(selection: Selection, direction: Direction, limit: number, after?: Cursor) {
      // One more tells whether there are more.
      const found = await list(selection, direction, limit + 1, after);
      const comments = found.slice(0, limit).flatMap(parseComments);
      const last = found.length > limit ? comments.at(-1) : undefined;
      return { comments, next: last ? cursorAt(last) : null };
    },
    async count(selection: Selection): Promise<number> {
      const aggregations = [{ alias: 'count', count: {} }];
      const body = { structuredAggregationQuery: { structuredQuery: selection, aggregations } };
      const [{ result }] = await ask('runAggregationQuery', body, countSchema);
      return Number(result.aggregateFields.count.integerValue);
    },
    /** The fields of those documents that exist: 'comments/abc1234'. */
    async get(paths: readonly string[]): Promise<readonly Fields[]> {
      const answer = await documents('batchGet', { documents: paths.map((path) => `${root}/${path}`) });
      return answer.flatMap(({ found }) => (found ? [plainFields(found.fields)] : []));
    },
    /** The server's clock as far as it is known, in milliseconds since 1970. */
    now: () => deviceNow() + behind,
  };
}
