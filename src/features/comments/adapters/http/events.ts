import { parseJson } from '#lib/parse.ts';
import { retryDelay } from '#lib/retry-delay.ts';
import { z } from '#lib/schema.ts';
import { commentIdSchema, commentSchema, likesSchema } from '../../model.ts';
import type { Change } from '../../port.ts';
import { streamMs, withoutStreamMs } from '../../times.ts';

/** The part of EventSource that is used here. */
export interface EventStream {
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
  /** 2 when the stream has given up for good. */
  readonly readyState: number;
  close(): void;
}

const closed = 2;
const removedSchema = z.object({ id: commentIdSchema });

/** The state of the comments that the client has of a page; undefined until it has loaded something, and while that is stale. */
export interface Seen {
  revision: string | undefined;
}

/** Follows a page's events. The first one says which state the server has. Returns a stop function. */
export function follow(
  url: string,
  seen: Seen,
  openEvents: (url: string) => EventStream,
  onChange: (change: Change) => void,
): () => void {
  let stream: EventStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  /** Until the stream begins, the comments are loaded without it: a proxy may hold it back, or there is no connection. */
  const expectReady = (ms: number) => {
    late = setTimeout(() => {
      seen.revision = undefined;
      expectReady(withoutStreamMs);
      onChange({ kind: 'stale' });
    }, ms);
  };
  const open = () => {
    clearTimeout(timer);
    const opened = openEvents(url);
    stream = opened;
    if (late === undefined) expectReady(streamMs);
    const on = (type: string, use: (event: MessageEvent<string>) => void) =>
      opened.addEventListener(type, (event) => stream === opened && use(event));
    const passOn = <Data>(type: string, schema: z.ZodMiniType<Data>, changeOf: (data: Data) => Change) =>
      on(type, ({ lastEventId, data }) => {
        const parsed = parseJson(schema, data);
        if (parsed === null) return;
        // What came after something was missed doesn't make up for that.
        if (seen.revision !== undefined) seen.revision = lastEventId;
        onChange(changeOf(parsed));
      });
    on('ready', ({ lastEventId }) => {
      clearTimeout(late);
      late = undefined;
      failures = 0;
      if (lastEventId === seen.revision) return;
      seen.revision = undefined;
      onChange({ kind: 'stale' });
    });
    passOn('upserted', commentSchema, (comment) => ({ kind: 'upserted', comment }));
    passOn('removed', removedSchema, ({ id }) => ({ kind: 'removed', id }));
    passOn('liked', likesSchema, (likes) => ({ kind: 'liked', likes }));
    on('error', () => {
      // Readers whose server is gone must not all ask it again at once.
      if (late === undefined) expectReady(streamMs * (1 + Math.random()));
      // A stream that was only interrupted comes back by itself.
      if (opened.readyState === closed) timer = setTimeout(open, retryDelay(failures++, 30));
    });
  };
  const close = () => {
    clearTimeout(timer);
    clearTimeout(late);
    late = undefined;
    stream?.close();
    stream = undefined;
  };

  const stopped = new AbortController();
  const onVisibility = () => {
    // A browser allows only six connections to one host over HTTP/1.1.
    if (document.hidden) close();
    else if (!stream || stream.readyState === closed) open();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal: stopped.signal });
  // The browser may close the stream of a page that it keeps for the Back button, without an event.
  window.addEventListener('pageshow', onVisibility, { signal: stopped.signal });
  onVisibility();
  return () => {
    stopped.abort();
    close();
  };
}
