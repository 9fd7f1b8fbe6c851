// @vitest-environment jsdom
import {
  act,
  cleanup,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommentSection } from './CommentSection.tsx';
import type { Comment, Person } from './comment.ts';
import { memoryBackend } from './memory-store.ts';
import { type CommentStore, done, type Outcome, refused } from './store.ts';
import {
  ada,
  ben,
  comment,
  memoryStorage,
  page,
} from './testing/sample.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(
  me: Person | null,
  seed: readonly Comment[] = [],
  changed: Partial<CommentStore> = {},
) {
  const backend = memoryBackend(seed);
  const store = { ...backend.openFor(me), ...changed };
  const { unmount } = render(
    <CommentSection store={store} me={me} pathName={page} />,
  );
  return { backend, store, unmount, user: userEvent.setup() };
}

const box = (name: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const item = (id: string) =>
  within(
    screen.getByText(`This is ${id}.`).closest('article') ?? document.body,
  );
const bodies = () =>
  [...document.querySelectorAll('.body')].map((each) => each.textContent);

test('a signed-out reader reads, and finds nothing to write with', () => {
  show(null, [comment('a', 1)]);
  expect(bodies()).toEqual(['This is a.']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page without comments invites the first one', () => {
  show(ada);
  expect(screen.getByText('No comments yet. Be the first.')).toBeTruthy();
});

test('a posted comment appears and the box is empty again', async () => {
  const { user } = show(ada);
  await user.type(box('Your comment'), 'Thank you.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Thank you.', { selector: '.body' });
  expect(box('Your comment').value).toBe('');
});

test('white space alone cannot be posted', async () => {
  const { user } = show(ada);
  await user.type(box('Your comment'), '   ');
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })
      .disabled,
  ).toBe(true);
});

test('what others post appears by itself', async () => {
  const { backend } = show(ada);
  void backend
    .openFor(ben)
    .post(page, { id: 'bens123', body: 'Hello from Ben.', parentId: null });
  await screen.findByText('Hello from Ben.');
});

test('a refused text stays in the box, with the reason', async () => {
  const { user } = show(ada, [], {
    post: async () => refused('unavailable'),
  });
  await user.type(box('Your comment'), 'Do not lose me.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /no connection/,
  );
  expect(box('Your comment').value).toBe('Do not lose me.');
});

test('a retry after a lost answer does not post twice', async () => {
  const store = memoryBackend().openFor(ada);
  const answers: Outcome[] = [refused('unavailable'), done];
  const { user } = show(ada, [], {
    watch: store.watch,
    // It arrives both times; only the first answer is lost on the way back.
    post: async (pathName, draft) => {
      await store.post(pathName, draft);
      return answers.shift() ?? done;
    },
  });
  await user.type(box('Your comment'), 'Once');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('alert');
  await user.type(box('Your comment'), ' only');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(box('Your comment').value).toBe(''));
  expect(bodies()).toEqual(['Once only']);
});

test('a text whose comment was deleted in another tab can be posted again', async () => {
  const store = memoryBackend().openFor(ada);
  const { user } = show(ada, [], {
    watch: store.watch,
    // Its first answer is lost, and then the comment is deleted.
    post: vi.fn(store.post).mockImplementationOnce(async (path, draft) => {
      await store.post(path, draft);
      await store.remove(draft.id);
      return refused('unavailable');
    }),
  });
  await user.type(box('Your comment'), 'Once more');
  const post = screen.getByRole('button', { name: 'Post' });
  await user.click(post);
  await screen.findByText(/no connection/);
  await user.click(post);
  await screen.findByText(/deleted in the meantime/);
  expect(box('Your comment').value).toBe('Once more');
  await user.click(post);
  await screen.findByText('Once more', { selector: '.body' });
});

test('an unsent text survives a reload', async () => {
  const { user, unmount } = show(ada);
  await user.type(box('Your comment'), 'Half a thought');
  unmount();
  show(ada);
  expect(box('Your comment').value).toBe('Half a thought');
});

test('a reply opens under its comment and takes the focus', async () => {
  const { user } = show(ben, [comment('a', 1)]);
  await user.click(item('a').getByRole('button', { name: /^Reply/ }));
  expect(document.activeElement).toBe(
    item('a').getByRole('textbox', { name: 'Your reply' }),
  );
});

