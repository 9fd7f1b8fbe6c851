import type { Comment, PagePath } from '#features/comments/model.ts';

/** A reader who lagged is still connected, and their connection has to be ended. */
export type StreamEnd = 'closed' | 'lagged';

type Listener = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
const bytes = new TextEncoder();

/** How far a reader may lag behind, in bytes, before the stream is dropped. The browser reconnects and catches up. */
const maxBacklog = 256 * 1024;
const heartbeatMs = 25_000;

const message = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const ready = message('ready', {});
const greeting = bytes.encode(`retry: 2000\n${ready}`);
const heartbeat = bytes.encode(': still here\n\n');

/**
 * The open event streams, by page. An event is serialized once, however many people read the page.
 * One timer keeps all of them alive through proxies.
 */
export class CommentEvents {
  readonly #pages = new Map<PagePath, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;

  constructor(everyMs = heartbeatMs) {
    this.#timer = setInterval(() => this.#toAll(heartbeat), everyMs).unref();
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
          listener.enqueue(greeting);
        },
        cancel: () => this.#forget(page, listener, 'closed'),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxBacklog }),
    );
  }
  readonly #ends = new WeakMap<Listener, (end: StreamEnd) => void>();

  posted(comment: Comment): void {
    this.#toPage(comment.pathName, message('posted', comment));
  }
  edited(comment: Comment): void {
    this.#toPage(comment.pathName, message('edited', comment));
  }
  removed({ id, pathName }: Comment): void {
    this.#toPage(pathName, message('removed', { id }));
  }

  /** What changed is not known, for another process changed it: everybody asks for the list anew. */
  changedElsewhere(): void {
    this.#toAll(bytes.encode(ready));
  }

  /** Ends every stream, as at shutdown. */
  close(): void {
    clearInterval(this.#timer);
    for (const [page, listeners] of this.#pages) {
      for (const listener of listeners) {
        this.#forget(page, listener, 'closed');
        listener.close();
      }
    }
  }

  #toPage(page: PagePath, text: string): void {
    this.#send(page, bytes.encode(text));
  }

  #toAll(chunk: Uint8Array<ArrayBuffer>): void {
    for (const page of this.#pages.keys()) this.#send(page, chunk);
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
