import { hash } from 'node:crypto';
import type { Records } from '../../scripts/comments/records.ts';
import {
  type Comment,
  type CommentId,
  commentIdSchema,
  maxNameLength,
  type PagePath,
} from '../../src/features/comments/model.ts';
import { hasVisibleCharacter } from '../../src/lib/visible-character.ts';
import type { SourceComment, SourceFile } from './source.ts';

/** Makes another system's comments ones of this site: on its articles, in threads one level deep, with ids that a second run finds again. */
export function toRecords(
  file: SourceFile,
  pageOf: (addresses: readonly string[]) => PagePath | undefined,
  existing: Pick<Records, 'comments' | 'held'>,
) {
  /** How many comments are left out by their state, and by an address that leads to no article. */
  const leftOut = new Map<string, number>();
  const unknownPages = new Map<string, number>();
  const { byId, invalid } = commentsById(file);
  const idOf = createIds(file.source, existing);
  const threadOf = threadFinder(idOf, existing.comments);
  const comments: Comment[] = [];
  const held: Comment[] = [];
  for (const comment of byId.values()) {
    const { state } = comment;
    const { root, top } = rootOf(comment, byId);
    const { pages } = root ?? comment;
    const pathName = pageOf(pages);
    if (state !== 'published' && state !== 'waiting') count(leftOut, state);
    else if (pathName === undefined) count(unknownPages, pages.find((page) => page !== '') ?? '(none)');
    else
      (state === 'published' ? comments : held).push({
        id: idOf(comment.id),
        body: bodyOf(comment, byId.get(comment.parent), root),
        parentId: root === comment ? null : threadOf(top, root?.state === 'published'),
        // Everyone can read it, so it must not be a hash of an email address, which a guess confirms.
        userId: `${file.source}:${hashOf(comment.account || shownName(comment)).slice(0, 16)}`,
        username: shownName(comment),
        userImg: '',
        createdAt: new Date(timeOf(comment)).toISOString(),
        pathName,
      });
  }
  const records: Records = { comments, held, tombstones: [], authors: [], invalid };
  return { records, leftOut, unknownPages };
}

/** The comments by their ids, and the mistakes of those that can't be imported. One without words counts as deleted. */
function commentsById({ comments, firstLine, problems = [] }: SourceFile) {
  const invalid = [...problems];
  const byId = new Map<string, SourceComment>();
  for (const [index, comment] of comments.entries()) {
    const place =
      firstLine === undefined ? `comment ${comment.id || index + 1}` : `line ${index + firstLine}`;
    if (comment.id === '') invalid.push(`${place}: has no id, or is cut off`);
    else if (Number.isNaN(timeOf(comment))) invalid.push(`${place}: has no date`);
    else if (byId.has(comment.id)) invalid.push(`${place}: has the id of an earlier one, ${comment.id}`);
    else byId.set(comment.id, hasVisibleCharacter(comment.text) ? comment : { ...comment, state: 'deleted' });
  }
  return { byId, invalid };
}

/** Finds the thread of replies: the one that is here, or the one of the comment that it begins with. */
function threadFinder(idOf: (key: string) => CommentId, existing: readonly Comment[]) {
  const threads = new Map<string, CommentId>();
  for (const { id, parentId } of existing)
    threads.set(id, parentId ?? id).set(parentId ?? id, parentId ?? id);
  // Replies to a comment that isn't shown have an id of their own: a comment that is approved later must not meet the tombstone
  // that they need until then.
  return (top: string, isShown: boolean) =>
    threads.get(idOf(top)) ?? idOf(isShown ? top : `replies to ${top}`);
}

const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const hashOf = (text: string) => hash('sha256', text);

/** A time without a zone is UTC. NaN for what is no date with a year of four digits. */
function timeOf({ date }: SourceComment): number {
  const [, time, zone = 'Z'] = /^(\d{4}-.*?)(Z|[+-]\d\d:?\d\d)?$/.exec(date) ?? [];
  return Date.parse(`${time}${zone}`);
}

/** The comment that a thread begins with, if it is in the file, and its id there. */
function rootOf(comment: SourceComment, byId: ReadonlyMap<string, SourceComment>) {
  let root = comment;
  const seen = new Set<string>();
  while (!/^(root|[0-]*)$/.test(root.parent) && !seen.has(root.id)) {
    seen.add(root.id);
    const parent = byId.get(root.parent);
    if (parent === undefined) return { root: undefined, top: root.parent };
    root = parent;
  }
  return { root, top: root.id };
}

/** Ids by hashes of the source's ids. Another comment that has such an id already leaves the next hash. */
function createIds(source: string, { comments, held }: Pick<Records, 'comments' | 'held'>) {
  const others = [...comments, ...held].filter(({ userId }) => !userId.startsWith(`${source}:`));
  const taken = new Set<string>(others.map(({ id }) => id));
  const known = new Map<string, CommentId>();
  const create = (key: string, attempt: number): CommentId => {
    const number = BigInt(`0x${hashOf(`${source} ${key} ${attempt}`)}`) % 36n ** 7n;
    const id = commentIdSchema.parse(number.toString(36).padStart(7, '0'));
    return taken.has(id) ? create(key, attempt + 1) : id;
  };
  return (key: string): CommentId => {
    const id = known.get(key) ?? create(key, 0);
    known.set(key, id);
    taken.add(id);
    return id;
  };
}

/** Threads are one level deep here, so an answer to a reply names whom it answers. */
function bodyOf({ text }: SourceComment, parent: SourceComment | undefined, root: SourceComment | undefined) {
  const body = text.trim().toWellFormed();
  if (parent === undefined || parent === root || parent.state !== 'published') return body;
  const name = shownName(parent);
  if (body.toLowerCase().startsWith(`@${name.toLowerCase()}`)) return body;
  return `@${name}${/^(```|[>*-] |\d)/.test(body) ? '\n\n' : ' '}${body}`;
}

/** Of an email address, only the part before the @ is shown. */
function shownName({ name }: SourceComment): string {
  const text = name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^(\S+)@\S+\.\S+$/, '$1')
    .toWellFormed();
  return hasVisibleCharacter(text) ? [...text].slice(0, maxNameLength).join('') : 'Anonymous';
}
