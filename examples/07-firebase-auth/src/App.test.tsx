// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { type Account, messageFor } from './account.ts';
import { letterRefusals } from './letters.ts';
import { createMemoryAccount } from './memory-account.ts';
import { createMemoryLetters, memoryLetters } from './memory-letters.ts';
import { createMemoryServer } from './memory-server.ts';
import { routesFor } from './routes.tsx';

afterEach(cleanup);

const email = 'grace@example.com';
const password = 'correct horse';
const wanted = '/letters/june?from=mail#second';

function open(
  path: string,
  account: Account,
  letters = createMemoryLetters(account),
) {
  const router = createMemoryRouter(routesFor(account, letters), {
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

/** A promise that a test resolves when it is ready. */
function pending() {
  let resolve = () => {};
  const promise = new Promise<void>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}

async function knownAccount(
  options?: Parameters<typeof createMemoryAccount>[0],
) {
  const account = createMemoryAccount(options);
  await account.signUp(email, password);
  return account;
}

async function verified() {
  const server = createMemoryServer();
  const account = await knownAccount({ server });
  server.verify(email);
  await account.refresh();
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

test('a signed-in person who opens the sign-in page never sees the form', async () => {
  const { promise, resolve } = pending();
  const { where } = open(
    '/sign-in',
    await knownAccount({ firstAnswer: promise }),
  );
  expect(screen.queryByLabelText('Password')).toBeNull();
  await act(async () => resolve());
  await waitFor(() => expect(where()).toBe('/'));
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('signing in leads to the page that was asked for', async () => {
  const { where } = open(
    '/letters/june?from=mail#second',
    await signedOut(),
  );
  await fillIn({ Email: email, Password: password }, 'Sign in');
  expect(
    await screen.findByRole('heading', { name: 'The letter of June' }),
  ).toBeTruthy();
  expect(where()).toBe('/letters/june?from=mail#second');
});

test('the wanted page survives creating an account', async () => {
  const { where } = open(wanted, createMemoryAccount());
  await userEvent.click(
    await screen.findByRole('link', { name: 'Create an account' }),
  );
  await fillIn({ Email: email, Password: password }, 'Create account');
  await waitFor(() => expect(where()).toBe(wanted));
});

test('the wanted page survives a visit to the password reset', async () => {
  const { where } = open(wanted, await signedOut());
  await userEvent.click(
    await screen.findByRole('link', { name: 'Forgot your password?' }),
  );
  await userEvent.click(
    await screen.findByRole('link', { name: 'Back to signing in' }),
  );
  await fillIn({ Email: email, Password: password }, 'Sign in');
  await waitFor(() => expect(where()).toBe(wanted));
});

test('signing in with Google leads there too', async () => {
  const { where } = open(wanted, createMemoryAccount());
  await userEvent.click(
    await screen.findByRole('button', { name: 'Continue with Google' }),
  );
  await waitFor(() => expect(where()).toBe(wanted));
});

test('a wanted page on another site leads home', async () => {
  const { where } = open(
    '/sign-in?next=%2F%2Fexample.com',
    await signedOut(),
  );
  await fillIn({ Email: email, Password: password }, 'Sign in');
  await waitFor(() => expect(where()).toBe('/'));
});

test('a wrong password and an unknown address get one message, and the form keeps its text', async () => {
  open('/sign-in', await signedOut());
  await fillIn({ Email: email, Password: 'wrong horse' }, 'Sign in');
  const wrong = (await screen.findByRole('alert')).textContent;
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(
    email,
  );
  await fillIn(
    { Email: 'nobody@example.com', Password: password },
    'Sign in',
  );
  expect((await screen.findByRole('alert')).textContent).toBe(wrong);
});

test('an address that is taken is refused without saying so', async () => {
  open('/sign-up', await signedOut());
  await fillIn(
    { Email: email, Password: 'another horse' },
    'Create account',
  );
  const message = (await screen.findByRole('alert')).textContent ?? '';
  expect(message).toBe(messageFor['not-created']);
  expect(message).not.toMatch(/taken|exists|in use|registered/i);
});

test('a reset says the same for an address with an account and for one without', async () => {
  const server = createMemoryServer();
  open('/reset-password', await signedOut({ server }));
  const said: string[] = [];
  for (const address of [email, 'nobody@example.com']) {
    await fillIn({ Email: address }, 'Send the email');
    const sent = await screen.findByText(new RegExp(`^If ${address}`));
    expect(sent.getAttribute('aria-live')).toBe('polite');
    said.push(sent.textContent?.replace(address, '…') ?? '');
  }
  expect(said[0]).toBe(said[1]);
  const { outbox } = server.stored();
  expect(
    outbox.filter(({ kind }) => kind === 'reset').map(({ to }) => to),
  ).toEqual([email]);
});

test('a closed Google window leaves the form as it was, with a message', async () => {
  open('/sign-in', createMemoryAccount({ chooseInPopup: () => null }));
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(
    screen.getByRole('button', { name: 'Continue with Google' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    messageFor['popup-closed'],
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(
    email,
  );
});

test('a second press while a request is pending sends nothing', async () => {
  const account = await signedOut();
  const signIn = vi.fn(() => new Promise<never>(() => undefined));
  open('/sign-in', { ...account, signIn });
  await fillIn({ Email: email, Password: password }, 'Sign in');
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'One moment…',
  });
  // A button that was disabled would lose the focus to the body.
  expect(button.disabled).toBe(false);
  expect(button.ariaDisabled).toBe('true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('signing out leads home, and not to the sign-in form', async () => {
  const { where, visited } = open('/letters/june', await knownAccount());
  await userEvent.click(
    await screen.findByRole('button', { name: 'Sign out' }),
  );
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(where()).toBe('/');
  expect(visited).not.toContain('/sign-in');
});

test('a sign-out in another tab closes the page, and a sign-in opens it again', async () => {
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
  await fillIn({ Email: email, Password: password }, 'Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe(
    messageFor.unknown,
  );
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
      .disabled,
  ).toBe(false);
  expect(log).toHaveBeenCalledWith(bug);
  log.mockRestore();
});

test('an address that nobody verified reads no letter, until it is', async () => {
  const server = createMemoryServer();
  open('/letters/june', await knownAccount({ server }));
  await screen.findByText(letterRefusals.forbidden);
  server.verify(email);
  await userEvent.click(
    screen.getByRole('button', { name: 'I opened it' }),
  );
  await screen.findByText(memoryLetters.june ?? '');
});

test('a month without a letter says so', async () => {
  open('/letters/never', await verified());
  await screen.findByText(letterRefusals['not-found']);
});

test('a letter that cannot be reached can be asked for again', async () => {
  const account = await verified();
  const letters = createMemoryLetters(account);
  const read = vi.spyOn(letters, 'read');
  read.mockResolvedValueOnce({ ok: false, why: 'offline' });
  open('/letters/june', account, letters);
  await screen.findByText(letterRefusals.offline);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(memoryLetters.june ?? '');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the notice about the address stays until the link is opened', async () => {
  const server = createMemoryServer();
  open('/', await knownAccount({ server }));
  await screen.findByText(`Please open the link that we sent to ${email}.`);
  await userEvent.click(
    screen.getByRole('button', { name: 'Send another' }),
  );
  await screen.findByText(/^Please open the new link/);
  expect(server.stored().outbox.map(({ kind }) => kind)).toEqual([
    'verification',
    'verification',
  ]);
  await userEvent.click(
    screen.getByRole('button', { name: 'I opened it' }),
  );
  await screen.findByText(/^Not verified yet/);
  server.verify(email);
  await userEvent.click(
    screen.getByRole('button', { name: 'I opened it' }),
  );
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'I opened it' }),
    ).toBeNull(),
  );
});

test('a wrong password leaves the focus on the button', async () => {
  open('/sign-in', await signedOut());
  await fillIn({ Email: email, Password: 'wrong horse' }, 'Sign in');
  await screen.findByRole('alert');
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(document.activeElement).toBe(button);
});

test('a page of the site takes the focus from a link that is gone', async () => {
  open('/sign-in', createMemoryAccount());
  await userEvent.click(
    await screen.findByRole('link', { name: 'Create an account' }),
  );
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a page that has just opened leaves the focus alone', async () => {
  open('/letters/june', await knownAccount());
  await screen.findByRole('heading', { name: 'The letter of June' });
  expect(document.activeElement).toBe(document.body);
});

test('another email leaves the focus on the button that sent it', async () => {
  open('/', await knownAccount());
  const send = await screen.findByRole('button', { name: 'Send another' });
  await userEvent.click(send);
  await screen.findByText(/^Please open the new link/);
  expect(document.activeElement).toBe(send);
});

test('a form that is submitted twice at once sends one request', async () => {
  const account = await signedOut();
  const signIn = vi.fn(account.signIn);
  open('/sign-in', { ...account, signIn });
  await screen.findByLabelText('Email');
  const form = document.querySelector('form') as HTMLFormElement;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByRole('alert');
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('the address that was typed goes along to the password reset', async () => {
  open('/sign-in', await signedOut());
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(
    screen.getByRole('link', { name: 'Forgot your password?' }),
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(field.value).toBe(email);
});

test('the way back from a new password leads to a form that says so', async () => {
  open(`/sign-in?changed=${email}`, await signedOut());
  await screen.findByText('Your password was changed. Sign in with it.');
  await fillIn({ Password: password }, 'Sign in');
  await screen.findByRole('button', { name: 'Sign out' });
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
