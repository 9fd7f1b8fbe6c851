import type { DatabaseSync } from 'node:sqlite';
import type { Comment, Likes, PagePath } from '#features/comments/model.ts';
import { createRevisions } from './revisions.ts';

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
/** An event on the wire. Its id is the revision of the page after the event. */
const eventText = (revision: string, event: string, data: unknown) =>
  `event: ${event}\nid: ${revision}\ndata: ${JSON.stringify(data)}\n\n`;

export type CommentEvents = ReturnType<typeof createCommentEvents>;

/** The open event streams, by page. An event is serialized once for all of them, and one timer keeps them open through proxies. */
export function createCommentEvents(db: DatabaseSync) {
  /** Streams of the owner, which are about all pages, have the key undefined. */
  const pages = new Map<PagePath | undefined, Set<Listener>>();
  // Another process changed some page. It is unknown which, so the readers of every page get a new revision.
  const revisions = createRevisions(db, () => sendAll((page) => encoder.encode(ready(page))));
  const timer = setInterval(() => sendAll(() => heartbeat), heartbeatMs).unref();

  /** Tells the revision alone. A browser that has another one loads the comments again. */
  const ready = (page: PagePath | undefined) => eventText(revisions.of(page), 'ready', {});

  function sendAll(chunkFor: (page: PagePath | undefined) => Bytes): void {
    for (const page of pages.keys()) send(page, chunkFor(page));
  }

  function send(page: PagePath | undefined, chunk: Bytes): void {
    for (const listener of pages.get(page) ?? []) {
      const { controller } = listener;
      if ((controller.desiredSize ?? 0) >= chunk.length) controller.enqueue(chunk);
      else end(page, listener, 'lagged');
    }
  }

  function end(page: PagePath | undefined, listener: Listener, how: StreamEnd): void {
    forget(page, listener, how);
    listener.controller.close();
  }

  function forget(page: PagePath | undefined, listener: Listener, how: StreamEnd): void {
    const listeners = pages.get(page);
    if (!listeners?.delete(listener)) return;
    if (listeners.size === 0) pages.delete(page);
    listener.onEnd(how);
  }

  function tell(page: PagePath, event: string, data: unknown): void {
    revisions.changed(page);
    send(page, encoder.encode(eventText(revisions.of(page), event, data)));
  }

  /** Tells the owner's streams that something has changed. Call this after a change to what waits for approval. */
  const moderationChanged = () => send(undefined, encoder.encode(ready(undefined)));

  return {
    revisions,
    moderationChanged,

    get size(): number {
      return pages.values().reduce((sum, listeners) => sum + listeners.size, 0);
    },

    /**
     * A new stream for one reader of a page, or for the owner about all pages. It begins with the revision of the comments. `onEnd` is
     * called once, when either side closes the stream.
     */
    open(page: PagePath | undefined, onEnd: Listener['onEnd']) {
      // Before the listener is added, because reading the revision fails with the database.
      const first = encoder.encode(`retry: 2000\n${ready(page)}`);
      let listener: Listener;
      return new ReadableStream<Bytes>(
        {
          start: (controller) => {
            listener = { controller, onEnd };
            const listeners = pages.get(page) ?? new Set();
            pages.set(page, listeners.add(listener));
            controller.enqueue(first);
          },
          cancel: () => forget(page, listener, 'closed'),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maxBacklog }),
      );
    },

    upserted(comment: Comment): void {
      tell(comment.pathName, 'upserted', comment);
      moderationChanged();
    },

    removed({ id, pathName }: Pick<Comment, 'id' | 'pathName'>): void {
      tell(pathName, 'removed', { id });
      moderationChanged();
    },

    /** Call this after a like, or the end of one, with the new counts. */
    liked: (page: PagePath, likes: Likes) => tell(page, 'liked', likes),

    close(): void {
      clearInterval(timer);
      revisions.stop();
      for (const [page, listeners] of pages) for (const listener of listeners) end(page, listener, 'closed');
    },
  };
}
