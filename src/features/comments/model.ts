import { comments as words } from '#language';
import { maxPathLength, pathPattern } from '#lib/page-path.ts';
import { z } from '#lib/schema.ts';
import { hasVisibleCharacter } from '#lib/visible-character.ts';

export const maxBodyLength = 5000;
/** Limits of the author's name and picture, in code points. firebase/firestore.rules has the same. */
export const maxNameLength = 200;
export const maxPictureLength = 2048;

export const commentIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-z]{7}$/))
  .brand<'CommentId'>();
export type CommentId = z.infer<typeof commentIdSchema>;

/** The path of an article: '/blogpost5', '/2021/my-first-app'. */
export const pagePathSchema = z
  .string()
  .check(z.maxLength(maxPathLength), z.regex(pathPattern))
  .brand<'PagePath'>();
export type PagePath = z.infer<typeof pagePathSchema>;

/** A comment as it is stored and sent: eight fields, of which only `body` ever changes. */
export const commentSchema = z.object({
  id: commentIdSchema,
  body: z.string(),
  /** The top-level comment of the thread, which may have been deleted, or null if this is one. */
  parentId: z.nullable(commentIdSchema),
  userId: z.string(),
  username: z.string(),
  /** The address of the author's picture, or ''. */
  userImg: z.string(),
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: z.iso.datetime({ precision: 3 }),
  pathName: pagePathSchema,
});
export type Comment = z.infer<typeof commentSchema>;

/** A comment that has just been posted. One that waits for the owner's approval is seen by its writer and the owner alone. */
export const postedSchema = z.extend(commentSchema, { isHeld: z.optional(z.boolean()) });
export type Posted = z.infer<typeof postedSchema>;

export const threadIdOf = ({ id, parentId }: Pick<Comment, 'id' | 'parentId'>) => parentId ?? id;

/** What a deleted comment leaves, so that its thread keeps its place and its id is never used again. */
export const tombstoneSchema = z.extend(z.pick(commentSchema, { id: true, createdAt: true }), {
  /** Absent for a reply on Firestore. */
  pathName: z.optional(pagePathSchema),
});
export type Tombstone = z.infer<typeof tombstoneSchema>;

/** How many threads a page has, how many replies come with each of them, and how many comments with other answers. */
export const threadsAtOnce = 20;
export const firstReplies = 10;
export const repliesAtOnce = 50;
export const ownAtOnce = 200;
export const moderatedAtOnce = 50;

/** Comments and tombstones are ordered by time, and by id within a millisecond. */
export type Position = Pick<Comment, 'createdAt' | 'id'>;

export function comparePositions(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Where one answer ended and the next one begins: a position as a string, '2026-11-20T09:00:00.000Z_abc1234'. */
export const cursorSchema = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z_[0-9a-z]{7}$/,
      'This is not a cursor. Use one that an earlier answer gave.',
    ),
  )
  .brand<'Cursor'>();
export type Cursor = z.infer<typeof cursorSchema>;

export const cursorAt = ({ createdAt, id }: Position) => cursorSchema.parse(`${createdAt}_${id}`);

export function positionAt(cursor: Cursor): Position {
  const [createdAt = '', id] = cursor.split('_');
  return { createdAt, id: commentIdSchema.parse(id) };
}

/** The first `limit` of what was found, and where the rest begins. Queries ask for one more than `limit`. */
export function cutOff<Found extends Position>(found: readonly Found[], limit: number) {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && found.length > limit ? cursorAt(last) : null };
}

/** What can be liked: a comment, or an article by its path. */
export const subjectSchema = z.union([commentIdSchema, pagePathSchema]);
export type Subject = z.infer<typeof subjectSchema>;

/** What a person likes, and the page that it is on. */
export const likedSchema = z.object({ subject: subjectSchema, page: pagePathSchema });
export type Liked = z.infer<typeof likedSchema>;

const countSchema = z.int().check(z.minimum(0));
/** How many people like each subject. */
export const likesSchema = z.record(z.string(), countSchema);
export type Likes = Readonly<z.infer<typeof likesSchema>>;
/** Of an answer: of its comments, and the article, those that somebody likes. Absent on a site without likes. */
const withLikes = { likes: z.optional(likesSchema) };

/** A top-level comment with its replies, oldest first. `top` is null if it was deleted. */
export const threadSchema = z.object({
  id: commentIdSchema,
  top: z.nullable(commentSchema),
  replies: z.array(commentSchema),
  /** How many replies there are besides these. */
  more: countSchema,
  /** Where they begin, if there are any. */
  next: z.nullable(cursorSchema),
  ...withLikes,
});
export type Thread = z.infer<typeof threadSchema>;

