import { z } from '#lib/schema.ts';
import { commentIdSchema, commentSchema } from '../model.ts';
import type { Change } from '../port.ts';
import type { SeenRevision } from './http-revision.ts';

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

interface Client {
  readonly openEvents: (url: string) => EventStream;
  readonly presence: Presence;
  readonly onChange: (change: Change) => void;
}

/**
 * Follows a page's events. At each 'ready' the client is told to load the first page again, if it may have missed something.
 * A page that nobody sees lets go of its stream, because a browser allows one host only six connections over HTTP/1.1.
 */
export function follow(url: string, seen: SeenRevision, client: Client): () => void {
  const { presence, onChange } = client;
  const retry = openRetry();
  let stream: EventStream | undefined;
  let isLost = false;

  const open = () => {
    const opened = client.openEvents(url);
    stream = opened;
    const on = <Data>(
      type: string,
      schema: z.core.$ZodType<Data>,
      use: (data: Data, revision: string) => void,
    ) =>
      opened.addEventListener(type, (event) => {
        const parsed = z.safeParse(schema, fromJson(event.data));
        if (parsed.success && stream === opened) use(parsed.data, event.lastEventId);
      });
    on('ready', z.unknown(), (_, revision) => {
      retry.reset();
      const isStale = seen.streamBegan(revision) || isLost;
      isLost = false;
      if (isStale) onChange({ kind: 'stale' });
    });
    on('upserted', commentSchema, (comment, revision) => {
      seen.eventCame(revision);
      onChange({ kind: 'upserted', comment });
    });
    on('removed', removedSchema, ({ id }, revision) => {
      seen.eventCame(revision);
      onChange({ kind: 'removed', id });
    });
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      if (!isLost) onChange({ kind: 'disconnected' });
      isLost = true;
      // A stream that was only interrupted comes back by itself.
      if (opened.readyState === closed) retry.later(open);
    });
  };
  const close = () => {
    retry.stop();
    stream?.close();
    stream = undefined;
  };

  const stopPresence = presence.watch(() => {
    if (!presence.isSeen()) close();
    else if (!stream || stream.readyState === closed) {
      retry.stop();
      open();
    }
  });
  if (presence.isSeen()) open();
  return () => {
    stopPresence();
    close();
  };
}

/** Waits 1, 2, 4 … 30 seconds, so that a server that comes back is not met by everyone at once. */
function openRetry() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const stop = () => clearTimeout(timer);
  return {
    later(work: () => void): void {
      stop();
      const wait = Math.min(30, 2 ** failures++) * 1000;
      timer = setTimeout(work, wait * (0.75 + Math.random() / 2));
    },
    /** The next wait is a short one again, and nothing is waited for now. */
    reset(): void {
      stop();
      failures = 0;
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
