import { failure, success } from '#lib/outcome.ts';
import { isAuthKey, type LocalStore } from '../local-store.ts';
import {
  bodySchema,
  type Comment,
  type CommentId,
  draftSchema,
  type PagePath,
  type Reader,
} from '../model.ts';
import { mayChange, mayReplyTo } from '../policy.ts';
import type { CommentsPort, Outcome, ReaderPort, Refusal, SignInRefusal } from '../port.ts';

type Watcher = (seen: Outcome<readonly Comment[]>) => void;

/** What stands between a person and the backend. Tests bend it; the backend never knows. */
export class Line {
  isDown = false;
  /** Refusals that the next writes meet, in order. */
  readonly refusals: Refusal[] = [];
  /** How many writes have reached the backend. */
  writes = 0;
  #gate: Promise<void> = Promise.resolve();

  /** Holds every answer back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async write<Value>(work: () => Outcome<Value>): Promise<Outcome<Value>> {
    this.writes++;
    await this.#gate;
    if (this.isDown) return failure({ kind: 'unavailable' });
    const refusal = this.refusals.shift();
    return refusal ? failure(refusal) : work();
  }
}

/** A whole backend in memory: the rules of the real ones and nothing else. */
export class Community {
  readonly #comments = new Map<CommentId, Comment>();
  readonly #watchers = new Map<Watcher, PagePath>();
  readonly #pages: readonly PagePath[];
  readonly #now: () => Date;

  constructor(pages: readonly PagePath[], now: () => Date = () => new Date()) {
    this.#pages = pages;
    this.#now = now;
  }

  /** Puts a comment there as if it had always been. */
  holds(...comments: readonly Comment[]): this {
    for (const comment of comments) this.#comments.set(comment.id, comment);
    this.#tell();
    return this;
  }

  port(reader: () => Reader | null, line = new Line()): CommentsPort {
    const write = <Value>(work: (author: Reader) => Outcome<Value>) =>
      line.write(() => {
        const author = reader();
        return author ? work(author) : failure({ kind: 'signed-out' });
      });
    const changed = (id: CommentId, author: Reader): Outcome<Comment> => {
      const comment = this.#comments.get(id);
      if (!comment) return failure({ kind: 'not-found' });
      return mayChange(comment, author.uid) ? success(comment) : failure({ kind: 'forbidden' });
    };
    return {
      watch: (page, onChange) => {
        this.#watchers.set(onChange, page);
        queueMicrotask(() => this.#watchers.has(onChange) && onChange(this.#seen(page)));
        return () => void this.#watchers.delete(onChange);
      },
      post: (page, draft) =>
        write((author) => {
          const parsed = draftSchema.safeParse(draft);
          if (!parsed.success) return failure(invalid(parsed.error.issues));
          if (!this.#pages.includes(page)) return failure({ kind: 'not-found' });
          const { id, body, parentId } = parsed.data;
          const stored = this.#comments.get(id);
          if (stored) return mayChange(stored, author.uid) ? success(stored) : failure({ kind: 'forbidden' });
          const allowed =
            parentId === null ? success(undefined) : mayReplyTo(this.#comments.get(parentId), page);
          if (!allowed.ok) return allowed;
          return success(
            this.#keep({ id, body, parentId, ...authorOf(author), pathName: page, createdAt: this.#stamp() }),
          );
        }),
      edit: (_page, id, body) =>
        write((author) => {
          const parsed = bodySchema.safeParse(body);
          if (!parsed.success) return failure(invalid(parsed.error.issues));
          const comment = changed(id, author);
          return comment.ok ? success(this.#keep({ ...comment.value, body: parsed.data })) : comment;
        }),
      remove: (_page, id) =>
        write((author) => {
          const comment = changed(id, author);
          if (!comment.ok) return comment;
          this.#comments.delete(id);
          this.#tell();
          return success(undefined);
        }),
    };
  }

  /** Tells everyone who watches that the backend is out of reach, as a lost network does. */
  breaks(): void {
    for (const onChange of this.#watchers.keys()) onChange(failure({ kind: 'unavailable' }));
  }

  #keep(comment: Comment): Comment {
    this.#comments.set(comment.id, comment);
    this.#tell();
    return comment;
  }

  #tell(): void {
    for (const [onChange, page] of this.#watchers) onChange(this.#seen(page));
  }

  #seen(page: PagePath): Outcome<readonly Comment[]> {
    return success([...this.#comments.values()].filter((comment) => comment.pathName === page));
  }

  #stamp(): string {
    return this.#now().toISOString();
  }
}

/** A person at a browser: who they are, and what their sign-in window comes to. */
export class Visitor implements ReaderPort {
  current: Reader | null = null;
  /** What the next sign-in comes to. */
  next: Reader | SignInRefusal;
  readonly #storage: LocalStore;
  readonly #listeners = new Set<(reader: Reader | null) => void>();

  constructor(person: Reader, storage: LocalStore) {
    this.next = person;
    this.#storage = storage;
    if (storage.get(isAuthKey)) this.current = person;
  }

  watch(onChange: (reader: Reader | null) => void): () => void {
    this.#listeners.add(onChange);
    queueMicrotask(() => this.#listeners.has(onChange) && onChange(this.current));
    return () => void this.#listeners.delete(onChange);
  }

  async signIn() {
    if ('kind' in this.next) return failure(this.next);
    this.#storage.set(isAuthKey, 'true');
    this.#become(this.next);
    return success(this.next);
  }

  async signOut() {
    this.#storage.clear(['theme']);
    this.#become(null);
    return success(undefined);
  }

  /** The session ends without anybody here having asked for it. */
  expire(): void {
    this.#storage.remove(isAuthKey);
    this.#become(null);
  }

  #become(reader: Reader | null): void {
    this.current = reader;
    for (const listener of [...this.#listeners]) listener(reader);
  }
}

function authorOf({ uid, displayName, photoURL }: Reader) {
  return { userId: uid, username: displayName, userImg: photoURL };
}

function invalid(issues: readonly { readonly message: string }[]): Refusal {
  return { kind: 'invalid', problems: issues.map(({ message }) => message) };
}
