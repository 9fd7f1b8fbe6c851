import { z } from '#lib/schema.ts';
import { type Comment, type CommentDraft, commentSchema, type PagePath, type Reader } from '../model.ts';

// How comments lie in Firestore: collection `comments`, document id = `id`, the eight fields and nothing else.
// REST wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery

const valueSchema = z.union([z.object({ stringValue: z.string() }), z.object({ nullValue: z.null() })]);
const answerSchema = z.array(
  z.object({
    document: z.optional(z.object({ fields: z.record(z.string(), z.unknown()) })),
    readTime: z.optional(z.string()),
  }),
);

/** The body of a `documents:runQuery` request for the comments of one page. */
export function commentsQuery(page: PagePath): object {
  return {
    structuredQuery: {
      from: [{ collectionId: 'comments' }],
      where: { fieldFilter: { field: { fieldPath: 'pathName' }, op: 'EQUAL', value: { stringValue: page } } },
    },
  };
}

/** The body of a request for one document, whichever it is: its answer tells the server's clock, and hardly more. */
export const clockQuery = { structuredQuery: { from: [{ collectionId: 'comments' }], limit: 1 } };

/** The comments in an answer to runQuery, and the server's clock. Null when it is not such an answer. */
export function readAnswer(answer: unknown): { comments: readonly Comment[]; readTime: Date | null } | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return null;
  const comments = parsed.data.flatMap(({ document }) => {
    const comment = document && commentIn(plainFields(document.fields));
    return comment ? [comment] : [];
  });
  const readTime = parsed.data.find((each) => each.readTime !== undefined)?.readTime;
  return { comments, readTime: readTime === undefined ? null : new Date(readTime) };
}

/** A comment in what a document holds, or null. One odd document must not hide the others. */
export function commentIn(data: unknown): Comment | null {
  const parsed = commentSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** The document of a new comment, dated now: by the device's clock, or a better one. */
export function newDocument(page: PagePath, draft: CommentDraft, author: Reader, now: number): Comment {
  return {
    id: draft.id,
    body: draft.body,
    parentId: draft.parentId,
    userId: author.uid,
    username: author.displayName,
    userImg: author.photoURL,
    createdAt: new Date(now).toISOString(),
    pathName: page,
  };
}

function plainFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, wrapped]) => {
      const value = valueSchema.safeParse(wrapped);
      if (!value.success) return [name, undefined];
      return [name, 'stringValue' in value.data ? value.data.stringValue : null];
    }),
  );
}
