import { failure, success } from '#lib/outcome.ts';
import {
  type Banned,
  type Comment,
  type CommentId,
  comparePositions,
  cutOff,
  moderatedAtOnce,
  positionAt,
  type Reader,
} from '../model.ts';
import { hasToWait } from '../policy.ts';
import type { ModerationPort, Outcome } from '../port.ts';

interface Published {
  readonly all: () => readonly Comment[];
  readonly publish: (comment: Comment) => void;
}

/** What the owner has decided, in memory, and which comments wait for it. */
export class MemoryModeration {
  readonly held = new Map<CommentId, Comment>();
  readonly banned = new Map<string, Banned>();
  /** Who hears that something has changed. */
  readonly listeners = new Set<() => void>();
  #holdsNewcomers = false;
  readonly #published: Published;

  constructor(published: Published) {
    this.#published = published;
  }

  mustHold({ body, userId }: Comment, { isOwner }: Reader): boolean {
    const isKnown = this.#published.all().some((comment) => comment.userId === userId);
    return !isOwner && !isKnown && hasToWait(body, this.#holdsNewcomers);
  }

  port(reader: () => Reader | null): ModerationPort {
    const asOwner = async <Value>(work: () => Outcome<Value>): Promise<Outcome<Value>> => {
      const who = reader();
      if (!who) return failure({ kind: 'signed-out' });
      return who.isOwner ? work() : failure({ kind: 'forbidden' });
    };
    const done = success(undefined);
    return {
      searchesAll: true,
      overview: () =>
        asOwner(() =>
          success({
            held: [...this.held.values()],
            heldCount: this.held.size,
            banned: [...this.banned.values()],
            holdsNewcomers: this.#holdsNewcomers,
          }),
        ),
      comments: ({ search = '', by }, before) =>
        asOwner(() => {
          const found = this.#published
            .all()
            .filter(({ userId }) => by === undefined || userId === by)
            .filter(({ body, username }) =>
              `${body}\n${username}`.toLowerCase().includes(search.toLowerCase()),
            )
            .filter((comment) => !before || comparePositions(comment, positionAt(before)) < 0)
            .toSorted((a, b) => comparePositions(b, a));
          const { items, next } = cutOff(found, moderatedAtOnce);
          return success({ comments: items, next });
        }),
      changes: (onChange) => {
        this.listeners.add(onChange);
        onChange();
        return () => void this.listeners.delete(onChange);
      },
      approve: ({ id, body }) =>
        asOwner(() => {
          const comment = this.held.get(id);
          if (comment?.body !== body) return failure({ kind: 'not-found' });
          this.held.delete(id);
          this.#published.publish(comment);
          return done;
        }),
      ban: ({ id: commentId, userId, username }) =>
        asOwner(() => {
          if (userId === reader()?.uid) return failure({ kind: 'forbidden' });
          const bannedAt = new Date().toISOString();
          this.banned.set(userId, { userId, username, commentId, bannedAt });
          return done;
        }),
      unban: (uid) =>
        asOwner(() => {
          this.banned.delete(uid);
          return done;
        }),
      setHolding: (holdsNewcomers) =>
        asOwner(() => {
          this.#holdsNewcomers = holdsNewcomers;
          return done;
        }),
    };
  }
}
