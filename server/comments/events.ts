import type { DatabaseSync } from 'node:sqlite';
import type { Comment, Likes, PagePath } from '#features/comments/model.ts';
import { createRevisions, type Revisions } from './revisions.ts';

/** 'lagged': the connection is still open and has to be closed. */
type StreamEnd = 'closed' | 'lagged';

type Bytes = Uint8Array<ArrayBuffer>;
interface Listener {
  readonly controller: ReadableStreamDefaultController<Bytes>;
  readonly onEnd: (end: StreamEnd) => void;
}

/** How many bytes may wait for a reader before the stream is closed. The browser reconnects and catches up. */
const maxBacklog = 256 * 1024;
const heartbeatMs = 25_000;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(': still here\n\n');
/** An event on the wire. Its id is the revision of the page after the event, which the browser sends back as Last-Event-ID. */
const eventText = (revision: string, event: string, data: unknown) =>
  `event: ${event}\nid: ${revision}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The open event streams, by page. A browser opens one when the comments come near the viewport, so not every reader has one.
 * An event is serialized once for all of them. One timer keeps them open through proxies.
 */
export class CommentEvents {
  readonly revisions: Revisions;
  readonly #pages = new Map<PagePath | undefined, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;

  constructor(db: DatabaseSync) {
    this.#timer = setInterval(() => this.#sendAll(() => heartbeat), heartbeatMs).unref();
    // Another process changed some page. It is unknown which, so the readers of every page get a new revision.
    this.revisions = createRevisions(db, () =>
      this.#sendAll((page) => encoder.encode(this.#ready(page, true))),
    );
  }

  get size(): number {
    return this.#pages.values().reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /**
   * A new stream for one reader of the page, or of all pages for the owner, who has its comments up to the revision `seen`, if any. It begins by saying whether
   * they are stale. onEnd runs once, when it is closed from either side.
   */
  open(
    page: PagePath | undefined,
    seen: string | undefined,
    onEnd: Listener['onEnd'],
  ): ReadableStream<Bytes> {
    let listener: Listener;
    return new ReadableStream<Bytes>(
      {
        start: (controller) => {
          listener = { controller, onEnd };
          const listeners = this.#pages.get(page) ?? new Set();
          this.#pages.set(page, listeners.add(listener));
          controller.enqueue(
            encoder.encode(`retry: 2000\n${this.#ready(page, seen !== this.revisions.of(page))}`),
          );
        },
        cancel: () => this.#forget(page, listener, 'closed'),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxBacklog }),
    );
  }

  /** Call this after a comment was posted or edited. */
  upserted(comment: Comment): void {
    this.#announce(comment.pathName, 'upserted', comment);
  }

  /** Call this after a comment was removed. */
  removed({ id, pathName }: Pick<Comment, 'id' | 'pathName'>): void {
    this.#announce(pathName, 'removed', { id });
  }

  /** Call this after a like, or the end of one, with the new counts. */
  liked(page: PagePath, likes: Likes): void {
    this.#tell(page, 'liked', likes);
  }

  /** Tells the owner that something has changed. Call this after a change to what waits for approval. */
  ownerHears(): void {
    this.#send(undefined, encoder.encode(this.#ready(undefined, true)));
  }

  /** Ends every stream, for the shutdown. */
  close(): void {
    clearInterval(this.#timer);
    this.revisions.stop();
    for (const [page, listeners] of this.#pages)
      for (const listener of listeners) this.#end(page, listener, 'closed');
  }

  #announce(page: PagePath, event: string, data: unknown): void {
    this.#tell(page, event, data);
    this.ownerHears();
  }

  #tell(page: PagePath, event: string, data: unknown): void {
    this.revisions.changed(page);
    this.#send(page, encoder.encode(eventText(this.revisions.of(page), event, data)));
  }

  #ready(page: PagePath | undefined, isStale: boolean): string {
    return eventText(this.revisions.of(page), 'ready', { isStale });
  }

  #sendAll(chunkFor: (page: PagePath | undefined) => Bytes): void {
    for (const page of this.#pages.keys()) this.#send(page, chunkFor(page));
  }

  #send(page: PagePath | undefined, chunk: Bytes): void {
    for (const listener of this.#pages.get(page) ?? []) {
      const { controller } = listener;
      if ((controller.desiredSize ?? 0) >= chunk.length) controller.enqueue(chunk);
      else this.#end(page, listener, 'lagged');
    }
  }

  #end(page: PagePath | undefined, listener: Listener, end: StreamEnd): void {
    this.#forget(page, listener, end);
    listener.controller.close();
  }

  #forget(page: PagePath | undefined, listener: Listener, end: StreamEnd): void {
    const listeners = this.#pages.get(page);
    if (!listeners?.delete(listener)) return;
    if (listeners.size === 0) this.#pages.delete(page);
    listener.onEnd(end);
  }
}
