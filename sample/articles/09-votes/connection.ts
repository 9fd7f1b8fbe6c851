import type { Board } from '../../../examples/09-votes/src/memory-store.ts';
import type { Person } from '../../../examples/09-votes/src/post.ts';
import { type Outcome, type PostStore, refused, type Seen } from '../../../examples/09-votes/src/store.ts';
import { type Direction, listFor } from '../../../examples/09-votes/src/vote.ts';

interface Waiting {
  readonly id: string;
  readonly uid: string;
  readonly direction: Direction;
  readonly send: () => void;
}

/**
 * A board behind a connection that can be cut. As with Firestore's SDK, votes that wait for the connection are
 * shown at once, and a new post is refused.
 */
export function withConnection(board: Board) {
  let isOffline = false;
  let waiting: readonly Waiting[] = [];
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const watcher of watchers) watcher();
  };

  function openFor(me: Person | null): PostStore {
    const store = board.openFor(me);
    let shown: { seen: Seen | null; waiting: readonly Waiting[]; result: Seen | null } | undefined;
    return {
      current() {
        const seen = store.current();
        if (shown?.seen !== seen || shown.waiting !== waiting)
          shown = { seen, waiting, result: withVotes(seen, waiting, me) };
        return shown.result;
      },
      subscribe(onChange) {
        const stop = store.subscribe(onChange);
        watchers.add(onChange);
        return () => {
          stop();
          watchers.delete(onChange);
        };
      },
      add: async (draft) => (isOffline ? refused('unavailable') : store.add(draft)),
      vote(id, direction) {
        if (!isOffline || me === null) return store.vote(id, direction);
        const { promise, resolve } = Promise.withResolvers<Outcome>();
        const send = () => resolve(store.vote(id, direction));
        waiting = [...waiting, { id, uid: me.uid, direction, send }];
        tell();
        return promise;
      },
    };
  }

  function set(goesOffline: boolean) {
    isOffline = goesOffline;
    if (!isOffline) {
      const sent = waiting;
      waiting = [];
      for (const { send } of sent) send();
    }
    tell();
  }

  return {
    openFor,
    set,
    isOffline: () => isOffline,
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}

function withVotes(seen: Seen | null, waiting: readonly Waiting[], me: Person | null): Seen | null {
  if (!seen?.ok) return seen;
  const mine = waiting.filter(({ uid }) => uid === me?.uid);
  const value = seen.value.map((post) => {
    const vote = mine.find(({ id }) => id === post.id);
    if (vote === undefined) return post;
    const list = listFor[vote.direction];
    return { ...post, [list]: [...post[list], vote.uid], isPending: true };
  });
  return { ok: true, value };
}
