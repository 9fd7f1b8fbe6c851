import { z } from '#lib/schema.ts';
import { commentIdSchema, commentSchema, type PagePath } from '../model.ts';
import type { Refusal } from '../port.ts';
import type { liveList } from './live-list.ts';

/** The part of EventSource that is used here. */
export interface EventStream {
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
  /** 2 once the stream has given up for good, as EventSource says it. */
  readonly readyState: number;
  close(): void;
}

/** Whether somebody can see the page, and word of each change. */
export interface Presence {
  isSeen(): boolean;
  watch(onChange: () => void): () => void;
}

const closed = 2;
const removedSchema = z.object({ id: commentIdSchema });
const lost: Refusal = { kind: 'unavailable' };

/**
 * Follows a page's events: the list is asked for at once and at every 'ready', so that nothing is missed across a break.
 * A page that nobody sees lets go of its stream, because a browser allows one host only six connections over HTTP/1.1.
 */
export function follow(
  page: PagePath,
  list: ReturnType<typeof liveList>,
  openEvents: (url: string) => EventStream,
  onLost: (refusal: Refusal) => void,
  presence: Presence,
): () => void {
  let stream: EventStream | undefined;
  // Each waits by itself: a list that fails must not put off the opening of the stream.
  const nextList = openRetry();
  const nextStream = openRetry();

  const refresh = async () => {
    if (await list.refresh()) nextList.isWell();
    else if (stream) nextList.later(refresh);
  };

  const open = () => {
    const opened = openEvents(`/api/comments/events?page=${encodeURIComponent(page)}`);
    stream = opened;
    const on = <Data>(type: string, schema: z.core.$ZodType<Data>, use: (data: Data) => void) =>
      opened.addEventListener(type, (event) => {
        const parsed = z.safeParse(schema, fromJson(event.data));
        if (parsed.success && stream === opened) use(parsed.data);
      });
    on('ready', z.unknown(), () => {
      nextStream.isWell();
      void refresh();
    });
    on('posted', commentSchema, (comment) => list.change({ kind: 'kept', comment }));
    on('edited', commentSchema, (comment) => list.change({ kind: 'kept', comment }));
    on('removed', removedSchema, ({ id }) => list.change({ kind: 'removed', id }));
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      onLost(lost);
      // A stream that was only interrupted comes back by itself.
      if (opened.readyState === closed) nextStream.later(open);
    });
  };
  const close = () => {
    nextList.stop();
    nextStream.stop();
    stream?.close();
    stream = undefined;
  };

  const stopPresence = presence.watch(() => {
    if (!presence.isSeen()) close();
    else if (!stream || stream.readyState === closed) {
      nextStream.stop();
      open();
    }
  });
  if (presence.isSeen()) open();
  void refresh();
  return () => {
    stopPresence();
    close();
    list.stop();
  };
}

/** Waits 1, 2, 4 … 30 seconds, so that a server that comes back is not met by everyone at once. */
function openRetry() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let breaks = 0;
  const stop = () => clearTimeout(timer);
  return {
    later(work: () => void): void {
      stop();
      const wait = Math.min(30, 2 ** breaks++) * 1000;
      timer = setTimeout(work, wait * (0.75 + Math.random() / 2));
    },
    /** The next wait is a short one again, and nothing is waited for now. */
    isWell(): void {
      stop();
      breaks = 0;
    },
    stop,
  };
}

function fromJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
