import { createSwitches } from '#design/demo/switches.ts';
import { type CommentStore, type Outcome, refused } from '../../../examples/05-comment-section/src/store.ts';

const delay = 2_000; // milliseconds, long enough to do something else

/** A connection that is as bad as it is told to be. One answer is lost on the way back, and then no more. */
export function badConnection() {
  const trouble = createSwitches({ isSlow: false, losesAnswer: false, isOffline: false });

  async function send(request: () => Promise<Outcome>): Promise<Outcome> {
    const { isSlow, losesAnswer, isOffline } = trouble.current();
    if (isOffline) return refused('unavailable');
    if (losesAnswer) trouble.set({ losesAnswer: false });
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
          if (trouble.current().isOffline) missed = () => onChange(seen);
          else onChange(seen);
        });
        const stopWaiting = trouble.watch(() => {
          if (trouble.current().isOffline) return;
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

  return { ...trouble, over };
}

export type Connection = ReturnType<typeof badConnection>;
