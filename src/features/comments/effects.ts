import type { Effect, Event } from './conversation/state.ts';
import type { Drafts } from './drafts.ts';
import type { Environment } from './environment.ts';
import { remember } from './last-reader.ts';
import { isAuthKey, type LocalStore, unsentPrefix } from './local-store.ts';
import type { PagePath } from './model.ts';
import type { CommentsPort, Outcome, ReaderPort } from './port.ts';

/** A backend, and what this browser remembers. */
export interface Connected {
  readonly comments: CommentsPort;
  readonly reader: ReaderPort;
  readonly store: LocalStore;
  readonly environment: Environment;
}

interface Deps extends Connected {
  readonly page: PagePath;
  readonly drafts: Drafts;
  readonly dispatch: (event: Event) => void;
}

/** How long one answer is waited for, in milliseconds. A backend may keep its promise open until the network is back. */
const timeoutMs = 20_000;

/** Does what the reducer asks for: the backend is asked, this browser remembers, time passes. */
export function effectRunner(deps: Deps) {
  const timers = new Map<Effect['kind'], ReturnType<typeof setTimeout>>();
  const later = ({ kind }: Effect, ms: number, event: Event) => {
    clearTimeout(timers.get(kind));
    timers.set(
      kind,
      setTimeout(() => deps.dispatch(event), ms),
    );
  };
  return {
    run(effect: Effect): void {
      if (effect.kind === 'load-page-later')
        later(effect, retryMs(effect.failures), { type: 'reload-asked' });
      else if (effect.kind === 'wait')
        later(effect, effect.until - deps.environment.now(), { type: 'pause-ended' });
      else {
        remembered(deps, effect);
        void answered(deps, effect).then((event) => event && deps.dispatch(event));
      }
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Asks the backend, and gives its answer as an event. */
async function answered(deps: Deps, effect: Effect): Promise<Event | null> {
  const { page, comments } = deps;
  switch (effect.kind) {
    case 'load-page':
      return { type: 'page-loaded', outcome: await timely(comments.threads(page)) };
    case 'load-older': {
      const { before } = effect;
      return { type: 'older-loaded', before, outcome: await timely(comments.threads(page, before)) };
    }
    case 'load-replies': {
      const { thread, after } = effect;
      const outcome = await timely(comments.replies(page, thread, after));
      return { type: 'replies-loaded', thread, after, outcome };
    }
    case 'find':
      return { type: 'thread-found', id: effect.id, outcome: await timely(comments.find(page, effect.id)) };
    case 'send':
      return sent(deps, effect);
    case 'save': {
      const outcome = await timely(comments.edit(page, effect.id, effect.body));
      return { type: 'edit-answered', id: effect.id, outcome };
    }
    case 'delete':
      return {
        type: 'deletion-answered',
        id: effect.id,
        outcome: await timely(comments.remove(page, effect.id)),
      };
    default:
      return null;
  }
}

/** One comment at a time over all tabs; another tab may have sent it while this one waited for its turn. */
async function sent(deps: Deps, { entry }: Extract<Effect, { kind: 'send' }>): Promise<Event> {
  const { store, environment, comments } = deps;
  const outcome = await environment.alone(async () =>
    store.get(unsentPrefix + entry.id) === null ? null : timely(comments.post(entry.page, entry)),
  );
  return { type: 'send-ended', entry, outcome, at: environment.now() };
}

/** Changes what this browser remembers. */
function remembered({ store, drafts, dispatch }: Deps, effect: Effect): void {
  switch (effect.kind) {
    case 'keep-unsent':
      store.set(unsentPrefix + effect.entry.id, JSON.stringify(effect.entry));
      break;
    case 'forget-unsent':
      store.remove(unsentPrefix + effect.id);
      break;
    case 'forget-auth':
      store.remove(isAuthKey);
      break;
    case 'remember-reader':
      remember(store, effect.reader);
      drafts.belongTo(effect.reader.uid);
      break;
    case 'list-drafts':
      dispatch({ type: 'drafts-found', slots: drafts.begun() });
      break;
    case 'begin-edit':
      drafts.begin(effect.slot, effect.body);
      break;
    case 'forget-draft':
      if (!effect.unlessTyped || !drafts.begun().includes(effect.slot)) drafts.forget(effect.slot);
      break;
    case 'forget-drafts':
      drafts.forgetAll();
      break;
    case 'return-text':
      drafts.join(effect.slot, effect.text, drafts.text(effect.slot));
      break;
    case 'rescue-draft':
      drafts.join('new', drafts.text('new'), drafts.text(effect.slot));
      drafts.forget(effect.slot);
  }
}

/** 1, 2, 4 … 30 seconds, so that a server that comes back is not met by everyone at once. */
const retryMs = (failures: number) => Math.min(30, 2 ** (failures - 1)) * 1000 * (0.75 + Math.random() / 2);

/**
 * The answer, or 'unavailable' when none has come in time. It may still come true later. An adapter that rejects has a bug,
 * but its bug must not keep a person's text from being sent again: it is reported, and counts as no answer.
 */
function timely<Value>(answer: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const none: Outcome<Value> = { ok: false, problem: { kind: 'unavailable' } };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(none), timeoutMs);
    answer
      .catch((bug: unknown) => {
        reportError(bug);
        return none;
      })
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
