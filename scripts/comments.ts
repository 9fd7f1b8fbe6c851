import type { DatabaseSync } from 'node:sqlite';
import { type Comment, type CommentId, commentIdSchema, pagePathSchema } from '#features/comments/model.ts';
import { terminalText } from '#lib/terminal-text.ts';
import { createModeration, type Moderation } from '#server/comments/moderation.ts';
import { dataDirOf } from '#server/config.ts';
import { openAsItIs } from '#server/db/open.ts';
import { counted, day, indented, oneLine } from './printed.ts';

// npm run comments: reads and moderates the comments of the embedded server, also while it runs.

const usage = `npm run comments -- list               all comments, the newest first
npm run comments -- list /blogpost5    those of a page
npm run comments -- list <id>          everything that the author of a comment wrote
npm run comments -- delete <id> …      removes comments; replies stay under 'Comment deleted'
npm run comments -- forget <id>        removes all that the author of a comment wrote, and their account
npm run comments -- bar <id>           ends the right to comment of a comment's author
npm run comments -- unbar <id>         gives it back
npm run comments -- barred             who may not comment

An id is in the list, and at the end of a comment's link.`;

/** A command that can't be done, in a sentence. */
class Refused extends Error {}

/** An id as it is, or at the end of a link to the comment. */
function idIn(text: string): CommentId {
  const id = commentIdSchema.safeParse(text.replace(/^.*#comment-/, ''));
  if (!id.success) throw new Refused(`${oneLine(text)} is not the id of a comment.\n\n${usage}`);
  return id.data;
}

function commentText({ id, body, parentId, username, createdAt, pathName }: Comment): string {
  const place = parentId === null ? pathName : `${pathName}, a reply to ${parentId}`;
  return `${id}  ${oneLine(username)}, ${day(createdAt)}, ${place}\n\n${indented(body)}\n`;
}

const missing = (id: CommentId) => new Refused(`There is no comment ${id}. It may have been deleted.`);

function list(moderation: Moderation, asked: string | undefined): string {
  const comments = asked === undefined ? moderation.list() : some(moderation, asked);
  return [`${counted(comments.length, 'comment')}\n`, ...comments.map(commentText)].join('\n');
}

function some(moderation: Moderation, asked: string): readonly Comment[] {
  const page = pagePathSchema.safeParse(asked.startsWith('/') ? asked : `/${asked}`);
  if (page.success) return moderation.ofPage(page.data);
  const comment = moderation.find(idIn(asked));
  if (comment === undefined) throw missing(idIn(asked));
  return moderation.ofAuthor(comment.userId);
}

function remove(moderation: Moderation, id: CommentId): string {
  const removed = moderation.remove(id);
  if (removed === undefined) throw missing(id);
  const replies = moderation.replies(id);
  const rest = replies === 0 ? '' : ` ${counted(replies, 'reply stays', 'replies stay')} under it.`;
  return `Deleted ${id} by ${oneLine(removed.username)}, on ${removed.pathName}.${rest}`;
}

function forget(moderation: Moderation, id: CommentId): string {
  const comment = moderation.find(id);
  if (comment === undefined) throw missing(id);
  const written = moderation.forget(comment.userId);
  return `Deleted the account of ${oneLine(comment.username)}, and ${counted(written.length, 'comment')}.`;
}

function bar(moderation: Moderation, id: CommentId): string {
  const comment = moderation.bar(id);
  if (comment === undefined) throw missing(id);
  const written = counted(moderation.ofAuthor(comment.userId).length, 'comment');
  return `${oneLine(comment.username)} may not comment any more, nor edit. What they wrote stays: ${written}.`;
}

function unbar(moderation: Moderation, id: CommentId): string {
  const name = moderation.unbar(id);
  if (name === undefined) throw new Refused(`Nobody was barred by ${id}. See: npm run comments -- barred`);
  return `${oneLine(name)} may comment again.`;
}

function barred(moderation: Moderation): string {
  const people = moderation.barred();
  return [
    `${counted(people.length, 'person', 'people')} may not comment`,
    ...people.map(
      ({ commentId, username, barredAt }) => `  ${commentId}  ${oneLine(username)}, since ${day(barredAt)}`,
    ),
  ].join('\n');
}

/** What the words of a command do, and whether they only look. */
function command(words: readonly string[]): { run: (moderation: Moderation) => string; looks: boolean } {
  const [verb = '', first, ...more] = words;
  if (verb === 'list' && more.length === 0) return { looks: true, run: (at) => list(at, first) };
  if (verb === 'barred' && first === undefined) return { looks: true, run: barred };
  if (first === undefined) throw new Refused(usage);
  const ids = [first, ...more].map(idIn);
  if (verb === 'delete') return { looks: false, run: (at) => ids.map((id) => remove(at, id)).join('\n') };
  if (verb === 'forget' && more.length === 0) return { looks: false, run: (at) => forget(at, idIn(first)) };
  if (verb === 'bar' && more.length === 0) return { looks: false, run: (at) => bar(at, idIn(first)) };
  if (verb === 'unbar' && more.length === 0) return { looks: false, run: (at) => unbar(at, idIn(first)) };
  throw new Refused(usage);
}

let db: DatabaseSync | undefined;
try {
  const { run, looks } = command(process.argv.slice(2));
  db = openAsItIs(dataDirOf(process.env), { readOnly: looks });
  console.log(run(createModeration(db, () => new Date())));
} catch (error) {
  console.error(terminalText(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  db?.close();
}
