// @vitest-environment jsdom
import {
  act,
  cleanup,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { type Account, wordsFor } from './account.ts';
import { createMemoryAccount } from './memory-account.ts';
import { routesFor } from './routes.tsx';

afterEach(cleanup);

const email = 'grace@example.com';
const password = 'correct horse';
const wanted = '/letters/june?from=mail#second';

function open(path: string, account: Account) {
  const router = createMemoryRouter(routesFor(account), {
    initialEntries: [path],
  });
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  render(<RouterProvider router={router} />);
  return {
    visited,
    where: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

async function knownAccount(
  options?: Parameters<typeof createMemoryAccount>[0],
) {
  const account = createMemoryAccount(options);
  await account.signUp(email, password);
  return account;
}

async function signedOut(
  options?: Parameters<typeof createMemoryAccount>[0],
) {
  const account = await knownAccount(options);
  await account.signOut();
  return account;
}

async function fillIn(values: Record<string, string>, submit: string) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.click(screen.getByRole('button', { name: submit }));
}

test('until it is known who is here, neither the page nor the form is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const account = await knownAccount({ firstAnswer: promise });
  const { where } = open('/letters/june', account);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(where()).toBe('/letters/june');
  await act(async () => resolve());
  expect(
    await screen.findByRole('heading', { name: 'The letter of June' }),
  ).toBeTruthy();
  expect(where()).toBe('/letters/june');
});

test('somebody signed in who opens the sign-in page never sees the form', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { where } = open(
    '/sign-in',
    await knownAccount({ firstAnswer: promise }),
  );
  expect(screen.queryByLabelText('Password')).toBeNull();
  await act(async () => resolve());
  await waitFor(() => expect(where()).toBe('/'));
  expect(screen.queryByLabelText('Password')).toBeNull();
});

// #region back
test('who signs in arrives at the page that they wanted', async () => {
  const { where } = open(
    '/letters/june?from=mail#second',
    await signedOut(),
  );
  await fillIn({ 'E-mail': email, Password: password }, 'Sign in');
  expect(
    await screen.findByRole('heading', { name: 'The letter of June' }),
  ).toBeTruthy();
  expect(where()).toBe('/letters/june?from=mail#second');
});
// #endregion back

test('the way back survives a detour by creating an account', async () => {
  const { where } = open(wanted, createMemoryAccount());
  await userEvent.click(
    await screen.findByRole('link', { name: 'Create an account' }),
  );
  await fillIn({ 'E-mail': email, Password: password }, 'Create account');
  await waitFor(() => expect(where()).toBe(wanted));
});

test('the way back survives a detour by the password reset', async () => {
  const { where } = open(wanted, await signedOut());
  await userEvent.click(
    await screen.findByRole('link', { name: 'Forgot your password?' }),
  );
  await userEvent.click(
    await screen.findByRole('link', { name: 'Back to signing in' }),
  );
  await fillIn({ 'E-mail': email, Password: password }, 'Sign in');
  await waitFor(() => expect(where()).toBe(wanted));
});

test('somebody who comes by Google goes the same way', async () => {
  const { where } = open(wanted, createMemoryAccount());
  await userEvent.click(
    await screen.findByRole('button', { name: 'Continue with Google' }),
  );
  await waitFor(() => expect(where()).toBe(wanted));
});

test('a way back that leads off the site leads home', async () => {
  const { where } = open(
    '/sign-in?next=%2F%2Fexample.com',
    await signedOut(),
  );
  await fillIn({ 'E-mail': email, Password: password }, 'Sign in');
  await waitFor(() => expect(where()).toBe('/'));
});

test('a wrong password and an unknown address read the same, and what was typed stays', async () => {
  open('/sign-in', await signedOut());
  await fillIn({ 'E-mail': email, Password: 'wrong horse' }, 'Sign in');
  const wrong = (await screen.findByRole('alert')).textContent;
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(
    email,
  );
  await fillIn(
    { 'E-mail': 'nobody@example.com', Password: password },
    'Sign in',
  );
  expect((await screen.findByRole('alert')).textContent).toBe(wrong);
});

test('an address that is taken is refused without saying so', async () => {
  open('/sign-up', await signedOut());
  await fillIn(
    { 'E-mail': email, Password: 'another horse' },
    'Create account',
  );
  const words = (await screen.findByRole('alert')).textContent ?? '';
  expect(words).toBe(wordsFor['not-created']);
  expect(words).not.toMatch(/taken|exists|in use|registered/i);
});

test('a reset says the same for an address with an account and for one without', async () => {
  const account = await signedOut();
  open('/reset-password', account);
  const said: string[] = [];
  for (const address of [email, 'nobody@example.com']) {
    await fillIn({ 'E-mail': address }, 'Send the e-mail');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(address),
    );
    said.push(
      screen.getByRole('status').textContent?.replace(address, '…') ?? '',
    );
  }
  expect(said[0]).toBe(said[1]);
  expect(account.outbox.filter(({ kind }) => kind === 'reset')).toEqual([
    { kind: 'reset', to: email },
  ]);
});

test('a closed Google window leaves the form as it was, with a word about it', async () => {
  open('/sign-in', createMemoryAccount({ chooseInPopup: () => null }));
  await userEvent.type(await screen.findByLabelText('E-mail'), email);
  await userEvent.click(
    screen.getByRole('button', { name: 'Continue with Google' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    wordsFor['popup-closed'],
  );
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(
    email,
  );
});

test('a second press while the first is on its way sends nothing', async () => {
  const account = await signedOut();
  const signIn = vi.fn(() => new Promise<never>(() => undefined));
  open('/sign-in', { ...account, signIn });
  await fillIn({ 'E-mail': email, Password: password }, 'Sign in');
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'One moment…',
  });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('who signs out is at home, and not asked to sign in again', async () => {
  const { where, visited } = open('/letters/june', await knownAccount());
  await userEvent.click(
    await screen.findByRole('button', { name: 'Sign out' }),
  );
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(where()).toBe('/');
  expect(visited).not.toContain('/sign-in');
});

test('who is signed out in another tab loses the page, and comes back to it', async () => {
  const account = await knownAccount();
  const { where } = open('/letters/june', account);
  await screen.findByRole('heading', { name: 'The letter of June' });
  await act(async () => void (await account.signOut()));
  await waitFor(() =>
    expect(where()).toBe('/sign-in?next=%2Fletters%2Fjune'),
  );
  await act(async () => void (await account.signIn(email, password)));
  await waitFor(() => expect(where()).toBe('/letters/june'));
});

test('an attempt that throws ends, is logged, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const bug = new TypeError('x is not a function');
  const account = await signedOut();
  open('/sign-in', { ...account, signIn: () => Promise.reject(bug) });
  await fillIn({ 'E-mail': email, Password: password }, 'Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe(
    wordsFor.unknown,
  );
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
      .disabled,
  ).toBe(false);
  expect(log).toHaveBeenCalledWith(bug);
  log.mockRestore();
});

test('who has not verified their address is asked to, and can have another link', async () => {
  const account = await knownAccount();
  open('/', account);
  await screen.findByText(`Please open the link that we sent to ${email}.`);
  await userEvent.click(
    screen.getByRole('button', { name: 'Send the link again' }),
  );
  await screen.findByText(`We sent another link to ${email}.`);
  expect(account.outbox.map(({ kind }) => kind)).toEqual([
    'verification',
    'verification',
  ]);
});

test('React Router itself refuses to navigate to another site', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: '*', element: <Navigate to="//example.com" replace /> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('External navigation is not allowed');
  log.mockRestore();
});
