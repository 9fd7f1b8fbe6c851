import { act, waitFor } from '@testing-library/react';
import { afterEach, assert, expect, test, vi } from 'vitest';
import { deletionPrefix } from '../storage-keys.ts';
import { ada, comment, grace, otherPage, page } from '../testing/people.ts';
import { visit } from '../testing/visit.tsx';

const mine = comment('mine', ada, 2);
const reply = comment('reply', grace, 3, { parentId: mine.id });
const elsewhere = comment('else', ada, 1, { pathName: otherPage });
const all = [mine, reply, elsewhere, comment('one', ada, 4), comment('two', ada, 5)];

afterEach(() => {
  vi.restoreAllMocks();
});

async function opened(options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ signedIn: true, comments: all, ...options });
  await waitFor(() => visited.button('Your comments'));
  await visited.user.click(visited.button('Your comments'));
  return visited;
}

test('the download is a file with all fields of all their comments, and what they like', async () => {
  const files: { name: string; content: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  // jsdom has neither.
  URL.createObjectURL = (content) => {
    assert(content instanceof Blob);
    blobs.set('blob:one', content);
    return 'blob:one';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: blobs.get(this.href) ?? new Blob() });
  });
  const { user, button, region, backend, as } = await opened();
  for (const subject of [page, reply.id]) await as(ada).likes?.set(page, subject, true);
  const waiting = comment('wait', ada, 6, { pathName: otherPage });
  backend.held.add(waiting);
  await user.click(button('Download my comments'));
  await region.findByText('5 comments saved as my-comments.json.');
  const [file] = files;
  assert(file);
  expect(file.name).toBe('my-comments.json');
  const text = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file.content);
  });
  expect(JSON.parse(String(text))).toEqual([
    { ...waiting, isHeld: true },
    all[4],
    all[3],
    mine,
    elsewhere,
    { likes: page },
    { likes: `${page}#comment-${reply.id}` },
  ]);
});

test('everything they wrote is deleted at once when they confirm its number, with drafts and what is unsent', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const { user, button, box, bodies, region, store, as } = await opened();
  await user.type(box(), 'Half a thought');
  store.set(
    deletionPrefix + mine.id,
    JSON.stringify({ id: mine.id, pathName: page, userId: ada.uid, until: Date.now() + 10_000 }),
  );
  await user.click(button('Delete everything I wrote'));
  expect(asked.mock.calls[0]?.[0]).toContain('your 4 comments');
  expect((await as(ada).own()).ok && store.keys('draft:').length).toBe(1);
  await user.click(button('Delete everything I wrote'));
  await region.findByText('Everything you wrote has been deleted.');
  expect(bodies()).toEqual([reply.body]);
  expect(store.keys('draft:')).toEqual([]);
  expect(store.keys('unsent:')).toEqual([]);
  expect(box().value).toBe('');
  const own = await as(ada).own();
  assert(own.ok);
  expect(own.value.total).toBe(0);
});

test('when the network goes half way, the person is told how much is left, and goes on', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, button, bodies, region, connection } = await opened();
  connection.isDown = true;
  await user.click(button('Delete everything I wrote'));
  expect(
    (await region.findByText(/delete|left/i, { selector: '[aria-live].writer-problem' })).textContent,
  ).toBe('Nothing was deleted. The comments can’t be reached right now.');
  connection.isDown = false;
  const hold = connection.hold();
  await user.click(button('Delete everything I wrote'));
  await region.findByText(/Counting/);
  connection.refusals.push({ kind: 'rate-limited', retryAfterSeconds: 30 });
  await act(async () => hold());
  expect(
    (await region.findByText(/delete|left/i, { selector: '[aria-live].writer-problem' })).textContent,
  ).toContain('4 of your comments are left. Delete again to continue. Too many comments in a short time.');
  await user.click(button('Delete everything I wrote'));
  await region.findByText('Everything you wrote has been deleted.');
  expect(bodies()).toEqual([reply.body]);
});

test('once the session has ended, nothing is downloaded, and sign-in is offered', async () => {
  const { user, button, region, visitor } = await opened();
  visitor.current = null;
  await user.click(button('Download my comments'));
  await region.findByRole('button', { name: 'Sign in with Google' });
});
