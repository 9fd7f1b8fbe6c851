import { act, waitFor } from '@testing-library/react';
import { afterEach, assert, expect, test, vi } from 'vitest';
import { threadsAtOnce } from '../model.ts';
import type { Refusal } from '../port.ts';
import { Connection } from '../testing/connection.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { ada, comment, grace, otherPage, page } from '../testing/people.ts';
import { accepted } from '../testing/test-page.ts';
import { visit } from '../testing/visit.tsx';

const top = comment('top', grace, 1);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a comment that is being sent says so, and is first', async () => {
  const { posts, connection, region, bodies } = await visit({ signedIn: true, comments: [top] });
  const release = connection.hold();
  await posts('On its way');
  expect(region.getByText('Sending')).toBeDefined();
  expect(bodies()).toEqual(['On its way', top.body]);
  expect(await region.findByText('1 comment')).toBeDefined();
  await act(async () => release());
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(await region.findByText('2 comments')).toBeDefined();
});

test('a comment stays, with the focus, when another tab hears first that it is stored', async () => {
  const { posts, connection, storage, store, region } = await visit({ signedIn: true, comments: [top] });
  const release = connection.hold();
  await posts('On its way');
  const article = document.activeElement;
  expect(article?.textContent).toContain('On its way');
  act(() => storage.changeInOtherTab(store.keys('unsent:')[0] ?? '', null));
  await act(async () => release());
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(await region.findByText('2 comments')).toBeDefined();
  expect(document.activeElement).toBe(article);
});

test.for([
  [{ kind: 'invalid', problems: ['Not today.'] }, 'Not sent. Not today.'],
  [{ kind: 'forbidden' }, 'Not sent. This site does not take comments from this account. Your text is kept.'],
  [{ kind: 'not-found' }, 'Not sent. The comment that this belongs to has been deleted.'],
] as const satisfies readonly (readonly [Refusal, string])[])(
  '%o keeps the text and says why',
  async ([refusal, words]) => {
    const { posts, connection, region, bodies, button, user, noButton } = await visit({ signedIn: true });
    connection.refusals.push(refusal);
    await posts('Please');
    expect((await region.findByText(words)).closest('[aria-live]')?.textContent).toBe(words);
    expect(bodies()).toEqual(['Please']);
    await user.click(button('Try again'));
    await waitFor(() => expect(noButton('Try again')).toBe(true));
    await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
    expect(bodies()).toEqual(['Please']);
  },
);

test('a comment that another page has refused is on this one, because that page may take no more', async () => {
  const storage = new MemoryStorage();
  const elsewhere = comment('else', ada, 1, { pathName: otherPage });
  storage.kept.set(`unsent:${elsewhere.id}`, JSON.stringify(elsewhere));
  const connection = new Connection();
  connection.refusals.push({ kind: 'invalid', problems: ['No more comments.'] });
  const { region, box, button, user, store } = await visit({ signedIn: true, storage, connection });
  const reason = await region.findByText('Not sent. No more comments.');
  expect(reason.closest('[aria-live]')?.textContent).toBe(`${otherPage} Not sent. No more comments.`);
  await user.click(button('Edit text'));
  expect(box().value).toBe(elsewhere.body);
  expect(store.keys('unsent:')).toEqual([]);
});

test('the text of a refused comment goes back into the box, before what was typed since', async () => {
  const { posts, connection, box, button, user, bodies, store } = await visit({ signedIn: true });
  connection.refusals.push({ kind: 'invalid', problems: ['No.'] });
  await posts('First');
  await waitFor(() => button('Edit text'));
  await user.type(box(), 'Second');
  await user.click(button('Edit text'));
  expect(box().value).toBe('First\n\nSecond');
  expect(document.activeElement).toBe(box());
  expect(bodies()).toEqual([]);
  expect(store.keys('unsent:')).toEqual([]);
});

test('a refused comment is discarded only when its writer says so', async () => {
  const { posts, connection, button, user, bodies, store } = await visit({ signedIn: true });
  connection.refusals.push({ kind: 'invalid', problems: ['No.'] });
  await posts('Enough');
  await waitFor(() => button('Discard'));
  await user.click(button('Discard'));
  expect(bodies()).toEqual([]);
  expect(store.keys('unsent:')).toEqual([]);
});

test.for(['Edit text', 'Discard'])('%s takes back a comment that arrived without an answer', async (name) => {
  const opened = await visit({ signedIn: true, isLive: false });
  const { posts, connection, button, user, store, backend } = opened;
  connection.losesAnswers = true;
  await posts('First');
  await waitFor(() => button('Discard'));
  await user.click(button(name));
  connection.losesAnswers = false;
  if (name === 'Edit text') await posts(' and better');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(store.keys('unsent:')).toEqual([]));
  const { threads } = accepted(await backend.port(() => null).threads(page));
  expect(threads.map(({ top }) => top?.body)).toEqual(name === 'Discard' ? [] : ['First and better']);
});

