import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comments as words } from '#language';
import { undoSeconds } from '../policy.ts';
import { deletionPrefix } from '../storage-keys.ts';
import { ada, comment, grace, otherPage, page } from '../testing/people.ts';
import { leave, visit } from '../testing/visit.tsx';
import { otherTabMs } from '../times.ts';

const mine = comment('mine', ada, 2);
const next = comment('next', grace, 1);
const reply = comment('reply', grace, 3, { parentId: mine.id });
const key = deletionPrefix + mine.id;
const undoMs = undoSeconds * 1000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Ada looks at the page and has pressed Delete under her comment. */
async function deleting(options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ signedIn: true, comments: [mine, next], ...options });
  await visited.user.click(await within(visited.article(mine.id)).findByRole('button', { name: 'Delete' }));
  const isThere = async () => (await visited.as(grace).find(page, mine.id)).ok;
  return { ...visited, isThere };
}

test('a comment is deleted when its author confirms it and does not undo it in time', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const { user, button, bodies, article, region, isThere } = await deleting();
  expect(bodies()).toEqual([mine.body, next.body]);
  // Of a double click, the second click doesn't ask: it may have been for a button that gave way to this one.
  fireEvent.click(button('Delete'), { detail: 2 });
  await user.click(button('Delete'));
  expect(asked.mock.calls).toEqual([
    ['Are you sure you want to delete comment?'],
    ['Are you sure you want to delete comment?'],
  ]);
  expect(bodies()).toEqual([next.body]);
  expect(region.getByText('1 comment')).toBeDefined();
  expect(region.getByText('Comment deleted')).toBeDefined();
  expect(region.getByText(/You can undo this/)).toBeDefined();
  expect(await isThere()).toBe(true);
  expect(button('Undo').parentElement).toBe(document.activeElement);
  await passes(undoMs);
  expect(await isThere()).toBe(false);
  await waitFor(() => expect(region.queryByText('Comment deleted')).toBeNull());
  expect(region.getByText('The comment was deleted.')).toBeDefined();
  expect(document.activeElement).toBe(article(next.id));
});

test('two deletions in a row are both announced', async () => {
  const other = comment('other', ada, 0);
  const { user, article, region } = await deleting({ comments: [mine, other] });
  const status = region.getByText(/You can undo this/);
  const first = status.textContent;
  await user.click(within(article(other.id)).getByRole('button', { name: 'Delete' }));
  expect(status.textContent.trim()).toBe(first);
  expect(status.textContent).not.toBe(first);
});

test('time stands still while the pointer is on Undo', async () => {
  const { user, button, isThere } = await deleting();
  await user.hover(button('Undo'));
  await passes(3 * undoMs);
  expect(await isThere()).toBe(true);
  await user.unhover(button('Undo'));
  await passes(undoMs);
  expect(await isThere()).toBe(false);
});

