// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keep } from '../../shell/kept.ts';
import type { Comment } from '../src/comment.ts';
import { refused } from '../src/store.ts';
import { ada, ben, comment, page } from '../src/testing/sample.ts';
import { storeContract } from '../src/testing/store-contract.ts';
import { firstComments } from './first-comments.ts';
import { keptBackend } from './kept-backend.ts';
import {
  commentsKey,
  deletedKey,
  draftStorage,
  forgetDrafts,
  readComments,
  readDeleted,
} from './stored-comments.ts';

const kept = (first: readonly Comment[] = []) =>
  keep(commentsKey, readComments, first);
const gone = () => keep<readonly string[]>(deletedKey, readDeleted, []);
const draft = (id: string) => ({ id, body: 'Hello.', parentId: null });

beforeEach(() => localStorage.clear());

storeContract(async () => {
  localStorage.clear();
  return keptBackend(kept(), gone()).openFor;
});

test('comments of two tabs are both kept', async () => {
  await Promise.all(
    [ada, ben].map((me) =>
      keptBackend(kept(), gone())
        .openFor(me)
        .post(page, draft(`${me.uid}1234`)),
    ),
  );
  expect(kept().current()).toHaveLength(2);
});

test('a server that is down takes nothing', async () => {
  const store = keptBackend(kept(), gone(), () => true).openFor(ada);
  expect(await store.post(page, draft('lost123'))).toEqual(
    refused('unavailable'),
  );
  expect(kept().current()).toEqual([]);
});

test('starting over forgets the drafts of this app and nothing else', () => {
  draftStorage.setItem('draft:ada', 'Hel');
  sessionStorage.setItem('draft:ada', 'another program');
  forgetDrafts();
  expect(draftStorage.getItem('draft:ada')).toBeNull();
  expect(sessionStorage.getItem('draft:ada')).toBe('another program');
});

test('an older or foreign shape is no list of comments', () => {
  expect(readComments(firstComments)).toEqual(firstComments);
  expect(readComments('[]')).toBeNull();
  expect(readComments([7])).toBeNull();
  expect(readComments([comment('a', 1, { createdAt: 'soon' })])).toBeNull();
});
