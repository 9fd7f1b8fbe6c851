import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Conversation } from '../conversation/conversation.ts';
import type { Comment } from '../model.ts';
import { memoryStore } from '../testing/memory-storage.ts';
import { ada, comment, owner, page } from '../testing/people.ts';
import { CommentArea } from './CommentArea.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(...tops: readonly Comment[]) {
  const threads = tops.map((top) => ({ id: top.id, top, replies: [], more: 0, next: null }));
  const first = { threads, next: null, total: tops.length, owners: [owner.uid] };
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
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
test.for([
  [0.5 * minute, relative.format(0, 'second')],
  [2.5 * minute, relative.format(-2, 'minute')],
  [90 * minute, relative.format(-1, 'hour')],
  [23.5 * 60 * minute, relative.format(-23, 'hour')],
  [1.25 * day, relative.format(-1, 'day')],
  // Less than two days, but before the midnight of yesterday.
  [1.75 * day, relative.format(-2, 'day')],
  [6.25 * day, relative.format(-6, 'day')],
  [6.75 * day, 'short'],
  // The writer's clock is ahead.
  [-day, 'short'],
] as const)('what was written %d ms before a noon has the date %j', ([ms, expected]) => {
  const noon = new Date(2026, 0, 21, 12).getTime();
  vi.useFakeTimers({ now: noon });
  const date = new Date(noon - ms);
  const createdAt = date.toISOString();
  show(comment('one', ada, 1, { createdAt }));
  const time = document.querySelector('time');
  const short = date.toLocaleDateString(undefined, { dateStyle: 'short' });
  expect(time?.textContent).toBe(expected === 'short' ? short : expected);
  expect(time?.dateTime).toBe(createdAt);
  expect(time?.title).toContain(date.toLocaleDateString('en', { dateStyle: 'full' }));
});
