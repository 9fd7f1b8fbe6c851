// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentSection } from './CommentSection.tsx';
import { memoryBackend } from './memory-store.ts';
import { comment, page } from './testing/sample.ts';

test('the owner is marked by uid, whatever others call themselves', () => {
  const store = memoryBackend([
    comment('owners1', 1),
    comment('bens123', 2, { userId: 'ben', username: 'Ada' }),
  ]).openFor(null);
  render(<CommentSection store={store} me={null} pathName={page} />);

  const marks = screen.getAllByText('Author');
  expect(marks).toHaveLength(1);
  expect(marks[0]?.closest('article')?.textContent).toContain('owners1');
});
