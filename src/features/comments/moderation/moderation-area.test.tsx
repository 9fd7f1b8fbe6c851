import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '#lib/outcome.ts';
import { browserStorage } from '#lib/stored.ts';
import { selectBackend } from '../adapters/select.ts';
import { type Comment, heldAtOnce, moderatedAtOnce } from '../model.ts';
import { undoSeconds } from '../policy.ts';
import type { Backend } from '../port.ts';
import { deletionPrefix, isAuthKey } from '../storage-keys.ts';
import { Connection } from '../testing/connection.ts';
import { ada, comment, grace, otherPage, owner, page } from '../testing/people.ts';
import { StoreBackend } from '../testing/store-backend.ts';
import { accepted, draft } from '../testing/test-page.ts';
import { Visitor } from '../testing/visitor.ts';
import { Moderation } from './Moderation.tsx';

vi.mock(import('../adapters/select.ts'), { spy: true });

const undoMs = undoSeconds * 1000;
let backend: StoreBackend;
const [older, newer] = [comment('older', ada, 1), comment('newer', grace, 2, { pathName: otherPage })];
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(isAuthKey, 'true');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  backend = new StoreBackend().holds(older, newer);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the owner's browser has, with a connection that can fail. */
function backendOf(connection = new Connection()): Backend {
  const reader = new Visitor(owner, browserStorage);
  return {
    comments: backend.port(() => reader.current, connection),
    reader,
    moderation: async () => backend.moderation(),
  };
}

function show(loaded: Backend) {
  vi.mocked(selectBackend).mockResolvedValue(loaded);
  const titles = { [page]: 'On comments', [otherPage]: 'On tasks' };
  return render(<Moderation backend={{ kind: 'embedded', signIn: ['google'] }} titles={titles} />);
}

async function open(connection = new Connection()) {
  const view = show(backendOf(connection));
  const list = within(await screen.findByRole('region', { name: 'Newest comments' }));
  await list.findAllByRole('article');
  return { ...view, list, rows: () => list.queryAllByRole('listitem') };
}
const buttonIn = (row: HTMLElement | undefined, name: string) =>
  within(row ?? document.body).getByRole('button', { name });
const press = (row: HTMLElement | undefined, name: string) => {
  buttonIn(row, name).focus();
  fireEvent.click(buttonIn(row, name), { detail: 1 });
};
/** So many comments of Ada, older than all others. */
const many = (name: string, length: number) =>
  Array.from({ length }, (_, i) => comment(`${name}${i + 100}`, ada, i - 999));
/** As many that wait as are shown, and more. */
const waits = (...more: readonly Comment[]) => {
  for (const each of [...many('w', heldAtOnce), ...more]) backend.held.add(each);
};
const waiting = () =>
  within(screen.getByRole('region', { name: /^Waiting for approval/ })).getAllByRole('article');
const count = async () => accepted(await backend.moderation().comments({})).comments.length;

test('the newest comment is first, with its article, and those since the last visit are marked', async () => {
  const first = await open();
  expect(first.list.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Grace Sample'),
    expect.stringContaining('Ada Sample'),
  ]);
  expect(first.list.getByRole('link', { name: 'On tasks' }).getAttribute('href')).toBe(
    `${otherPage}#comment-${newer.id}`,
  );
  expect(first.list.queryByText('New')).toBeNull();
  cleanup();
  backend.holds(comment('latest', ada, 3));
  const { list } = await open();
  expect(list.getAllByText('New')).toHaveLength(1);
  expect(list.getByText('1 new comment since your last visit')).toBeDefined();
});

test('a deletion survives a page that is closed without a network, and is sent on the next visit', async () => {
  const connection = new Connection();
  const { rows } = await open(connection);
  press(rows()[0], 'Delete');
  connection.isDown = true;
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  expect(await count()).toBe(2);
  expect(localStorage.getItem(deletionPrefix + newer.id)).not.toBeNull();
  await open();
  await waitFor(async () => expect(await count()).toBe(1));
  expect(localStorage.getItem(deletionPrefix + newer.id)).toBeNull();
});