test('a waiting comment goes out when asked, and others wait their turn behind it', async () => {
  const { posts, connection, region, bodies, user, backend } = await visit({ signedIn: true });
  connection.isDown = true;
  await posts('One');
  await posts('Two');
  await waitFor(() => expect(region.getAllByText('Waiting for the network').length).toBe(2));
  connection.isDown = false;
  const [first] = region.getAllByRole('button', { name: 'Try again' });
  assert(first);
  await user.click(first);
  await waitFor(() => expect(region.queryByText('Waiting for the network')).toBeNull());
  await waitFor(() => expect(bodies()).toEqual(['Two', 'One']));
  const stored = await backend.port(() => null).threads(page);
  assert(stored.ok);
  expect(stored.value.threads.map(({ top }) => top?.body)).toEqual(['Two', 'One']);
});

test('the focus goes to the comment when the buttons that had it go, as after Try again', async () => {
  const { posts, connection, region, button, user } = await visit({ signedIn: true });
  connection.refusals.push({ kind: 'invalid', problems: ['No.'] });
  await posts('Again');
  await waitFor(() => button('Try again').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(document.activeElement).toBe(region.getByRole('article'));
});

test('over a limit, a comment is sent later by itself', async () => {
  const { posts, connection, region } = await visit({ signedIn: true });
  connection.refusals.push({ kind: 'rate-limited', retryAfterSeconds: 1 });
  await posts('Too fast');
  await region.findByText(/Too many comments in a short time/);
  expect(region.getByText(/sent again at \p{Nd}/u)).toBeDefined();
  await waitFor(() => expect(region.queryByText(/Too many comments/)).toBeNull());
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
});

test('an unsent reply stays on the screen when it has been sent, also in a thread that was not loaded', async () => {
  const old = comment('old', grace, 1);
  const newer = Array.from({ length: threadsAtOnce }, (_, i) => comment(`n${i + 10}`, grace, 2 + i));
  const storage = new MemoryStorage();
  const reply = comment('reply', ada, 59, { parentId: old.id });
  storage.kept.set(`unsent:${reply.id}`, JSON.stringify(reply));
  const connection = new Connection();
  const release = connection.hold();
  const { region, bodies } = await visit({
    signedIn: true,
    comments: [old, ...newer],
    storage,
    connection,
  });
  await region.findByText('Sending');
  expect(region.queryByText('Comment deleted')).toBeNull();
  release();
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(bodies().slice(-2)).toEqual([old.body, reply.body]);
});

test('what another tab wrote is sent from there; from here only if that tab does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { storage, connection, bodies } = await visit({ signedIn: true });
  const theirs = comment('their', ada, 1);
  act(() => storage.changeInOtherTab(`unsent:${theirs.id}`, JSON.stringify(theirs)));
  expect(bodies()).toEqual([theirs.body]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(connection.writes).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(connection.writes).toBe(1);
  vi.useRealTimers();
});

test('what the backend turns out to have is not sent again', async () => {
  const connection = new Connection();
  connection.isDown = true;
  const before = await visit({ signedIn: true, connection });
  await before.posts('Arrived after all');
  await before.region.findByText('Waiting for the network');
  const [key = ''] = before.store.keys('unsent:');
  const id = before.article(key.replace('unsent:', '')).id.replace('comment-', '');
  const writes = connection.writes;
  before.backend.holds(comment(id, ada, 5, { body: 'Arrived after all' }));
  connection.isDown = false;
  act(() => before.backend.tellsAll('stale'));
  await waitFor(() => expect(before.region.queryByText('Waiting for the network')).toBeNull());
  expect(before.bodies()).toEqual(['Arrived after all']);
  expect(before.store.keys('unsent:')).toEqual([]);
  expect(connection.writes).toBe(writes);
});

test('a session that has ended keeps the text, offers to sign in right there, and sends it then', async () => {
  const { posts, connection, region, bodies, store, user } = await visit({ signedIn: true });
  connection.refusals.push({ kind: 'signed-out' });
  await posts('Keep me');
  await region.findByText(/Not sent yet: you have been signed out/);
  expect(store.get('isAuth')).toBeNull();
  expect(region.getByText(/What you wrote is kept/)).toBeDefined();
  expect(bodies()).toEqual(['Keep me']);
  const [, there, last] = region.getAllByRole('button', { name: /^(Sign in with Google|Discard)$/ });
  assert(there);
  expect(last?.textContent).toBe('Discard');
  await user.click(there);
  await waitFor(() => expect(region.queryByText(/Not sent yet/)).toBeNull());
  await waitFor(() => expect(store.keys('unsent:')).toEqual([]));
  expect(bodies()).toEqual(['Keep me']);
});

test('where storage is refused, posting still works', async () => {
  const { posts, storage, region, bodies } = await visit({ signedIn: true });
  storage.isFull = true;
  await posts('Private window');
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(bodies()).toEqual(['Private window']);
});
