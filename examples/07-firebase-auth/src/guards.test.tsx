// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import type { Account, Person } from './account.ts';
import { SignedInOnly } from './guards.tsx';
import { createMemoryAccount } from './memory-account.ts';
import { SessionProvider } from './session.tsx';

afterEach(cleanup);

const ada = { uid: 'ada', email: 'ada@example.com', verified: true };

/** Undefined: the account service has not answered yet. */
function open(person: Person | null | undefined) {
  const account: Account = {
    ...createMemoryAccount(),
    watch(onChange) {
      if (person !== undefined) onChange(person);
      return () => {};
    },
  };
  const page = { path: '*', element: <p>A letter</p> };
  const router = createMemoryRouter(
    [
      { path: '/sign-in', element: <Address /> },
      { element: <SignedInOnly />, children: [page] },
    ],
    { initialEntries: ['/letters/june?x=1#end'] },
  );
  render(
    <SessionProvider account={account}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('before the first answer, neither the page nor the form is shown', () => {
  open(undefined);
  expect(document.body.textContent).toBe('One moment…');
});

test('signed out, the form is shown, and the page is remembered', async () => {
  open(null);
  await screen.findByText('/sign-in?next=%2Fletters%2Fjune%3Fx%3D1%23end');
});

test('signed in, the page is shown', () => {
  open(ada);
  screen.getByText('A letter');
});
