import { createSwitches } from '#design/demo/switches.ts';
import type { Board } from '../../../examples/09-votes/src/memory-store.ts';
import { cleanText, type Person } from '../../../examples/09-votes/src/post.ts';
import { type Outcome, type PostStore, refused, type Seen } from '../../../examples/09-votes/src/store.ts';
import { type Direction, listFor } from '../../../examples/09-votes/src/vote.ts';

interface Waiting {
  readonly id: string;
  readonly uid: string;
  readonly direction: Direction;
  readonly send: () => void;
}

/** A board behind a connection that can be cut. As with Firestore's SDK, votes that wait are shown at once, and a new post is refused. */
export function withConnection(board: Board) {
  const line = createSwitches<{ isOffline: boolean; waiting: readonly Waiting[] }>({
    isOffline: false,
    waiting: [],
  });

  line.watch(() => {
    const { isOffline, waiting } = line.current();
    if (isOffline || waiting.length === 0) return;
    line.set({ waiting: [] });
    for (const { send } of waiting) send();
  });

  function openFor(me: Person | null): PostStore {
    const store = board.openFor(me);
    let shown: { seen: Seen | null; waiting: readonly Waiting[]; result: Seen | null } | undefined;
    return {
      current() {
        const seen = store.current();
        const { waiting } = line.current();
        if (shown?.seen !== seen || shown.waiting !== waiting)
          shown = { seen, waiting, result: withVotes(seen, waiting, me) };
        return shown.result;
      },
      subscribe(onChange) {
        const stops = [store.subscribe(onChange), line.watch(onChange)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      add: async (draft) =>
        line.current().isOffline && cleanText(draft.text) ? refused('unavailable') : store.add(draft),
      vote(id, direction) {
        const { isOffline, waiting } = line.current();
        if (!isOffline || me === null) return store.vote(id, direction);
        const { promise, resolve } = Promise.withResolvers<Outcome>();
        const send = () => resolve(store.vote(id, direction));
        line.set({ waiting: [...waiting, { id, uid: me.uid, direction, send }] });
        return promise;
      },
    };
  }

  return { openFor, line };
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
