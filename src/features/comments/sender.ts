import { type LocalStore, unsentPrefix } from './local-store.ts';
import type { Comment, CommentId, Reader } from './model.ts';
import {
  emptyOutbox,
  nextToSend,
  type Outbox,
  type OutboxEvent,
  outboxAfter,
  type Unsent,
  unsentSchema,
} from './outbox.ts';
import type { CommentsPort, Outcome } from './port.ts';

/** How long one send is waited for, in milliseconds. A backend may keep its promise open until the network is back. */
const patience = 20_000;

/** What the sender needs of the browser. */
export interface Surroundings {
  now(): number;
  /** Runs `work` while no other tab runs any. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Calls `onChance` when sending may work again: the network is back, the page is seen again. */
  chances(onChance: () => void): () => void;
}

/** Sends what was written, one by one and in order, until the backend has it. */
export function openSender(deps: {
  readonly port: CommentsPort;
  readonly store: LocalStore;
  readonly around: Surroundings;
  readonly onChange: () => void;
  readonly onSent: (comment: Comment) => void;
  readonly onSignedOut: () => void;
}) {
  const { port, store, around } = deps;
  let outbox: Outbox = outboxAfter(emptyOutbox, { type: 'found', entries: kept(store) });
  let reader: Reader | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const dispatch = (event: OutboxEvent) => {
    outbox = outboxAfter(outbox, event);
    deps.onChange();
  };
  const forget = (type: 'sent' | 'dropped', id: CommentId) => {
    dispatch({ type, id });
    store.remove(unsentPrefix + id);
  };
  const goOn = () => {
    dispatch({ type: 'pause-ended' });
    void pump();
  };

  async function pump(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return;
    if (outbox.pause) timer = setTimeout(goOn, Math.max(0, outbox.pause.until - around.now()));
    const next = nextToSend(outbox, reader);
    if (!next) return;
    dispatch({ type: 'send-began', id: next.id });
    const outcome = await around.alone(async () =>
      // Another tab may have sent it while this one waited for its turn.
      store.get(unsentPrefix + next.id) === null ? undefined : await patiently(port.post(next.page, next)),
    );
    if (outcome?.ok) deps.onSent(outcome.value);
    if (outcome && !outcome.ok) {
      dispatch({ type: 'not-sent', id: next.id, refusal: outcome.problem, at: around.now() });
      if (outcome.problem.kind === 'signed-out') {
        reader = null;
        deps.onSignedOut();
      }
    } else forget(outcome ? 'sent' : 'dropped', next.id);
    void pump();
  }

  const stopStore = store.watch(() => {
    const entries = kept(store);
    if (entries.map(({ id }) => id).join() === outbox.entries.map(({ id }) => id).join()) return;
    dispatch({ type: 'found', entries });
    void pump();
  });
  const stopChances = around.chances(() => outbox.pause?.kind === 'offline' && goOn());

  return {
    outbox: () => outbox,
    write(entry: Unsent): void {
      store.set(unsentPrefix + entry.id, JSON.stringify(entry));
    },
    retry(id: CommentId): void {
      dispatch({ type: 'retry-asked', id });
      void pump();
    },
    /** Forgets a comment, because its writer gave it up or the backend turns out to have it. */
    drop: (id: CommentId) => forget('dropped', id),
    readerIs(now: Reader | null): void {
      reader = now;
      void pump();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      stopStore();
      stopChances();
    },
  };
}

function kept(store: LocalStore): readonly Unsent[] {
  return store
    .keys(unsentPrefix)
    .map((key) => unsentSchema.safeParse(fromJson(store.get(key))))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .toSorted((a, b) => (a.writtenAt + a.id < b.writtenAt + b.id ? -1 : 1));
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The answer, or 'unavailable' when none has come in time. It may still come true later. An adapter that rejects has a bug,
 * but its bug must not keep a person's text from being sent again: it is told, and counts as no answer.
 */
export function patiently<Value>(answer: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const none: Outcome<Value> = { ok: false, problem: { kind: 'unavailable' } };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(none), patience);
    answer
      .catch((bug: unknown) => {
        reportError(bug);
        return none;
      })
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