test('a deletion that the backend refuses puts the comment back, with words', async () => {
  const connection = new Connection();
  connection.refusals.push({ kind: 'forbidden' });
  const { rows, list } = await open(connection);
  press(rows()[0], 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  expect((await list.findByRole('alert')).textContent).toContain('was not deleted');
  expect(list.getByText(newer.body)).toBeDefined();
});

test('an owner whose session has ended signs in again, and the deletion is kept until then', async () => {
  const connection = new Connection();
  connection.refusals.push({ kind: 'signed-out' });
  const { rows } = await open(connection);
  press(rows()[0], 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  expect(localStorage.getItem(deletionPrefix + newer.id)).not.toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await waitFor(async () => expect(await count()).toBe(1));
});

test('an approval hands the focus to the comment after it, and nothing counts as new', async () => {
  waits(comment('moveup', ada, 0));
  await open();
  const [first, second] = waiting();
  press(first, 'Approve');
  // Pressed again before the answer.
  press(first, 'Approve');
  await screen.findByRole('heading', { name: `Waiting for approval (${heldAtOnce})` });
  expect(document.activeElement).toBe(second);
  expect(waiting()).toHaveLength(heldAtOnce);
  expect(screen.queryByRole('button', { name: /^Show 1/ })).toBeNull();
  expect(screen.getByText('The comment by Ada Sample is published.')).toBeDefined();
});

test('comments that come in are announced, and wait behind a button', async () => {
  const { list } = await open();
  await act(() => backend.port(() => grace).post(page, draft('Just in')));
  const show = await screen.findByRole('button', { name: 'Show 1 new comment' });
  // After the empty message, it would begin further in than everything else.
  expect(show.previousElementSibling).toBeNull();
  expect(screen.getByText('1 new comment.').getAttribute('aria-live')).toBe('polite');
  press(undefined, 'Show 1 new comment');
  await list.findByText('Just in');
  expect(screen.queryByText('1 new comment.')).toBeNull();
});

test('a comment that waits no longer counts as soon as it is deleted', async () => {
  backend.held.add(comment('waiting', ada, 0));
  await open();
  const [row] = waiting();
  press(row, 'Delete');
  await screen.findByRole('heading', { name: 'Waiting for approval (0)' });
  press(undefined, 'Undo');
  await screen.findByRole('heading', { name: 'Waiting for approval (1)' });
});

test('a comment that its writer deletes just before it is approved is said to be gone', async () => {
  const soonGone = comment('waiting', ada, 0);
  backend.held.add(soonGone);
  await open();
  const [row] = waiting();
  backend.held.remove(soonGone.id);
  press(row, 'Approve');
  await screen.findByText('This comment has been deleted.');
  await waitFor(() => expect(row?.isConnected).toBe(false));
});

test('an owner whose session has ended before another request signs in again, too', async () => {
  const loaded = backendOf();
  const port = await loaded.moderation();
  show({
    ...loaded,
    moderation: async () => ({ ...port, ban: async () => failure({ kind: 'signed-out' }) }),
  });
  press((await screen.findByText(newer.body)).closest('li') ?? undefined, 'Ban this person');
  const signIn = await screen.findByRole('button', { name: 'Sign in with Google' });
  expect(document.activeElement).toBe(signIn);
  fireEvent.click(signIn);
  const heading = await screen.findByRole('heading', { name: 'Newest comments' });
  expect(document.activeElement).toBe(heading);
});

test('the owner bans a person and deletes everything by them, which is announced once', async () => {
  backend.holds(comment('another', grace, 4), ...many('p', moderatedAtOnce));
  waits(comment('third', grace, 5), comment('fourth', grace, 6));
  const { rows, list } = await open();
  press(rows()[0], 'Ban this person');
  await list.findAllByText('Banned.');
  expect(document.activeElement).toBe(buttonIn(rows()[0], 'Undo'));
  press(rows()[0], 'Delete everything by this person');
  await screen.findByText('4 comments by Grace Sample will be deleted in a moment.');
  // One screen down is not where the owner was.
  expect(rows()[0]?.contains(document.activeElement)).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  expect(list.getByText(older.body)).toBeDefined();
  await screen.findByRole('heading', { name: `Waiting for approval (${heldAtOnce})` });
  // Words that are announced again end with a space.
  expect(screen.getByText(/comment was deleted/).textContent).toBe('The comment was deleted.');
  const all = accepted(await backend.moderation().comments({ by: grace.uid }));
  expect(all.comments).toEqual([]);
  // Older ones have moved up to the first page.
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull();
});

test('nobody can be banned for an imported comment, but everything by its writer can be deleted', async () => {
  const imported = { ...grace, uid: 'disqus:3f2a9c' };
  backend.holds(...Array.from({ length: moderatedAtOnce }, (_, i) => comment(`i${i + 10}`, imported, i + 4)));
  const { rows } = await open();
  expect(within(rows()[0] ?? document.body).queryByRole('button', { name: 'Ban this person' })).toBeNull();
  press(rows()[0], 'Delete everything by this person');
  await screen.findByText(`${moderatedAtOnce} comments by Grace Sample will be deleted in a moment.`);
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  await waitFor(() => expect(rows()).toEqual([]));
  // Others are behind "Show more".
  expect(screen.queryByText('There are no comments yet.')).toBeNull();
});

test('a search tells how many comments it shows', async () => {
  const { list } = await open();
  fireEvent.change(list.getByRole('searchbox'), { target: { value: newer.body } });
  press(undefined, 'Search');
  await screen.findByText('1 comment');
  expect(list.getAllByRole('article')).toHaveLength(1);
});

test('text that has not been searched for finds nothing yet', async () => {
  backend = new StoreBackend();
  show(backendOf());
  await screen.findByText('There are no comments yet.');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'text' } });
  expect(screen.getByText('There are no comments yet.')).toBeDefined();
  press(undefined, 'Search');
  await screen.findByText('No comments match.');
});