test('a reply to a reply joins the same thread', async () => {
  const { user, store } = show(ben, [
    comment('a', 1),
    comment('r', 2, { parentId: 'a' }),
  ]);
  await user.click(item('r').getByRole('button', { name: /^Reply/ }));
  await user.type(box('Your reply'), 'Me too.');
  await user.click(item('r').getByRole('button', { name: 'Post' }));
  await screen.findByText('Me too.', { selector: '.body' });
  store.watch(page, (seen) => {
    if (seen.ok)
      expect(
        seen.value.find(({ body }) => body === 'Me too.')?.parentId,
      ).toBe('a');
  })();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByText('This is r.').closest('article'),
  );
});

test('opening an edit closes the reply, whose text waits for its return', async () => {
  const { user } = show(ada, [comment('a', 1)]);
  await user.click(item('a').getByRole('button', { name: /^Reply/ }));
  await user.type(box('Your reply'), 'Later.');
  await user.click(item('a').getByRole('button', { name: /^Edit/ }));
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  expect(box('Edit your comment').value).toBe('This is a.');
  await user.click(screen.getByRole('button', { name: /^Reply/ }));
  expect(box('Your reply').value).toBe('Later.');
});

test('a late answer leaves the form open that was opened in the meantime', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { user } = show(ada, [comment('a', 1), comment('b', 2)], {
    post: () => promise,
  });
  await user.click(item('a').getByRole('button', { name: /^Reply/ }));
  await user.type(box('Your reply'), 'On my way.');
  await user.click(item('a').getByRole('button', { name: 'Post' }));
  await user.click(item('b').getByRole('button', { name: /^Edit/ }));
  resolve(done);
  await waitFor(() =>
    expect(sessionStorage.getItem(`draft:ada:${page}:reply:a`)).toBeNull(),
  );
  expect(document.activeElement).toBe(box('Edit your comment'));
});

test('an edit is saved in place', async () => {
  const { user } = show(ada, [comment('a', 1)]);
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.clear(box('Edit your comment'));
  await user.type(box('Edit your comment'), 'Better.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Better.', { selector: '.body' });
});

test('cancelling an edit forgets it', async () => {
  const { user } = show(ada, [comment('a', 1)]);
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.type(box('Edit your comment'), ' Or not');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(bodies()).toEqual(['This is a.']);
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  expect(box('Edit your comment').value).toBe('This is a.');
});

test('Edit and Delete are offered to the author only', () => {
  show(ben, [comment('a', 1)]);
  expect(screen.getByRole('button', { name: /^Reply/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a comment is deleted once the person has said yes', async () => {
  const confirm = vi
    .spyOn(window, 'confirm')
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  const { user } = show(ada, [comment('a', 1)]);
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  expect(bodies()).toEqual(['This is a.']);
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(bodies()).toEqual([]));
  expect(confirm).toHaveBeenCalledWith(
    'Are you sure you want to delete comment?',
  );
});

test('a refused delete leaves the comment and says why', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = show(ada, [comment('a', 1)], {
    remove: async () => refused('unavailable'),
  });
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /no connection/,
  );
  expect(bodies()).toEqual(['This is a.']);
});

test('replies to a deleted comment stay under a tombstone, and take no new ones', () => {
  show(ada, [
    comment('r', 2, { parentId: 'gone', userId: 'ben', username: 'Ben' }),
  ]);
  expect(screen.getByText('Comment deleted')).toBeTruthy();
  expect(bodies()).toEqual(['This is r.']);
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
});

test('markup in a comment is text', () => {
  const body = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  show(null, [comment('a', 1, { body })]);
  expect(bodies()).toEqual([body]);
  expect(document.querySelector('.body')?.children).toHaveLength(0);
});

test('another page has another draft', async () => {
  const store = memoryBackend().openFor(ada);
  const on = (pathName: string) => (
    <CommentSection store={store} me={ada} pathName={pathName} />
  );
  const { rerender } = render(on(page));
  await userEvent.type(box('Your comment'), 'About this page');
  rerender(on('/blogpost6'));
  expect(box('Your comment').value).toBe('');
  rerender(on(page));
  expect(box('Your comment').value).toBe('About this page');
});

