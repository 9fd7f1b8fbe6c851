import { act, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure } from '#lib/outcome.ts';
import { threadsAtOnce } from '../model.ts';
import { ada, comment, grace, owner } from '../testing/people.ts';
import { StoreBackend } from '../testing/store-backend.ts';
import { leave, visit } from '../testing/visit.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const links = 'https://a.example https://b.example https://conversation.example';
const top = comment('top', grace, 1);
const namesIn = (article: HTMLElement) =>
  [...article.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a comment that waits says so, also after a reload, and goes when its writer deletes it', async () => {
  const first = await visit({ signedIn: true, comments: [top] });
  await first.posts(links);
  await first.region.findByText(/^Waiting for approval/);
  expect(first.store.keys('unsent:')).toEqual([]);
  leave();
  const { region, bodies, user, article, backend } = await visit({
    signedIn: true,
    backend: first.backend,
    storage: first.storage,
  });
  await region.findByText(/^Waiting for approval/);
  expect(bodies()).toEqual([links, top.body]);
  const id = backend.held.oldest()[0]?.id ?? '';
  expect(namesIn(article(id))).toEqual(['Delete']);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(within(article(id)).getByRole('button'));
  // Sends at once what could still be undone.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(backend.held.count()).toBe(0));
  expect(bodies()).toEqual([top.body]);
});

test('a comment that the owner has rejected is gone when its writer comes back to the tab', async () => {
  const { region, posts, bodies, backend } = await visit({ signedIn: true, comments: [top] });
  await posts(links);
  await region.findByText(/^Waiting for approval/);
  for (const { id } of backend.held.oldest()) backend.held.remove(id);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(bodies()).toEqual([top.body]));
});

test('a reply that waits is shown in its thread, however old that is', async () => {
  const waiting = comment('waits', ada, 59, { parentId: top.id });
  const newer = Array.from({ length: threadsAtOnce }, (_, i) => comment(`n${i + 10}`, grace, 2 + i));
  const backend = new StoreBackend().holds(top, ...newer);
  backend.held.add(waiting);
  const { region, bodies } = await visit({ signedIn: true, backend });
  await region.findByText(/^Waiting for approval/);
  expect(bodies().slice(-2)).toEqual([top.body, waiting.body]);
  expect(region.queryByText('Comment deleted')).toBeNull();
});

test('the link of a comment that waits leads to it', async () => {
  const { posts, region, user, article, backend } = await visit({ signedIn: true });
  await posts(links);
  await region.findByText(/^Waiting for approval/);
  const id = backend.held.oldest()[0]?.id ?? '';
  await user.click(within(article(id)).getByRole('time'));
  act(() => void window.dispatchEvent(new Event('hashchange')));
  await waitFor(() => expect(article(id).dataset.marked).toBe('true'));
  expect(region.queryByText(/deleted/)).toBeNull();
});

test('a comment that another tab has sent is shown as waiting here too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { region, backend, storage, connection } = await visit({ signedIn: true });
  connection.hold();
  const waiting = comment('waits', ada, 1);
  act(() => storage.changeInOtherTab(`unsent:${waiting.id}`, JSON.stringify(waiting)));
  backend.held.add(waiting);
  act(() => storage.changeInOtherTab(`unsent:${waiting.id}`, null));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(region.getByText(/^Waiting for approval/)).toBeDefined();
});

test('the owner can delete and ban beside comments of others, and edit none of them', async () => {
  const { article, user, backend, region } = await visit({ signedIn: true, person: owner, comments: [top] });
  await waitFor(() => expect(namesIn(article(top.id))).toEqual(['Reply', 'Delete', 'Ban this person']));
  const ban = within(article(top.id)).getByRole('button', { name: 'Ban this person' });
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(ban);
  expect(backend.banned.list()).toEqual([]);
  asked.mockReturnValue(true);
  await user.click(ban);
  await region.findAllByText('Grace Sample can no longer comment.');
  expect(backend.banned.has(grace.uid)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Grace Sample can no longer comment.');
});

test('a ban that fails says so beside the comment, and once the session has ended, sign-in is offered', async () => {
  const { article, user, backend, region } = await visit({ signedIn: true, person: owner, comments: [top] });
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const port = backend.moderation();
  const ban = vi.fn<typeof port.ban>().mockResolvedValueOnce(failure({ kind: 'unavailable' }));
  vi.spyOn(backend, 'moderation').mockReturnValue({ ...port, ban });
  const button = await within(article(top.id)).findByRole('button', { name: 'Ban this person' });
  await user.click(button);
  expect((await within(article(top.id)).findByRole('alert')).textContent).toMatch(/^That did not work/);
  ban.mockResolvedValueOnce(failure({ kind: 'signed-out' }));
  await user.click(button);
  await region.findByText('You have been signed out.');
  expect(document.activeElement?.textContent).toBe('Sign in with Google');
});

test('another reader has neither, even if they were the owner once in this browser', async () => {
  const { article } = await visit({ signedIn: true, person: ada, comments: [top] });
  expect(namesIn(article(top.id))).toEqual(['Reply']);
});
