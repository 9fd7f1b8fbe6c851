// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keep } from '../../shell/kept.ts';
import type { Post } from '../src/post.ts';
import { done, refused } from '../src/store.ts';
import { ada, ben, draft, post } from '../src/testing/sample.ts';
import { storeContract } from '../src/testing/store-contract.ts';
import { firstPosts } from './first-posts.ts';
import { keptBoard } from './kept-board.ts';
import { inOrder, scoresOf } from './order.ts';
import { readPosts } from './stored-posts.ts';

const key = 'app:mini-forum:posts';
const kept = (first: readonly Post[] = []) => keep(key, readPosts, first);
const answers = async () => true;

beforeEach(() => localStorage.clear());

storeContract(async (seed = []) => {
  localStorage.clear();
  return keptBoard(kept(seed), answers).openFor;
});

test('a vote shows before the database has it, and is kept after', async () => {
  const way = Promise.withResolvers<boolean>();
  const store = keptBoard(kept([post('a')]), () => way.promise).openFor(
    ada,
  );
  const outcome = store.vote('a', 'up');
  expect(store.current()).toMatchObject({
    value: [{ upvotes: ['ada'], isPending: true }],
  });
  expect(kept([post('a')]).current()).toMatchObject([{ upvotes: [] }]);
  way.resolve(true);
  expect(await outcome).toEqual(done);
  expect(kept().current()).toMatchObject([
    { upvotes: ['ada'], isPending: false },
  ]);
});

test('a vote that the database never got goes back, with the reason', async () => {
  const store = keptBoard(kept([post('a')]), async () => false).openFor(
    ada,
  );
  expect(await store.vote('a', 'up')).toEqual(refused('unavailable'));
  expect(store.current()).toMatchObject({ value: [{ upvotes: [] }] });
});

test('a vote that is taken back is gone, and the person may vote again', async () => {
  const store = keptBoard(kept([post('a')]), answers).openFor(ada);
  await store.vote('a', 'up');
  expect(await store.takeBack('a')).toEqual(done);
  expect(kept().current()).toMatchObject([{ upvotes: [] }]);
  expect(await store.vote('a', 'down')).toEqual(done);
});

test('votes in two tabs both count', async () => {
  const tabs = [ada, ben].map((me) =>
    keptBoard(kept([post('a')]), answers).openFor(me),
  );
  await Promise.all(tabs.map((tab) => tab.vote('a', 'up')));
  expect(kept().current()).toMatchObject([{ upvotes: ['ada', 'ben'] }]);
});

test('votes do not move the posts of a sorted list, and a new post is above those that more people dislike', async () => {
  const board = keptBoard(kept(firstPosts), answers);
  const order = inOrder(board.openFor(ada), scoresOf(firstPosts));
  const texts = () => {
    const seen = order.current();
    return seen?.ok ? seen.value.map(({ text }) => text) : [];
  };
  expect(texts()[0]).toMatch(/^A bench/);
  const before = texts();
  await order.vote('first-2', 'up');
  expect(texts()).toEqual(before);
  await order.add(draft('A swing'));
  expect(texts()).toEqual([
    ...before.slice(0, 4),
    'A swing',
    ...before.slice(4),
  ]);
  expect(order.current()).toBe(order.current());
});

test('an older or foreign shape is no list of posts', () => {
  expect(readPosts([...firstPosts])).toEqual(firstPosts);
  expect(readPosts(null)).toBeNull();
  expect(readPosts([null])).toBeNull();
  expect(readPosts([{ ...post('a'), upvotes: 3 }])).toBeNull();
  expect(readPosts([{ ...post('a'), isPending: true }])).toBeNull();
});
