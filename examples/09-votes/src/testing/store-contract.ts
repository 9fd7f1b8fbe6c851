import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Person, Post } from '../post.ts';
import { done, type PostStore, refused } from '../store.ts';
import { ada, ben, cleo, draft } from './sample.ts';

const patience = 10_000; // milliseconds

type Open = (me: Person | null) => PostStore;

/**
 * What every store promises. `fresh` empties the place that the posts are
 * kept in and opens it.
 */
export function storeContract(fresh: () => Promise<Open>): void {
  let open: Open;
  beforeEach(async () => {
    open = await fresh();
  });

  test('a post reaches a reader who is watching, without votes', async () => {
    const reader = watched(open(null));
    expect(await open(ada).add(draft('  A map\n'))).toEqual(done);
    const [post] = await reader.sees(1);
    expect(post).toMatchObject({
      text: 'A map',
      userId: 'ada',
      username: 'Ada',
      upvotes: [],
      downvotes: [],
    });
    expect(Date.parse(post?.createdAt ?? '')).not.toBeNaN();
  });

  test('new posts come first', async () => {
    await open(ada).add(draft('older'));
    await open(ben).add(draft('newer'));
    const posts = await watched(open(null)).sees(2);
    expect(posts.map(({ text }) => text)).toEqual(['newer', 'older']);
  });

  test('an empty post and an endless one are refused', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(201)])
      expect(await open(ada).add(draft(text))).toEqual(refused('invalid'));
  });

  test('a draft that is sent again after a lost answer is one post', async () => {
    const sent = draft('A map');
    expect(await open(ada).add(sent)).toEqual(done);
    expect(await open(ada).add(sent)).toEqual(done);
    await watched(open(null)).sees(1);
  });

  test('a draft that was published and then changed is refused', async () => {
    const sent = draft('A map');
    await open(ada).add(sent);
    expect(await open(ada).add({ ...sent, text: 'A larger map' })).toEqual(
      refused('published'),
    );
    const [post] = await watched(open(null)).sees(1);
    expect(post?.text).toBe('A map');
  });

  test('a signed-out reader can neither post nor vote', async () => {
    const { id } = await posted();
    expect(await open(null).add(draft('A map'))).toEqual(
      refused('signed-out'),
    );
    expect(await open(null).vote(id, 'up')).toEqual(refused('signed-out'));
    expect(await votesOn()).toEqual({ up: [], down: [] });
  });

  // #region once
  test.each([
    ['up', 'up'],
    ['up', 'down'],
    ['down', 'down'],
    ['down', 'up'],
  ] as const)('after a vote %s, %s is refused', async (first, second) => {
    const { id } = await posted();
    expect(await open(ada).vote(id, first)).toEqual(done);
    expect(await open(ada).vote(id, second)).toEqual(
      refused('not-counted'),
    );
    expect(await votesOn()).toEqual({ up: [], down: [], [first]: ['ada'] });
  });
  // #endregion once

  test('two people have one vote each', async () => {
    const { id } = await posted();
    const votes = [open(ada).vote(id, 'up'), open(ben).vote(id, 'up')];
    expect(await Promise.all(votes)).toEqual([done, done]);
    const { up, down } = await votesOn();
    expect(up.toSorted()).toEqual(['ada', 'ben']);
    expect(down).toEqual([]);
  });

  test('up and down in the same moment count once', async () => {
    const { id } = await posted();
    const store = open(ada);
    const answers = await Promise.all([
      store.vote(id, 'up'),
      store.vote(id, 'down'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { up, down } = await votesOn();
    expect([...up, ...down]).toEqual(['ada']);
  });

  test('a vote on one post leaves the others open', async () => {
    await open(ada).add(draft('older'));
    await open(ada).add(draft('newer'));
    const [newer, older] = await watched(open(null)).sees(2);
    expect(await open(ben).vote(newer?.id ?? '', 'up')).toEqual(done);
    expect(await open(ben).vote(older?.id ?? '', 'down')).toEqual(done);
  });

  test('a vote on a post that is not there is not counted', async () => {
    expect(await open(ada).vote('nothere', 'up')).toEqual(
      refused('not-counted'),
    );
  });

  /** Cleo's one post. */
  async function posted(): Promise<Post> {
    await open(cleo).add(draft('A map'));
    const [post] = await watched(open(null)).sees(1);
    if (post === undefined) throw new Error('the post is missing');
    return post;
  }

  /** The votes on that one post, as a new reader sees them. */
  async function votesOn() {
    const [post] = await watched(open(null)).sees(1);
    return { up: post?.upvotes ?? [], down: post?.downvotes ?? [] };
  }
}

function watched(store: PostStore) {
  const stop = store.subscribe(() => {});
  onTestFinished(stop);
  return {
    /** The posts, once there are `count` of them. */
    sees: (count: number): Promise<readonly Post[]> =>
      vi.waitFor(() => {
        const seen = store.current();
        if (!seen?.ok) throw new Error(`saw ${seen?.why ?? 'nothing'}`);
        expect(seen.value).toHaveLength(count);
        return seen.value;
      }, patience),
  };
}
