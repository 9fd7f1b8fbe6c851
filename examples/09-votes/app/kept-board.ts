import type { Kept } from '../../shell/kept.ts';
import { createBoard } from '../src/memory-store.ts';
import type { Person, Post } from '../src/post.ts';
import {
  done,
  type Outcome,
  type PostStore,
  refused,
  type Seen,
} from '../src/store.ts';
import { type Direction, listFor, mayVote } from '../src/vote.ts';

interface PendingVote {
  readonly id: string;
  readonly me: Person;
  /** Null takes the vote back. */
  readonly direction: Direction | null;
}

/** Here, unlike in the example, a vote can be taken back. */
interface KeptStore extends PostStore {
  takeBack(id: string): Promise<Outcome>;
}

/**
 * The example's board on kept posts. `arrives` is the way to the database:
 * false if it is broken. A vote shows before, and goes back if it is lost.
 */
export function keptBoard(
  posts: Kept<readonly Post[]>,
  arrives: () => Promise<boolean>,
): { openFor(me: Person | null): KeptStore } {
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

  function openFor(me: Person | null): KeptStore {
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

    async function change(
      id: string,
      direction: Direction | null,
      act: (store: PostStore) => Promise<Outcome>,
    ): Promise<Outcome> {
      if (me === null) return refused('signed-out');
      const vote = { id, me, direction };
      setPending([...pending, vote]);
      const outcome = await ask(act);
      setPending(pending.filter((each) => each !== vote));
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
      vote: (id, direction) =>
        change(id, direction, (store) => store.vote(id, direction)),
      takeBack: (id) =>
        change(id, null, async () => {
          if (me) posts.change(posts.current().map(without(id, me)));
          return done;
        }),
    };
  }

  return { openFor };
}

function withVote(
  posts: readonly Post[],
  { id, me, direction }: PendingVote,
): readonly Post[] {
  if (direction === null)
    return posts
      .map(without(id, me))
      .map((post) =>
        post.id === id ? { ...post, isPending: true } : post,
      );
  const list = listFor[direction];
  return posts.map((post) =>
    post.id === id && mayVote(post, me)
      ? { ...post, [list]: [...post[list], me.uid], isPending: true }
      : post,
  );
}

/** The post with this id loses the person's vote. */
const without = (id: string, me: Person) => (post: Post) => {
  const others = (uids: readonly string[]) =>
    uids.filter((uid) => uid !== me.uid);
  return post.id === id
    ? {
        ...post,
        upvotes: others(post.upvotes),
        downvotes: others(post.downvotes),
      }
    : post;
};
