import { type CommentId, commentIdSchema, type Posted, pagePathSchema } from '#features/comments/model.ts';
import { createModeration, type Moderation } from '#server/comments/moderation.ts';
import { dataDirOf } from '#server/config.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { openAsItIs } from '#server/db/open.ts';
import { UsageError } from '../command-line.ts';
import { counted, day, indented, oneLine } from '../terminal-layout.ts';

const actions: Readonly<Record<string, (moderation: Moderation, id: CommentId) => string>> = {
  delete: remove,
  forget,
  approve,
  ban,
  unban,
};

/** Runs a command on the embedded server's comments, even while it runs. Returns what to print. */
export function moderate(verb: string | undefined, args: readonly string[]): string {
  const action = actions[verb ?? ''];
  const isReading = verb === 'list' || verb === 'banned';
  if (!action && !isReading) throw new UsageError(verb ? `There is no command ${verb}.` : 'Name a command.');
  if (action && args.length === 0) throw new UsageError(`${verb} needs the id of a comment.`);
  const ids = action ? args.map(idIn) : [];
  const dataDir = dataDirOf(process.env);
  return withDataDir(dataDir, () => {
    const db = openAsItIs(dataDir, { readOnly: isReading });
    const moderation = createModeration(db, () => new Date());
    try {
      if (action) return ids.map((id) => action(moderation, id)).join('\n');
      return verb === 'banned' ? banned(moderation) : list(moderation, args[0]);
    } finally {
      db.close();
    }
  });
}

/** An id, given alone or at the end of a comment's link. */
function idIn(text: string): CommentId {
  const id = commentIdSchema.safeParse(text.replace(/^.*#comment-/, ''));
  if (!id.success) throw new UsageError(`${oneLine(text)} is not the id of a comment.`);
  return id.data;
}

function known<T>(found: T | undefined, id: CommentId): T {
  if (found === undefined) throw new Error(`There is no comment ${id}. It may have been deleted.`);
  return found;
}

function commentText({ id, body, parentId, username, createdAt, pathName, isHeld }: Posted): string {
  const place = parentId === null ? pathName : `${pathName}, a reply to ${parentId}`;
  const state = isHeld ? ', waits for approval' : '';
  return `${id}  ${oneLine(username)}, ${day(createdAt)}, ${place}${state}\n\n${indented(body)}\n`;
}

function list(moderation: Moderation, asked?: string): string {
  const comments =
    asked === undefined ? [...heldBy(moderation), ...moderation.list()] : some(moderation, asked);
  return [`${counted(comments.length, 'comment')}\n`, ...comments.map(commentText)].join('\n');
}

/** Comments that wait for approval, oldest first. */
const heldBy = (
  moderation: Moderation,
  isAsked: (comment: Posted) => boolean = () => true,
): readonly Posted[] =>
  moderation.held
    .oldest(Number.MAX_SAFE_INTEGER)
    .filter(isAsked)
    .map((comment) => ({ ...comment, isHeld: true }));

/** Comments on a page, or by the author of a comment. */
function some(moderation: Moderation, asked: string): readonly Posted[] {
  const page = pagePathSchema.safeParse(asked);
  if (page.success)
    return [...heldBy(moderation, ({ pathName }) => pathName === page.data), ...moderation.ofPage(page.data)];
  const id = idIn(asked);
  const author = known(moderation.banned.authorOf(id), id).userId;
  return [...heldBy(moderation, ({ userId }) => userId === author), ...moderation.ofAuthor(author)];
}

function remove(moderation: Moderation, id: CommentId): string {
  const removed = known(moderation.remove(id), id);
  const replies = moderation.countReplies(id);
  const rest = replies === 0 ? '' : ` ${counted(replies, 'reply stays', 'replies stay')} under it.`;
  return `Deleted ${id} by ${oneLine(removed.username)}, on ${removed.pathName}.${rest}`;
}

function approve(moderation: Moderation, id: CommentId): string {
  const held = moderation.held.find(id);
  const comment = held && moderation.held.approve(id, held.body);
  if (comment === undefined) throw new Error(`There is no comment ${id} that waits for approval.`);
  // Its author may have changed the text since it was listed.
  return `Published ${id} by ${oneLine(comment.username)}, on ${comment.pathName}:\n\n${indented(comment.body)}\n`;
}

function forget(moderation: Moderation, id: CommentId): string {
  const author = known(moderation.banned.authorOf(id), id);
  const written = moderation.forget(author.userId);
  const ban = moderation.banned.has(author.userId)
    ? ' The ban stays, with this name and the number of the Google account.'
    : '';
  return `Deleted the account of ${oneLine(author.username)}, and ${counted(written.length, 'comment')}.${ban}`;
}

function ban(moderation: Moderation, id: CommentId): string {
  const author = known(moderation.banned.ban(id), id);
  const written = counted(moderation.ofAuthor(author.userId).length, 'comment');
  return `${oneLine(author.username)} may no longer comment or edit. What they wrote stays: ${written}.`;
}

function unban(moderation: Moderation, id: CommentId): string {
  const person = moderation.banned.unbanByComment(id);
  if (person === undefined) throw new Error(`Nobody was banned by ${id}. See: npm run comments -- banned`);
  return `${oneLine(person.username)} may comment again.`;
}

function banned(moderation: Moderation): string {
  const people = moderation.banned.list();
  return [
    `${counted(people.length, 'person', 'people')} may not comment`,
    ...people.map(
      ({ commentId, username, bannedAt }) => `  ${commentId}  ${oneLine(username)}, since ${day(bannedAt)}`,
    ),
  ].join('\n');
}
