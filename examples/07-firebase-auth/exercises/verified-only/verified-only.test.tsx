// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { VerifiedOnly } from './guards.tsx';
import { createMemoryAccount } from './memory-account.ts';
import { createMemoryServer } from './memory-server.ts';
import { SessionProvider } from './session.tsx';

const letter = { path: '*', element: <p>The letter</p> };
const notice = 'Verify your address to read this.';

test('the letter appears once the address is verified', async () => {
  const server = createMemoryServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  const account = createMemoryAccount({ server, firstAnswer: promise });
  await account.signUp('ada@example.com', 'correct horse');
  const router = createMemoryRouter([
    { element: <VerifiedOnly />, children: [letter] },
  ]);
  render(
    <SessionProvider account={account}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  expect(screen.queryByText(notice), 'not known yet').toBeNull();
  resolve();
  await screen.findByText(notice);
  expect(screen.queryByText('The letter')).toBeNull();
  server.verify('ada@example.com');
  await act(() => account.refresh());
  await screen.findByText('The letter');
});