test('two tabs that post at the same page store two comments', async () => {
  const backend = memoryBackend();
  const tab = () => {
    const { container } = render(
      <CommentSection
        store={backend.openFor(ada)}
        me={ada}
        pathName={page}
        storage={memoryStorage()}
      />,
    );
    return within(container);
  };
  const [one, two] = [tab(), tab()];
  const user = userEvent.setup();
  await user.type(one.getByRole('textbox'), 'One');
  await user.type(two.getByRole('textbox'), 'Two');
  await user.click(one.getByRole('button', { name: 'Post' }));
  await user.click(two.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(backend.comments().map(({ body }) => body)).toEqual([
      'One',
      'Two',
    ]),
  );
});

test('an edited comment says so', () => {
  const editedAt = '2026-02-01T12:00:00.000Z';
  show(null, [comment('a', 1), comment('b', 2, { editedAt })]);
  expect(item('a').queryByText(/^edited/)).toBeNull();
  const edited = item('b').getByText(/^edited/);
  // In a right-to-left locale, the date keeps its order.
  expect(edited.querySelector('bdi')?.textContent).toMatch(/\d/);
});

test('after a deletion the focus is on the heading, and the result is announced', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = show(ada, [comment('a', 1)]);
  await user.click(screen.getByRole('button', { name: /^Delete “This/ }));
  const said = await screen.findByText('Your comment was deleted.');
  expect(said.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Comments' }),
  );
});

test('after a post the focus is in the box, and the result is announced', async () => {
  const { user } = show(ada);
  await user.type(box('Your comment'), 'Thank you.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Thank you.', { selector: '.body' });
  expect(document.activeElement).toBe(box('Your comment'));
  screen.getByText('Your comment was posted.');
});

test('where older comments are missing, a missing parent is not called deleted', () => {
  const replies = Array.from({ length: 100 }, (_, index) =>
    comment(`r${index}`, index, { parentId: 'older12' }),
  );
  show(null, replies);
  expect(screen.queryByText('Comment deleted')).toBeNull();
  expect(screen.getByText('A deleted or older comment')).toBeTruthy();
});

test('a late answer leaves the focus to a form that was opened in the meantime', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { user } = show(ada, [comment('a', 1)], { post: () => promise });
  await user.type(box('Your comment'), 'On my way.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.click(item('a').getByRole('button', { name: /^Edit/ }));
  resolve(done);
  await waitFor(() => expect(box('Your comment').value).toBe(''));
  expect(document.activeElement).toBe(box('Edit your comment'));
});

test.each([
  ['Edit', 'a'],
  ['Reply', 'a'],
  ['Reply', 'r'],
])(
  'what was typed after %s at %s stays when the thread is deleted elsewhere',
  async (name, id) => {
    const reply = comment('r', 2, { parentId: 'a', userId: 'ada' });
    const { backend, user } = show(ada, [comment('a', 1), reply]);
    await user.click(
      item(id).getByRole('button', { name: new RegExp(`^${name}`) }),
    );
    await user.keyboard('Half a thought');
    await act(async () => {
      await backend.openFor(ada).remove('a');
    });
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: /is gone/,
    });
    expect(kept.value).toMatch(/Half a thought/);
    expect(document.activeElement).toBe(kept);
    await user.click(within(kept.form ?? kept).getByText('Post'));
    await screen.findByText(/Half a thought/, { selector: '.body' });
    expect(screen.queryByRole('textbox', { name: /is gone/ })).toBeNull();
  },
);

test('the text of a comment that is gone takes no focus from another text', async () => {
  const { backend, user } = show(ada, [comment('a', 1)]);
  await user.click(item('a').getByRole('button', { name: /^Edit/ }));
  await user.keyboard('Half a thought');
  await user.type(box('Your comment'), 'Another');
  await act(async () => {
    await backend.openFor(ada).remove('a');
  });
  expect(screen.getByRole('textbox', { name: /is gone/ })).toBeTruthy();
  expect(document.activeElement).toBe(box('Your comment'));
});

test('a deletion that takes long leaves the focus to the person who types', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = show(ada, [comment('a', 1)], { remove: () => promise });
  await user.click(item('a').getByRole('button', { name: /^Delete/ }));
  await user.type(box('Your comment'), 'Half a thought');
  resolve(done);
  await screen.findByText('Your comment was deleted.');
  expect(document.activeElement).toBe(box('Your comment'));
});

test('a text that is cancelled leaves the focus in its box', async () => {
  const { user } = show(ada);
  await user.type(box('Your comment'), 'Half a thought');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(box('Your comment'));
});
