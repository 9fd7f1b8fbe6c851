// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { deleteApp, initializeApp } from 'firebase/app';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { SignedInOnly } from '../exercises/in-short/SignedInOnly.tsx';

test('the guard that the article begins with waits for Firebase before it redirects', async () => {
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-letters' });
  onTestFinished(() => deleteApp(app));
  const router = createMemoryRouter([
    {
      element: <SignedInOnly />,
      children: [{ path: '/', element: 'The letter' }],
    },
    { path: '/sign-in', element: 'The form' },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('One moment…')).toBeDefined();
  await screen.findByText('The form');
  expect(screen.queryByText('The letter')).toBeNull();
});
