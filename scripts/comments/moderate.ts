import { type Comment, type CommentId, commentIdSchema, pagePathSchema } from '#features/comments/model.ts';
import { createModeration, type Moderation } from '#server/comments/moderation.ts';
import { dataDirOf } from '#server/config.ts';
import { openAsItIs } from '#server/db/open.ts';
import { UsageError } from '../command-line.ts';
import { counted, day, indented, oneLine } from '../terminal-layout.ts';

interface Command {
  readonly readOnly?: true;
  /** How many arguments. */
  readonly takes: readonly [least: number, most: number];
  readonly run: (moderation: Moderation, ...args: readonly string[]) => string;
}

const commands: Readonly<Record<string, Command>> = {
  list: { readOnly: true, takes: [0, 1], run: list },
  barred: { readOnly: true, takes: [0, 0], run: barred },
  delete: {
    takes: [1, Number.POSITIVE_INFINITY],
    run: (at, ...ids) =>
      ids
        .map(idIn)
        .map((id) => remove(at, id))
        .join('\n'),
  },
  forget: { takes: [1, 1], run: forget },
  bar: { takes: [1, 1], run: bar },
  unbar: { takes: [1, 1], run: unbar },
};

/** Runs a command on the embedded server's comments, also while it runs. Returns what to print. */
export function moderate(verb = '', ...args: readonly string[]): string {
  const command = commands[verb];
  if (command === undefined)
    throw new UsageError(verb === '' ? 'Name a command.' : `There is no command ${verb}.`);
  const [least, most] = command.takes;
  if (args.length < least || args.length > most)
    throw new UsageError(`${verb} takes ${args.length < least ? 'an id' : 'no more than that'}.`);
  if (verb !== 'list') args.forEach(idIn);
  const db = openAsItIs(dataDirOf(process.env), { readOnly: command.readOnly === true });
  try {
    return command.run(
      createModeration(db, () => new Date()),
      ...args,
    );
  } finally {
    db.close();
  }
}

/** An id, given alone or at the end of a comment's link. */
function idIn(text = ''): CommentId {
  const id = commentIdSchema.safeParse(text.replace(/^.*#comment-/, ''));
  if (!id.success) throw new UsageError(`${oneLine(text)} is not the id of a comment.`);
  return id.data;
}

const unknown = (id: CommentId) => new Error(`There is no comment ${id}. It may have been deleted.`);

function commentText({ id, body, parentId, username, createdAt, pathName }: Comment): string {
  const place = parentId === null ? pathName : `${pathName}, a reply to ${parentId}`;
  return `${id}  ${oneLine(username)}, ${day(createdAt)}, ${place}\n\n${indented(body)}\n`;
}

function list(moderation: Moderation, asked?: string): string {
  const comments = asked === undefined ? moderation.list() : some(moderation, asked);
  return [`${counted(comments.length, 'comment')}\n`, ...comments.map(commentText)].join('\n');
}

/** Comments on a page, or by the author of a comment. */
function some(moderation: Moderation, asked: string): readonly Comment[] {
  const page = pagePathSchema.safeParse(asked);
  if (page.success) return moderation.ofPage(page.data);
  const comment = moderation.find(idIn(asked));
  if (comment === undefined) throw unknown(idIn(asked));
  return moderation.ofAuthor(comment.userId);
}

function remove(moderation: Moderation, id: CommentId): string {
  const removed = moderation.remove(id);
  if (removed === undefined) throw unknown(id);
  const replies = moderation.replies(id);
  const rest = replies === 0 ? '' : ` ${counted(replies, 'reply stays', 'replies stay')} under it.`;
  return `Deleted ${id} by ${oneLine(removed.username)}, on ${removed.pathName}.${rest}`;
}

function forget(moderation: Moderation, asked?: string): string {
  const comment = moderation.find(idIn(asked));
  if (comment === undefined) throw unknown(idIn(asked));
  const written = moderation.forget(comment.userId);
  return `Deleted the account of ${oneLine(comment.username)}, and ${counted(written.length, 'comment')}.`;
}

function bar(moderation: Moderation, asked?: string): string {
  const author = moderation.bar(idIn(asked));
  if (author === undefined) throw unknown(idIn(asked));
  const written = counted(moderation.ofAuthor(author.userId).length, 'comment');
  return `${oneLine(author.username)} may no longer comment or edit. What they wrote stays: ${written}.`;
}

function unbar(moderation: Moderation, asked?: string): string {
  const name = moderation.unbar(idIn(asked));
  if (name === undefined)
    throw new Error(`Nobody was barred by ${idIn(asked)}. See: npm run comments -- barred`);
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
