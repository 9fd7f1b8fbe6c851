// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MemoryForum } from './MemoryForum.tsx';
import { createBoard } from './memory-store.ts';
import type { Wanted } from './place.ts';
import { post } from './testing/sample.ts';

function Page() {
  const [board] = useState(() => createBoard([post('map')]));
  const [wanted, go] = useState<Wanted>('posts');
  return <MemoryForum board={board} wanted={wanted} go={go} />;
}

test('a vote is taken back and cast the other way', async () => {
  render(<Page />);
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await press('Upvote, 0');
  await press('Continue as Ada');
  await press('Take it back');
  await press('Downvote, 0');
  expect(await screen.findByText(/You downvoted this/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upvote, 0' })).toBeTruthy();
});