test('another tab offers Undo too, and sends nothing when it is closed first', async () => {
  const { storage, backend, store } = await deleting();
  const kept = store.get(key);
  leave();
  const other = await visit({ storage, backend, signedIn: true });
  expect(other.bodies()).toEqual([next.body]);
  await waitFor(() => other.button('Undo'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(other.store.get(key)).toBe(kept);
});

test('what was not sent before the tab was closed is sent on the next visit, from any article', async () => {
  const { storage, backend, isThere } = await deleting();
  leave();
  await passes(undoMs);
  expect(await isThere()).toBe(true);
  storage.kept.set(key, String(storage.kept.get(key)).replace(page, otherPage));
  const after = await visit({ storage, backend, signedIn: true });
  await waitFor(() => expect(after.store.get(key)).toBeNull());
  expect(await isThere()).toBe(false);
});

test("one person's deletion is neither sent nor shown by another", async () => {
  const { storage, backend, isThere } = await deleting();
  leave();
  const after = await visit({ storage, backend, signedIn: true, person: grace });
  await passes(undoMs);
  expect(after.bodies()).toEqual([mine.body, next.body]);
  expect(await isThere()).toBe(true);
});

test('a refused deletion brings the comment back, with the reason', async () => {
  const { bodies, connection, region, store } = await deleting();
  connection.refusals.push({ kind: 'forbidden' });
  await passes(undoMs);
  await waitFor(() =>
    expect(region.getByRole('alert').textContent).toBe(
      'The comment was not deleted. Only the author of a comment may change it.',
    ),
  );
  expect(bodies()).toEqual([mine.body, next.body]);
  expect(store.get(key)).toBeNull();
});

test('without a network the decision waits for it', async () => {
  const { bodies, connection, region, isThere } = await deleting();
  connection.isDown = true;
  await passes(undoMs);
  await region.findByText('Waiting for the network');
  expect(bodies()).toEqual([next.body]);
  connection.isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(region.queryByText('Waiting for the network')).toBeNull());
  expect(await isThere()).toBe(false);
});

test('after the session has ended the decision waits for the next sign-in', async () => {
  const { connection, region, user, button, isThere } = await deleting();
  connection.refusals.push({ kind: 'signed-out' });
  await passes(undoMs);
  await region.findByText('You have been signed out. This takes effect when you sign in.');
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(region.queryByText('Comment deleted')).toBeNull());
  expect(await isThere()).toBe(false);
});

test('signing out sends it first', async () => {
  const { user, button, isThere, store } = await deleting();
  await user.click(button('Sign Out'));
  expect(await isThere()).toBe(false);
  await waitFor(() => button('Sign in with Google'));
  expect(store.keys('')).toEqual([]);
});

test('signing out does not wait for a network that is silent, and asks before the deletion is lost', async () => {
  const { user, button, connection, store } = await deleting();
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const answer = connection.hold();
  await user.click(button('Sign Out'));
  await passes(2000);
  expect(asked).toHaveBeenCalledWith(words.signOutWarning);
  expect(store.get(key)).not.toBeNull();
  answer();
});

test('a comment that is gone before the deletion is sent has been deleted as requested', async () => {
  const { as, connection, region, store } = await deleting();
  await act(async () => void (await as(ada).remove(mine.id)));
  expect(region.queryByText('Comment deleted')).toBeNull();
  expect(store.get(key)).toBeNull();
  await passes(undoMs);
  expect(connection.writes).toBe(0);
  expect(region.queryByRole('alert')).toBeNull();
});

test('replies stay, and take no answers', async () => {
  const { bodies, article, region } = await deleting({ comments: [mine, reply] });
  expect(bodies()).toEqual([reply.body]);
  expect(within(article(reply.id)).queryByRole('button', { name: 'Reply' })).toBeNull();
  await passes(undoMs);
  await waitFor(() => expect(region.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(region.getByText('Comment deleted')).toBeDefined();
  expect(within(article(reply.id)).queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('an edit that is open in another tab stays open, and saving it takes the deletion back', async () => {
  const { user, article, box, button, store, isThere } = await deleting();
  await user.click(button('Undo'));
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Edit' }));
  const elsewhere = { id: mine.id, pathName: page, userId: ada.uid, until: Date.now() + undoMs };
  act(() => store.set(key, JSON.stringify(elsewhere)));
  await user.type(box('Edit your comment'), ', changed');
  await user.click(button('Save'));
  await passes(undoMs);
  expect(article(mine.id).textContent).toContain(`${mine.body}, changed`);
  expect(await isThere()).toBe(true);
});

test('a deletion is sent by the tab in which it was decided, so that this one announces it', async () => {
  const { storage, as, region } = await visit({ signedIn: true, comments: [mine] });
  const isThere = async () => (await as(grace).find(page, mine.id)).ok;
  const kept = { id: mine.id, pathName: page, userId: ada.uid, until: Date.now() + undoMs };
  act(() => storage.changeInOtherTab(key, JSON.stringify(kept)));
  await passes(undoMs);
  expect(await isThere()).toBe(true);
  // Unless that tab is gone.
  await passes(otherTabMs);
  expect(await isThere()).toBe(false);
  expect(region.getByText('The comment was deleted.')).toBeDefined();
});