/** Threads of one page, newest first. */
export const threadPageSchema = z.object({
  threads: z.array(threadSchema),
  /** Where older threads begin, if there are any. */
  next: z.nullable(cursorSchema),
  /** How many comments the page has, with replies and without tombstones. */
  total: countSchema,
  ...withLikes,
  /** The uids of the site's owner, one for each of their accounts, whose comments have a badge. */
  owners: z.optional(z.array(z.string())),
  /** Of the newest threads: which state of the page's comments this is, if the backend tells. */
  revision: z.optional(z.string()),
});
export type ThreadPage = z.infer<typeof threadPageSchema>;

/** Replies of one thread, oldest first. */
export const replyPageSchema = z.object({
  replies: z.array(commentSchema),
  next: z.nullable(cursorSchema),
  ...withLikes,
});
export type ReplyPage = z.infer<typeof replyPageSchema>;

/** Comments of all pages, newest first. */
export const commentListSchema = z.object({
  comments: z.array(commentSchema),
  next: z.nullable(cursorSchema),
});
export type CommentList = z.infer<typeof commentListSchema>;

/** What one person wrote. `total` is how many there are in all. */
export const ownCommentsSchema = z.extend(commentListSchema, { total: countSchema });
export type OwnComments = z.infer<typeof ownCommentsSchema>;

/** A person who may not comment. The name is as it was then. */
export const bannedSchema = z.object({
  userId: z.string(),
  username: z.string(),
  /** The comment by which the owner named them. It may have been deleted since. */
  commentId: commentIdSchema,
  bannedAt: z.string(),
});
export type Banned = z.infer<typeof bannedSchema>;

/** What the owner has to decide, and has decided. */
export const overviewSchema = z.object({
  /** Comments that wait for approval, oldest first, and at most `heldAtOnce`. */
  held: z.array(commentSchema),
  heldCount: countSchema,
  banned: z.array(bannedSchema),
  /** Whether first comments of new people wait for approval. */
  holdsNewcomers: z.boolean(),
});
export type Overview = z.infer<typeof overviewSchema>;
export const heldAtOnce = 100;

/** What a person typed, trimmed. It has a visible character. */
export const bodySchema = z.string().check(
  z.trim(),
  // Half of a surrogate pair can't be stored. Not by toWellFormed, which Firefox has since 119.
  z.overwrite((text) => text.replace(/\p{Surrogate}/gu, '\ufffd')),
  z.refine(hasVisibleCharacter, words.empty),
  z.maxLength(maxBodyLength, words.bodyTooLong(maxBodyLength)),
);

/** A comment to post. The backend knows its author from the session. */
export const draftSchema = z.object({
  id: commentIdSchema,
  body: bodySchema,
  parentId: z.nullable(commentIdSchema),
});
export type CommentDraft = z.infer<typeof draftSchema>;

/** What the interface knows of a signed-in person. Never an email address. */
export const readerSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  /** Set for the site's owner alone. It only decides what is shown; the backend checks by itself. */
  isOwner: z.optional(z.boolean()),
  /** Whether they get mail about replies, where there is such mail. */
  mailsReplies: z.optional(z.boolean()),
});
export type Reader = z.infer<typeof readerSchema>;

/** Why a backend refused. Adapters turn all their errors into one of these. */
export const refusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['signed-out', 'forbidden', 'not-found', 'unavailable']) }),
  z.object({ kind: z.literal('invalid'), problems: z.array(z.string()) }),
  z.object({ kind: z.literal('rate-limited'), retryAfterSeconds: z.number() }),
]);

export function commentBy(author: Reader, draft: CommentDraft, pathName: PagePath, createdAt: string) {
  const { id, body, parentId } = draft;
  const { uid: userId, displayName: username, photoURL: userImg } = author;
  return { id, body, parentId, userId, username, userImg, createdAt, pathName } satisfies Comment;
}

/** 7 random base-36 digits that can't be guessed. */
export function newCommentId(): CommentId {
  const numbers = crypto.getRandomValues(new Uint32Array(7));
  return commentIdSchema.parse(Array.from(numbers, (number) => (number % 36).toString(36)).join(''));
}

/** The id of the script element with the newest threads as JSON, so that the browser can take over those in the HTML. */
export const firstCommentsId = 'first-comments';
