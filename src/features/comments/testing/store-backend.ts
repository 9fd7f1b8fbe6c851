import { DatabaseSync } from 'node:sqlite';
import { failure, success } from '#lib/outcome.ts';
import { createLikes } from '#server/comments/likes.ts';
import { createModeration } from '#server/comments/moderation.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { commentTable } from '#server/comments/table.ts';
import { createThreads } from '#server/comments/threads.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Comment, PagePath, Reader } from '../model.ts';
import type { Change, CommentsPort, ModerationPort, Outcome } from '../port.ts';
import { Connection } from './connection.ts';

type Watcher = (change: Change) => void;
const now = () => new Date();
const done = success(undefined);

function openDatabase(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return db;
}

/** The server's comments on SQLite in memory, asked without HTTP, sessions and streams, so that every answer comes at once. */
export class StoreBackend {
  readonly #db = openDatabase();
  readonly #table = commentTable(this.#db, 'comments');
  readonly #store = createCommentStore(this.#db, now);
  readonly #likes = createLikes(this.#db);
  readonly #threads = createThreads(this.#db, () => [], this.#likes);
  readonly #moderation = createModeration(this.#db, now);
  readonly #watchers = new Map<Watcher, PagePath>();
  readonly #owners = new Set<() => void>();
  readonly held = this.#moderation.held;
  readonly banned = this.#moderation.banned;

  /** Stores comments directly, without the rules for posting. */
  holds(...comments: readonly Comment[]): this {
    for (const comment of comments) this.#table.add(comment);
    this.#ownerHears();
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
      likes: {
        mine: () => read(({ uid }) => success(this.#likes.by(uid))),
        set: (page, subject, isLiked) =>
          write((author) => {
            const count = this.#likes.set(page, subject, author, isLiked);
            if (count.ok) this.#tell({ kind: 'liked', likes: { [subject]: count.value } }, page);
            return count;
          }),
      },
      threads: (page, before) => connection.read(() => success(this.#threads.page(page, before))),
      replies: (page, thread, after) =>
        connection.read(() => success(this.#threads.replies(page, thread, after))),
      find: (page, id) =>
        connection.read(() => {
          const thread = this.#threads.find(page, id);
          return thread ? success(thread) : failure({ kind: 'not-found' });
        }),
      changes: (page, onChange) => {
        this.#watchers.set(onChange, page);
        return () => void this.#watchers.delete(onChange);
      },
      post: (page, draft) =>
        write((author) => {
          const added = this.#store.add(page, draft, author);
          if (!added.ok) return added;
          const { comment, isNew } = added.value;
          if (isNew) this.#tell({ kind: 'upserted', comment }, comment.isHeld ? null : page);
          return success(comment);
        }),
      held: () => read(({ uid }) => success(this.#store.own.held(uid))),
      edit: (id, body) =>
        write((author) => {
          const edited = this.#store.edit(id, body, author);
          if (edited.ok) this.#tell({ kind: 'upserted', comment: edited.value }, edited.value.pathName);
          return edited;
        }),
      remove: (id) =>
        write((author) => {
          const removed = this.#store.remove(id, author);
          if (!removed.ok) return removed;
          const { value: comment } = removed;
          if (comment) this.#tell({ kind: 'removed', id }, comment.isHeld ? null : comment.pathName);
          return done;
        }),
      own: (before) => read(({ uid }) => success(this.#store.own.page(uid, before))),
      removeOwn: (of) =>
        write(({ uid }) => {
          if (of !== uid) return failure({ kind: 'forbidden' });
          for (const { id, pathName } of this.#store.own.remove(uid))
            this.#tell({ kind: 'removed', id }, pathName);
          return success(0);
        }),
    };
  }

  /** What the owner can do. */
  moderation(): ModerationPort {
    const { held, banned, search } = this.#moderation;
    return {
      searchesAll: true,
      overview: async () =>
        success({
          held: [...held.oldest()],
          heldCount: held.count(),
          banned: [...banned.list()],
          holdsNewcomers: held.isHolding(),
        }),
      comments: async (filter, before) => success(search(filter, before)),
      heldBy: async (uid) => success(held.ofPerson(uid)),
      changes: (onChange) => {
        this.#owners.add(onChange);
        onChange();
        return () => void this.#owners.delete(onChange);
      },
      approve: async ({ id }) => {
        const comment = held.approve(id);
        if (comment) this.#tell({ kind: 'upserted', comment }, comment.pathName);
        return comment ? done : failure({ kind: 'not-found' });
      },
      ban: async ({ id: commentId, userId, username }) =>
        success(banned.ban({ commentId, userId, username })),
      unban: async (uid) => success(banned.unban(uid)),
      setHolding: async (holdsNewcomers) => success(held.setHolding(holdsNewcomers)),
    };
  }

  /** Tells every watcher that the connection is lost, or that it may have missed something. */
  tellsAll(kind: 'disconnected' | 'stale'): void {
    for (const [onChange] of this.#watchers) onChange({ kind });
  }

  #ownerHears(): void {
    for (const listener of [...this.#owners]) listener();
  }

  /** Tells the owner, and who watches the page, if it is one that everybody sees. */
  #tell(change: Change, of: PagePath | null): void {
    this.#ownerHears();
    for (const [onChange, page] of this.#watchers) if (page === of) onChange(change);
  }
}
