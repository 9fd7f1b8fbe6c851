import { parseJson } from '#lib/parse.ts';
import { retryDelay } from '#lib/retry-delay.ts';
import { z } from '#lib/schema.ts';
import { commentIdSchema, commentSchema } from '../../model.ts';
import type { Change } from '../../port.ts';

/** The part of EventSource that is used here. */
export interface EventStream {
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
  /** 2 when the stream has given up for good. */
  readonly readyState: number;
  close(): void;
}

/** Whether the page can be seen. */
export interface Visibility {
  isVisible(): boolean;
  /** Returns a stop function. */
  watch(onChange: () => void): () => void;
}

const closed = 2;
const removedSchema = z.object({ id: commentIdSchema });

interface Client {
  readonly openEvents: (url: string) => EventStream;
  readonly visibility: Visibility;
  readonly onChange: (change: Change) => void;
}

/**
 * Follows a page's events. At each 'ready' the client is told to load the first page again, if it may have missed something.
 * A hidden page closes its stream, because a browser allows only six connections to one host over HTTP/1.1.
 */
export function follow(url: string, seen: SeenRevision, client: Client): () => void {
  const { visibility, onChange } = client;
  let stream: EventStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let failures = 0;

  const changed = (revision: string, change: Change | null) => {
    if (!change) return;
    seen.eventCame(revision);
    onChange(change);
  };
  const open = () => {
    clearTimeout(timer);
    const opened = client.openEvents(url);
    stream = opened;
    const on = (type: string, use: (revision: string, data: string) => void) =>
      opened.addEventListener(type, (event) => stream === opened && use(event.lastEventId, event.data));
    on('ready', (revision) => {
      const isStale = seen.streamBegan(revision) || isLost;
      isLost = false;
      failures = 0;
      if (isStale) onChange({ kind: 'stale' });
    });
    on('upserted', (revision, data) => {
      const comment = parseJson(commentSchema, data);
      changed(revision, comment && { kind: 'upserted', comment });
    });
    on('removed', (revision, data) => {
      const removed = parseJson(removedSchema, data);
      changed(revision, removed && { kind: 'removed', id: removed.id });
    });
    on('error', () => {
      if (!isLost) onChange({ kind: 'disconnected' });
      isLost = true;
      // A stream that was only interrupted comes back by itself.
      if (opened.readyState === closed) timer = setTimeout(open, retryDelay(failures++, 30));
    });
  };
  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };

  const stopWatching = visibility.watch(() => {
    if (!visibility.isVisible()) close();
    else if (!stream || stream.readyState === closed) open();
  });
  const stopTelling = seen.whenMissed(() => onChange({ kind: 'stale' }));
  if (visibility.isVisible()) open();
  return () => {
    stopTelling();
    stopWatching();
    close();
  };
}

/**
 * Tells whether a client that loads a page's comments and follows its events may have missed a change. The server gives each
 * state of the page a revision, which is in the ETag of the first page and the id of every event.
 */
export class SeenRevision {
  /** Up to here the client has everything; undefined until it has loaded something. */
  #seen: string | undefined;
  /** The newest that the event stream has told of. */
  #told: string | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(seen: string | undefined) {
    this.#seen = seen;
  }

  /** True when a change may have been missed before the stream began. */
  streamBegan(revision: string): boolean {
    this.#told = revision;
    return this.#seen !== undefined && this.#seen !== revision;
  }

  eventCame(revision: string): void {
    if (this.#seen === this.#told) this.#seen = revision;
    this.#told = revision;
  }

  /** Call this before the client gets the page. What changed between the beginning of the stream and this answer is told afterwards. */
  firstPageCame(revision: string): void {
    const isOlder = this.#seen === undefined && this.#told !== undefined && this.#told !== revision;
    this.#seen = revision;
    if (!isOlder) return;
    setTimeout(() => {
      for (const listener of [...this.#listeners]) listener();
    });
  }

  /** Calls the listener when the first page turns out to be older than the stream. Returns a stop function. */
  whenMissed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
