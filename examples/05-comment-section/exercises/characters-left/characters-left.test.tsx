// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentSection } from './CommentSection.tsx';
import { memoryBackend } from './memory-store.ts';

test('a long comment says how many characters are left', () => {
  const ada = { uid: 'ada', name: 'Ada' };
  const store = memoryBackend().openFor(ada);
  render(<CommentSection store={store} me={ada} pathName="/" />);
  const box = screen.getByRole('textbox');

  fireEvent.change(box, { target: { value: 'x'.repeat(4899) } });
  expect(screen.queryByText(/characters left/)).toBeNull();
  // Stored with one empty line.
  const long = `x\n\n\n\n${'x'.repeat(4987)}`;
  fireEvent.change(box, { target: { value: long } });
  expect(screen.getByText('10 characters left')).toBeTruthy();
});
