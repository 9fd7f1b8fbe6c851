import { failure, success } from '#lib/outcome.ts';
import {
  bodySchema,
  type Comment,
  type CommentDraft,
  type CommentId,
  type Cursor,
  commentBy,
  comparePositions,
  cutOff,
  draftSchema,
  firstReplies,
  type OwnComments,
  ownAtOnce,
  type PagePath,
  type Position,
  type Posted,
  positionAt,
  type Reader,
  repliesAtOnce,
  type Thread,
  type ThreadPage,
  threadsAtOnce,
} from '../model.ts';
import { mayChange, mayEditTo, mayRemove, mayReplyTo } from '../policy.ts';
import type { Change, CommentsPort, Outcome, Refusal } from '../port.ts';
import { Connection } from './connection.ts';
import { MemoryModeration } from './memory-moderation.ts';

type Watcher = (change: Change) => void;

/** A backend in memory, with the rules of the real ones. */
export class MemoryBackend {
  readonly #comments = new Map<CommentId, Comment>();
  readonly #tombstones = new Map<CommentId, Position & { readonly pathName: PagePath }>();
  readonly moderation = new MemoryModeration({
    all: () => [...this.#comments.values()],
    publish: (comment) => this.#keep(comment),
  });
  readonly #watchers = new Map<Watcher, PagePath>();
  readonly #pages: readonly PagePath[];

  constructor(pages: readonly PagePath[]) {
    this.#pages = pages;
  }

  /** Stores comments directly, without the rules for posting. */
  holds(...comments: readonly Comment[]): this {
    for (const comment of comments) this.#comments.set(comment.id, comment);
    this.#tellOwner();
    return this;
  }

  port(reader: () => Reader | null, connection = new Connection()): CommentsPort {
    const asReader =
      <Value>(work: (author: Reader) => Outcome<Value>) =>
      (): Outcome<Value> => {
        const author = reader();
        return author ? work(author) : failure({ kind: 'signed-out' });
      };
    const read = <Value>(work: (author: Reader) => Outcome<Value>) => connection.read(asReader(work));
    const write = <Value>(work: (author: Reader) => Outcome<Value>) => connection.write(asReader(work));
    return {
      isLiveForAll: true,
      threads: (page, before) => connection.read(() => success(this.#threadPage(page, before))),
      replies: (_page, thread, after) =>
        connection.read(() => {
          const place = positionAt(after);
          const later = this.#repliesTo(thread).filter((each) => comparePositions(each, place) > 0);
          const { items, next } = cutOff(later, repliesAtOnce);
          return success({ replies: items, next });
        }),
      find: (page, id) =>
        connection.read(() => {
          const top = this.#comments.get(id)?.parentId ?? id;
          const thread = this.#topsOf(page).find((each) => each.id === top);
          return thread ? success(this.#thread(thread.id, id)) : failure({ kind: 'not-found' });
        }),
      changes: (page, onChange) => {
        this.#watchers.set(onChange, page);
        return () => void this.#watchers.delete(onChange);
      },
      post: (page, draft) => write((author) => this.#post(page, draft, author)),
      held: () =>
        read(({ uid }) => success([...this.moderation.held.values()].filter(({ userId }) => userId === uid))),
      edit: (_page, id, body) => write((author) => this.#edit(id, body, author)),
      remove: (_page, id) => write((author) => this.#remove(id, author)),
      own: (before) => read((author) => success(this.#own(author, before))),
      removeOwn: () =>
        write((author) => {
          // A few at once, so that removing everything takes several steps.
          for (const { id } of this.#own(author).comments.slice(0, 2)) this.#remove(id, author);
          return success(this.#own(author).total);
        }),
    };
  }

  #tellOwner(): void {
    for (const listener of [...this.moderation.listeners]) listener();
  }

  /** Tells every watcher that the connection is lost. */
  disconnects(): void {
    this.#tell(null, { kind: 'disconnected' });
  }

  /** Tells every watcher that it may have missed something. */
  reconnects(): void {
    this.#tell(null, { kind: 'stale' });
  }

  #post(page: PagePath, draft: CommentDraft, author: Reader): Outcome<Posted> {
    const parsed = draftSchema.safeParse(draft);
    if (!parsed.success) return failure(invalid(parsed.error.issues));
    if (!this.#pages.includes(page)) return failure({ kind: 'not-found' });
    const { id, parentId } = parsed.data;
    const stored = this.#comments.get(id);
    if (stored) return mayChange(stored, author.uid) ? success(stored) : failure({ kind: 'forbidden' });
    const { held, banned } = this.moderation;
    const waiting = held.get(id);
    if (waiting) return success({ ...waiting, isHeld: true });
    if (banned.has(author.uid)) return failure({ kind: 'forbidden' });
    if (this.#tombstones.has(id)) return failure(invalid([{ message: 'This id is already in use.' }]));
    const allowed = parentId === null ? success(undefined) : mayReplyTo(this.#comments.get(parentId), page);
    if (!allowed.ok) return allowed;
    const comment = commentBy(author, parsed.data, page, new Date().toISOString());
    if (!this.moderation.mustHold(comment, author)) return success(this.#keep(comment));
    held.set(id, comment);
    this.#tellOwner();
    return success({ ...comment, isHeld: true });
  }

  #edit(id: CommentId, body: string, author: Reader): Outcome<Comment> {
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success) return failure(invalid(parsed.error.issues));
    const comment = this.#comments.get(id);
    if (!comment) return failure({ kind: 'not-found' });
    if (!mayChange(comment, author.uid) || this.moderation.banned.has(author.uid))
      return failure({ kind: 'forbidden' });
    const allowed = mayEditTo(parsed.data, comment, author);
    if (!allowed.ok) return allowed;
    return success(this.#keep({ ...comment, body: parsed.data }));
  }

  #remove(id: CommentId, author: Reader): Outcome<void> {
    const { held } = this.moderation;
    const comment = held.get(id) ?? this.#comments.get(id);
    if (!comment) return success(undefined);
    if (!mayRemove(comment, author)) return failure({ kind: 'forbidden' });
    if (held.delete(id)) return success(undefined);
    this.#comments.delete(id);
    if (comment.parentId === null) this.#tombstones.set(id, comment);
    this.#tell(comment.pathName, { kind: 'removed', id });
    return success(undefined);
  }

  #own({ uid }: Reader, before?: Cursor): OwnComments {
    const own = [...this.#comments.values()].filter(({ userId }) => userId === uid);
    const { items, next } = cutOff(olderThan(before, own), ownAtOnce);
    return { comments: items, next, total: own.length };
  }

  #keep(comment: Comment): Comment {
    this.#comments.set(comment.id, comment);
    this.#tell(comment.pathName, { kind: 'upserted', comment });
    return comment;
  }

  #tell(of: PagePath | null, change: Change): void {
    this.#tellOwner();
    for (const [onChange, page] of this.#watchers) if (of === null || page === of) onChange(change);
  }

  /** Everything that has a place among the threads. A tombstone has one while it has replies. */
  #topsOf(page: PagePath): readonly Position[] {
    const tops = [...this.#comments.values()].filter(({ parentId }) => parentId === null);
    const withReplies = new Set([...this.#comments.values()].map(({ parentId }) => parentId));
    const tombstones = [...this.#tombstones.values()].filter(({ id }) => withReplies.has(id));
    return [...tops, ...tombstones].filter(({ pathName }) => pathName === page);
  }

  #repliesTo(thread: CommentId): readonly Comment[] {
    return [...this.#comments.values()].filter(({ parentId }) => parentId === thread).sort(comparePositions);
  }

  #thread(id: CommentId, named?: CommentId): Thread {
    const all = this.#repliesTo(id);
    const { items: first, next } = cutOff(all, firstReplies);
    const replies = [...first, ...all.slice(firstReplies).filter((each) => each.id === named)];
    return { id, top: this.#comments.get(id) ?? null, replies, more: all.length - replies.length, next };
  }

  #threadPage(page: PagePath, before: Cursor | undefined): ThreadPage {
    const { items, next } = cutOff(olderThan(before, this.#topsOf(page)), threadsAtOnce);
    const total = [...this.#comments.values()].filter(({ pathName }) => pathName === page).length;
    return { threads: items.map(({ id }) => this.#thread(id)), next, total };
  }
}

/** Newest first. */
function olderThan<Placed extends Position>(before: Cursor | undefined, all: readonly Placed[]) {
  const older = before ? all.filter((each) => comparePositions(each, positionAt(before)) < 0) : all;
  return older.toSorted((a, b) => comparePositions(b, a));
}

function invalid(issues: readonly { readonly message: string }[]): Refusal {
  return { kind: 'invalid', problems: issues.map(({ message }) => message) };
}
