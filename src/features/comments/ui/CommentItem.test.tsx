import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Conversation } from '../conversation/conversation.ts';
import type { Comment } from '../model.ts';
import { memoryStore } from '../testing/memory-storage.ts';
import { ada, comment, owner, page } from '../testing/people.ts';
import { CommentArea } from './CommentArea.tsx';

afterEach(cleanup);

function show(...tops: readonly Comment[]) {
  const threads = tops.map((top) => ({ id: top.id, top, replies: [], more: 0, next: null }));
  const first = { threads, next: null, total: tops.length, owner: owner.uid };
  render(<CommentArea conversation={new Conversation({ page, first, store: memoryStore() })} />);
}

test("the owner's comments have a badge, and nobody else's", () => {
  show(comment('one', owner, 1), comment('two', { ...ada, displayName: owner.displayName }, 2));
  const [first, second] = screen.getAllByRole('article').map((each) => within(each));
  expect(first?.queryByText('Author')).not.toBeNull();
  expect(second?.queryByText('Author')).toBeNull();
});

const minute = 60_000;
const day = 24 * 60 * minute;
test.for([
  [0.5 * minute, 'now'],
  [2.5 * minute, '2 minutes ago'],
  [90 * minute, '1 hour ago'],
  [1.5 * day, 'yesterday'],
  [6.5 * day, '6 days ago'],
  [8 * day, 'short'],
  // The writer's clock is ahead.
  [-day, 'short'],
] as const)('what was written %d ms ago has the date %j', ([ms, expected]) => {
  const date = new Date(Date.now() - ms);
  const createdAt = date.toISOString();
  show(comment('one', ada, 1, { createdAt }));
  const time = document.querySelector('time');
  const short = date.toLocaleDateString(undefined, { dateStyle: 'short' });
  expect(time?.textContent).toBe(expected === 'short' ? short : expected);
  expect(time?.dateTime).toBe(createdAt);
  expect(time?.title).toContain(date.toLocaleDateString(undefined, { dateStyle: 'full' }));
});
