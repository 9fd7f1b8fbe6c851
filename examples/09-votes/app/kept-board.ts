import type { Kept } from '../../shell/kept.ts';
import { type Board, createBoard } from '../src/memory-store.ts';
import type { Person, Post } from '../src/post.ts';
import {
  type Outcome,
  type PostStore,
  refused,
  type Seen,
} from '../src/store.ts';
import { type Direction, listFor, mayVote } from '../src/vote.ts';

interface PendingVote {
  readonly id: string;
  readonly me: Person;
  readonly direction: Direction;
}

/**
 * The example's board on kept posts. `arrives` is the way to the database:
 * false if it is broken. A vote shows before, and goes back if it is lost.
 */
export function keptBoard(
  posts: Kept<readonly Post[]>,
  arrives: () => Promise<boolean>,
): Board {
  let pending: readonly PendingVote[] = [];
  const watchers = new Set<() => void>();
  let from: readonly unknown[] = [];
  let seen: Seen = { ok: true, value: [] };

  function setPending(votes: readonly PendingVote[]): void {
    pending = votes;
    for (const tell of watchers) tell();
  }

  function current(): Seen {
    const stored = posts.current();
    if (from[0] !== stored || from[1] !== pending) {
      from = [stored, pending];
      seen = { ok: true, value: pending.reduce(withVote, stored) };
    }
    return seen;
  }

  function openFor(me: Person | null): PostStore {
    async function ask(
      act: (store: PostStore) => Promise<Outcome>,
    ): Promise<Outcome> {
      if (!(await arrives())) return refused('unavailable');
      const before = posts.current();
      const store = createBoard(before).openFor(me);
      const outcome = act(store);
      // Changed already, so nothing else can change between read and write.
      const after = store.current();
      if (after?.ok && after.value !== before) posts.change(after.value);
      return outcome;
    }

    return {
      current,
      subscribe(onChange) {
        watchers.add(onChange);
        const stop = posts.watch(onChange);
        return () => {
          watchers.delete(onChange);
          stop();
        };
      },
      add: (draft) => ask((store) => store.add(draft)),
      async vote(id, direction) {
        if (me === null) return refused('signed-out');
        const vote = { id, me, direction };
        setPending([...pending, vote]);
        const outcome = await ask((store) => store.vote(id, direction));
        setPending(pending.filter((each) => each !== vote));
        return outcome;
      },
    };
  }

  return { openFor };
}

function withVote(
  posts: readonly Post[],
  { id, me, direction }: PendingVote,
): readonly Post[] {
  const list = listFor[direction];
  return posts.map((post) =>
    post.id === id && mayVote(post, me)
      ? { ...post, [list]: [...post[list], me.uid], isPending: true }
      : post,
  );
}
