import type { Comment, PagePath } from '#features/comments/model.ts';
import type { Revisions } from './revisions.ts';

/** A reader who lagged is still connected, and their connection has to be ended. */
export type StreamEnd = 'closed' | 'lagged';

type Listener = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
const bytes = new TextEncoder();

/** How far a reader may lag behind, in bytes, before the stream is dropped. The browser reconnects and catches up. */
const maxBacklog = 256 * 1024;
const heartbeatMs = 25_000;

/** An event as it is sent. Its id is the revision of the page that a reader has after it. */
const message = (revision: string, event: string, data: unknown) =>
  `event: ${event}\nid: ${revision}\ndata: ${JSON.stringify(data)}\n\n`;
const heartbeat = bytes.encode(': still here\n\n');

/**
 * The open event streams, by page. An event is serialized once, however many people read the page.
 * One timer keeps all of them alive through proxies.
 */
export class CommentEvents {
  readonly revisions: Revisions;
  readonly #pages = new Map<PagePath, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;
  readonly #stopWatching: () => void;

  constructor(revisions: Revisions, everyMs = heartbeatMs) {
    this.revisions = revisions;
    this.#timer = setInterval(() => this.#heartbeat(), everyMs).unref();
    this.#stopWatching = revisions.watch(() => this.#allAreReady());
  }

  get size(): number {
    return this.#pages.values().reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** A new stream for one reader of the page. onEnd runs once, when it is closed from either side. */
  open(page: PagePath, onEnd: (end: StreamEnd) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
    let listener: Listener;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => {
          listener = controller;
          this.#ends.set(listener, onEnd);
          this.#listenersOf(page).add(listener);
          listener.enqueue(bytes.encode(`retry: 2000\n${this.#ready(page)}`));
        },
        cancel: () => this.#forget(page, listener, 'closed'),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxBacklog }),
    );
  }
  readonly #ends = new WeakMap<Listener, (end: StreamEnd) => void>();

  /** To be called after each comment that was posted or edited. */
  upserted(comment: Comment): void {
    this.#tell(comment.pathName, 'upserted', comment);
  }
  /** To be called after each comment that was removed. */
  removed({ id, pathName }: Comment): void {
    this.#tell(pathName, 'removed', { id });
  }

  /** Ends every stream, as at shutdown. */
  close(): void {
    clearInterval(this.#timer);
    this.#stopWatching();
    for (const [page, listeners] of this.#pages) {
      for (const listener of listeners) {
        this.#forget(page, listener, 'closed');
        listener.close();
      }
    }
  }

  #tell(page: PagePath, event: string, data: unknown): void {
    this.revisions.changed(page);
    this.#send(page, bytes.encode(message(this.revisions.of(page), event, data)));
  }

  #ready(page: PagePath): string {
    return message(this.revisions.of(page), 'ready', {});
  }

  /** Another process changed something. Which page is not known, so the readers of all are given a new revision. */
  #allAreReady(): void {
    for (const page of this.#pages.keys()) this.#send(page, bytes.encode(this.#ready(page)));
  }

  #heartbeat(): void {
    for (const page of this.#pages.keys()) this.#send(page, heartbeat);
  }

  #send(page: PagePath, chunk: Uint8Array<ArrayBuffer>): void {
    for (const listener of this.#pages.get(page) ?? []) {
      if ((listener.desiredSize ?? 0) >= chunk.length) {
        listener.enqueue(chunk);
      } else {
        this.#forget(page, listener, 'lagged');
        listener.close();
      }
    }
  }

  #listenersOf(page: PagePath): Set<Listener> {
    const listeners = this.#pages.get(page) ?? new Set();
    this.#pages.set(page, listeners);
    return listeners;
  }

  #forget(page: PagePath, listener: Listener, end: StreamEnd): void {
    const listeners = this.#pages.get(page);
    if (!listeners?.delete(listener)) return;
    if (listeners.size === 0) this.#pages.delete(page);
    this.#ends.get(listener)?.(end);
  }
}
