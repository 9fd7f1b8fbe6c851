import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { comments as words } from '#language';
import type { Reader } from '../model.ts';
import type { Outcome, SignInRefusal } from '../port.ts';
import { grace } from '../testing/people.ts';
import { leave, visit } from '../testing/visit.tsx';

type SignInOutcome = Outcome<Reader, SignInRefusal>;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a closed window is not mentioned while the next one is open', async () => {
  const { button, user, region, visitor } = await visit();
  const endings = [Promise.withResolvers<SignInOutcome>(), Promise.withResolvers<SignInOutcome>()] as const;
  const signIn = vi.spyOn(visitor, 'signIn');
  for (const { promise } of endings) signIn.mockReturnValueOnce(promise);
  await user.click(button('Sign in with Google'));
  await user.click(button('Sign in with Google'));
  await act(async () => endings[0].resolve({ ok: false, problem: { kind: 'popup-closed' } }));
  expect(region.queryByRole('alert')).toBeNull();
  await act(async () => endings[1].resolve({ ok: false, problem: { kind: 'popup-closed' } }));
  expect(region.getByRole('alert').textContent).toMatch(/window was closed/);
});

test('a late answer to the sign-in leaves the focus where the reader has moved it', async () => {
  const { button, user, visitor, box } = await visit();
  const answer = Promise.withResolvers<void>();
  const signIn = visitor.signIn.bind(visitor);
  vi.spyOn(visitor, 'signIn').mockImplementation(async () => {
    const outcome = await signIn();
    await answer.promise;
    return outcome;
  });
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.keyboard('Typed');
  await user.tab();
  expect(document.activeElement).toBe(button('Cancel'));
  await act(async () => answer.resolve());
  expect(document.activeElement).toBe(button('Cancel'));
});

test('a sign-out that would lose an unsent comment asks first', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { button, user, region, posts, connection, store } = await visit({ signedIn: true });
  connection.isDown = true;
  await posts('Precious');
  await region.findByText('Waiting for the network');
  await user.click(button('Sign Out'));
  expect(asked).toHaveBeenCalledWith(words.signOutWarning);
  expect(store.get('isAuth')).toBe('true');
});

test('a session that ends by itself says so, and the draft is back after the next sign-in', async () => {
  const { button, user, region, visitor, box } = await visit({ signedIn: true });
  await user.type(box(), 'Half a thought');
  act(() => visitor.expire());
  expect(region.queryByRole('textbox')).toBeNull();
  expect(region.getByText(/You have been signed out/)).toBeDefined();
  await user.click(button('Sign in with Google'));
  const again = await region.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  expect(again.value).toBe('Half a thought');
  expect(region.queryByText(/You have been signed out/)).toBeNull();
});

test('a sign-out in another tab focuses Sign in, if the focus was in the comments', async () => {
  const { button, user, visitor, box } = await visit({ signedIn: true });
  await user.click(box());
  act(() => visitor.expire());
  expect(document.activeElement).toBe(button('Sign in with Google'));
  leave();
  const elsewhere = await visit({ signedIn: true });
  act(() => elsewhere.visitor.expire());
  expect(document.activeElement).toBe(document.body);
});

test('a sign-in in another tab focuses the box, if the focus was at Sign in', async () => {
  const { button, visitor, box, region } = await visit();
  button('Sign in with Google').focus();
  await act(async () => void (await visitor.signIn()));
  await region.findByRole('textbox', { name: 'Your comment' });
  expect(document.activeElement).toBe(box());
});

test('what one person wrote before their session ended is neither shown nor sent when another signs in', async () => {
  const before = await visit({ signedIn: true });
  before.connection.isDown = true;
  await before.posts('A remark of Ada');
  await before.user.type(before.box(), 'Half a thought of Ada');
  act(() => before.visitor.expire());
  const { storage, backend } = before;
  leave();
  const after = await visit({ storage, backend, person: grace });
  const [first] = after.region.getAllByRole('button', { name: 'Sign in with Google' });
  await after.user.click(first ?? document.body);
  await after.region.findByRole('textbox', { name: 'Your comment' });
  expect(after.box().value).toBe('');
  expect(after.bodies()).toEqual([]);
  await after.posts('From Grace');
  await waitFor(() => expect(after.region.queryByText('Sending')).toBeNull());
  expect(after.bodies()).toEqual(['From Grace']);
  expect(after.connection.writes).toBe(1);
  expect(after.store.keys('unsent:')).toHaveLength(1);
});