test('the next comments are below the first ones, and the first of them gets the focus', async () => {
  backend.holds(...Array.from({ length: moderatedAtOnce }, (_, i) => comment(`n${i + 10}`, ada, 3 + i)));
  const { list, rows } = await open();
  press(undefined, 'Show more');
  await waitFor(() => expect(rows()).toHaveLength(moderatedAtOnce + 2));
  expect(document.activeElement).toBe(list.getAllByRole('article')[moderatedAtOnce]);
});

test('without a connection the page says so, and tries again', async () => {
  const loaded = backendOf();
  const port = await loaded.moderation();
  const overview = vi.fn(port.overview).mockResolvedValueOnce(failure({ kind: 'unavailable' }));
  const moderation = async () => ({ ...port, overview, changes: () => () => {} });
  show({ ...loaded, moderation });
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  press(undefined, 'Try again');
  await screen.findByRole('heading', { name: 'Waiting for approval (0)' });
  const heading = screen.getByRole('heading', { name: 'Newest comments' });
  expect(document.activeElement).toBe(heading);
});

test('a switch that is not saved is off again, even if nothing else can be asked', async () => {
  const loaded = backendOf();
  const port = await loaded.moderation();
  const unavailable = failure({ kind: 'unavailable' as const });
  const overview = vi.fn(port.overview);
  const moderation = { ...port, overview, setHolding: async () => unavailable, changes: () => () => {} };
  show({ ...loaded, moderation: async () => moderation });
  const holding = await screen.findByRole<HTMLInputElement>('switch');
  overview.mockResolvedValue(unavailable);
  fireEvent.click(holding);
  expect(holding.checked).toBe(true);
  await screen.findByText(/^That did not work/);
  expect(holding.checked).toBe(false);
});

test('where its code is gone since a new build, the page asks to reload it', async () => {
  document.body.dataset.failedPart = 'Reload the page.';
  show({ ...backendOf(), moderation: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect((await screen.findByRole('alert')).textContent).toBe('Reload the page.');
});

test('the list of comments is asked for again, and gets the focus of the button that goes', async () => {
  const loaded = backendOf();
  const port = await loaded.moderation();
  const comments = vi.fn(port.comments).mockResolvedValueOnce(failure({ kind: 'unavailable' }));
  show({ ...loaded, moderation: async () => ({ ...port, comments, changes: () => () => {} }) });
  await screen.findByRole('button', { name: 'Try again' });
  press(undefined, 'Try again');
  await screen.findByText(newer.body);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Newest comments' }));
});
