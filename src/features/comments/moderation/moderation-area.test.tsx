import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '#lib/outcome.ts';
import { undoSeconds } from '../policy.ts';
import { Connection } from '../testing/connection.ts';
import { MemoryBackend } from '../testing/memory-backend.ts';
import { ada, comment, grace, otherPage, owner, page } from '../testing/people.ts';
import { ModerationArea } from './ModerationArea.tsx';

const undoMs = undoSeconds * 1000;
let backend: MemoryBackend;
const [older, newer] = [comment('older', ada, 1), comment('newer', grace, 2, { pathName: otherPage })];
beforeEach(() => {
  localStorage.clear();
  backend = new MemoryBackend([page, otherPage]).holds(older, newer);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(connection = new Connection()) {
  const reader = owner;
  const port = backend.moderation.port(() => reader);
  const titles = { [page]: 'On comments', [otherPage]: 'On tasks' };
  const view = render(
    <ModerationArea
      port={port}
      comments={backend.port(() => reader, connection)}
      reader={reader}
      titles={titles}
    />,
  );
  const list = within(await screen.findByRole('region', { name: 'Newest comments' }));
  await list.findByText(older.body);
  return { ...view, list, rows: () => list.queryAllByRole('listitem') };
}
const press = (row: HTMLElement | undefined, name: string) =>
  fireEvent.click(within(row ?? document.body).getByRole('button', { name }));
const left = async () =>
  (await backend.moderation.port(() => owner).comments({})) as { value?: { comments: [] } };
const count = async () => (await left()).value?.comments.length;

test('the newest comment is first, with its article, and those since the last visit are marked', async () => {
  const first = await open();
  expect(first.rows().map((row) => row.getAttribute('aria-label'))).toEqual([
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

test('a deletion is sent when the time to undo it is over, unless it is undone', async () => {
  const { rows, list } = await open();
  press(rows()[0], 'Delete');
  expect(document.activeElement).toBe(rows()[0]);
  await act(() => vi.advanceTimersByTimeAsync(undoMs - 1000));
  expect(await count()).toBe(2);
  press(rows()[0], 'Undo');
  expect(list.getByText(newer.body)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2 * undoMs));
  expect(await count()).toBe(2);
  press(rows()[0], 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await count()).toBe(1);
});

test('the time stops while somebody is at the Undo button', async () => {
  const { rows } = await open();
  press(rows()[0], 'Delete');
  const undo = within(rows()[0] ?? document.body).getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await act(() => vi.advanceTimersByTimeAsync(6 * undoMs));
  expect(await count()).toBe(2);
  act(() => undo.blur());
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  expect(await count()).toBe(1);
});

test('leaving the page sends a deletion at once', async () => {
  const { rows, unmount } = await open();
  press(rows()[0], 'Delete');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await count()).toBe(1));
  press(rows()[0], 'Delete');
  unmount();
  await waitFor(async () => expect(await count()).toBe(0));
});

test('a deletion that the backend refuses puts the comment back, with words', async () => {
  const connection = new Connection();
  connection.refusals.push({ kind: 'unavailable' });
  const { rows, list } = await open(connection);
  press(rows()[0], 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  await screen.findByText(/did not work/);
  expect(list.getByText(newer.body)).toBeDefined();
});

test('a deletion that has been sent is not shown as undone', async () => {
  const connection = new Connection();
  const release = connection.hold();
  const { rows, list } = await open(connection);
  press(rows()[0], 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  press(rows()[0], 'Undo');
  expect(list.queryByText(newer.body)).toBeNull();
  release();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('an owner whose session has ended is told that, and nothing of the connection', async () => {
  const connection = new Connection();
  connection.refusals.push({ kind: 'signed-out' });
  const { rows } = await open(connection);
  press(rows()[0], 'Delete');
  await act(() => vi.advanceTimersByTimeAsync(undoMs + 100));
  await screen.findByText('You have been signed out.');
});

test('without a connection the page says so, and tries again', async () => {
  const port = backend.moderation.port(() => owner);
  const overview = vi.fn(port.overview).mockResolvedValueOnce(failure({ kind: 'unavailable' }));
  const props = { comments: backend.port(() => owner), reader: owner, titles: {} };
  render(<ModerationArea port={{ ...port, overview }} {...props} />);
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  press(undefined, 'Try again');
  await screen.findByRole('heading', { name: 'Waiting for approval (0)' });
});
