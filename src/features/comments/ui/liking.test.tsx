import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { likePrefix } from '../storage-keys.ts';
import { Connection } from '../testing/connection.ts';
import { ada, comment, grace, owner, page } from '../testing/people.ts';
import { accepted } from '../testing/test-page.ts';
import { visit } from '../testing/visit.tsx';

const theirs = comment('theirs', grace, 1);

/** A person looks at a comment of Grace, which she likes herself. */
async function reading(options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ comments: [theirs], hasLikes: true, ...options });
  const asGrace = visited.as(grace);
  await act(() => asGrace.likes?.set(page, theirs.id, true));
  const heart = () => within(visited.article(theirs.id)).getByRole('button', { name: /^Like/ });
  await waitFor(() => expect(heart().textContent).toContain('1 like'));
  const stored = async () => accepted(await asGrace.threads(page)).likes;
  return { ...visited, heart, stored, asGrace };
}

test('a heart that is pressed twice before it is sent ends where it began', async () => {
  const connection = new Connection();
  const { user, heart, store, stored } = await reading({ signedIn: true, connection });
  connection.isDown = true;
  await user.click(heart());
  await waitFor(() => expect(connection.writes).toBe(1));
  await user.click(heart());
  expect(heart().textContent).toContain('1 like');
  connection.isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(store.keys(likePrefix)).toEqual([]));
  expect(heart().textContent).toContain('1 like');
  expect(await stored()).toEqual({ [theirs.id]: 1 });
});

test('a heart that is pressed again while it is being sent ends as it was pressed last', async () => {
  const connection = new Connection();
  const { user, heart, store, stored } = await reading({ signedIn: true, connection });
  const answer = connection.hold();
  await user.click(heart());
  await user.click(heart());
  answer();
  await waitFor(() => expect(store.keys(likePrefix)).toEqual([]));
  expect(await stored()).toEqual({ [theirs.id]: 1 });
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(heart().textContent).toContain('1 like');
});

test('a like that another tab has kept and sent before this one looked is shown, and the next press takes it back', async () => {
  const { user, heart, storage, stored, as } = await reading({ signedIn: true });
  const key = likePrefix + theirs.id;
  const like = { subject: theirs.id, pathName: page, userId: ada.uid, isLiked: true };
  storage.kept.set(key, JSON.stringify(like));
  await act(() => as(ada).likes?.set(page, theirs.id, true));
  act(() => storage.changeInOtherTab(key, null));
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  await user.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  await waitFor(async () => expect(await stored()).toEqual({ [theirs.id]: 1 }));
});

test('a like that another tab sends while this one waits for its turn is counted', async () => {
  const turn = Promise.withResolvers<void>();
  const request = (_name: string, work: () => unknown) => turn.promise.then(work);
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  const { user, heart, storage, as } = await reading({ signedIn: true });
  await user.click(heart());
  await act(() => as(ada).likes?.set(page, theirs.id, true));
  act(() => storage.changeInOtherTab(likePrefix + theirs.id, null));
  await act(async () => turn.resolve());
  await waitFor(() => expect(heart().textContent).toContain('2 likes'));
  Reflect.deleteProperty(navigator, 'locks');
});

test("another person's like that arrives before the answer to one's own is counted", async () => {
  const { user, heart, store, asGrace, as } = await reading({ signedIn: true });
  const stop = asGrace.changes(page, () => {
    stop();
    void as(owner).likes?.set(page, theirs.id, true);
  });
  await user.click(heart());
  await waitFor(() => expect(store.keys(likePrefix)).toEqual([]));
  expect(heart().textContent).toContain('3 likes');
});

test('a refused like is taken back, with the reason', async () => {
  const connection = new Connection();
  const { user, heart, region, stored } = await reading({ signedIn: true, connection });
  connection.refusals.push({ kind: 'forbidden' });
  await user.click(heart());
  expect((await region.findByRole('alert')).textContent).toBe(
    'Your like was not saved. This site does not take comments from this account.',
  );
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(await stored()).toEqual({ [theirs.id]: 1 });
});

test('a signed-out reader sees the counts, signs in at a heart, and likes by that', async () => {
  const { user, heart, article, stored } = await reading();
  await user.click(heart());
  const signIn = within(article(theirs.id)).getByRole('button', { name: 'Sign in with Google' });
  expect(await stored()).toEqual({ [theirs.id]: 1 });
  await user.click(signIn);
  await waitFor(async () => expect(await stored()).toEqual({ [theirs.id]: 2 }));
  await waitFor(() => expect(document.activeElement).toBe(heart()));
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});
