import { type CommentStore, type Outcome, refused } from '../../../examples/05-comment-section/src/store.ts';

/** What is wrong with the demo's connection. */
export interface Trouble {
  readonly isSlow: boolean;
  /** The next answer is lost on the way back. */
  readonly losesAnswer: boolean;
  readonly isOffline: boolean;
}

const delay = 2_000; // milliseconds, long enough to do something else meanwhile

/** A connection that is as bad as it is told to be. One answer is lost at a time. */
export function badConnection() {
  let trouble: Trouble = { isSlow: false, losesAnswer: false, isOffline: false };
  const watchers = new Set<() => void>();

  function set(changed: Partial<Trouble>) {
    trouble = { ...trouble, ...changed };
    for (const onChange of watchers) onChange();
  }

  function watch(onChange: () => void) {
    watchers.add(onChange);
    return () => {
      watchers.delete(onChange);
    };
  }

  async function send(request: () => Promise<Outcome>): Promise<Outcome> {
    const { isSlow, losesAnswer, isOffline } = trouble;
    if (isOffline) return refused('unavailable');
    if (losesAnswer) set({ losesAnswer: false });
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, delay));
    const outcome = await request();
    return losesAnswer ? refused('unavailable') : outcome;
  }

  /** The store, reached over this connection. */
  function over(store: CommentStore): CommentStore {
    return {
      watch(pathName, onChange) {
        let missed: (() => void) | undefined;
        const stop = store.watch(pathName, (seen) => {
          if (trouble.isOffline) missed = () => onChange(seen);
          else onChange(seen);
        });
        const stopWaiting = watch(() => {
          if (trouble.isOffline) return;
          missed?.();
          missed = undefined;
        });
        return () => {
          stop();
          stopWaiting();
        };
      },
      post: (pathName, draft) => send(() => store.post(pathName, draft)),
      edit: (id, body) => send(() => store.edit(id, body)),
      remove: (id) => send(() => store.remove(id)),
    };
  }

  return { set, watch, trouble: () => trouble, over };
}

export type Connection = ReturnType<typeof badConnection>;
