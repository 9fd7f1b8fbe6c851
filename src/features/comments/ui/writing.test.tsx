import { act, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { leave, visit } from '../testing/visit.tsx';

const theirs = comment('theirs', grace, 1);
const mine = comment('mine', ada, 2);
const next = comment('next', grace, 0);
const stale = { kind: 'forbidden' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

test('nothing can be posted while the box is empty, and Cancel shows only when it is not', async () => {
  const { box, button, noButton, user } = await visit({ signedIn: true });
  expect(button('Post').disabled).toBe(true);
  expect(noButton('Cancel')).toBe(true);
  await user.type(box(), '   ');
  expect(button('Post').disabled).toBe(true);
  await user.type(box(), 'Words');
  expect(button('Post').disabled).toBe(false);
  await user.click(button('Cancel'));
  expect(box().value).toBe('');
  expect(noButton('Cancel')).toBe(true);
  expect(document.activeElement).toBe(box());
});

test('a posted comment is first in the list, the box is empty, and the keyboard is on the comment', async () => {
  const { posts, box, bodies, region } = await visit({ signedIn: true, comments: [theirs] });
  await posts('Mine{Enter}too');
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(bodies()).toEqual(['Mine\ntoo', theirs.body]);
  expect(box().value).toBe('');
  expect(document.activeElement?.id).toMatch(/^comment-[0-9a-z]{7}$/);
  expect(region.getByText('Your comment is posted.')).toBeDefined();
});

test('Control and Enter post; Escape never throws text away', async () => {
  const { box, user, bodies } = await visit({ signedIn: true });
  await user.type(box(), 'Quick{Escape}');
  expect(box().value).toBe('Quick');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(bodies()).toEqual(['Quick']);
});

test('near the limit it is said how much room is left, and beyond it nothing is posted', async () => {
  const { box, user, region, button } = await visit({ signedIn: true });
  await user.click(box());
  await user.paste('x'.repeat(4499));
  expect(region.queryByText(/left/)).toBeNull();
  await user.paste('x');
  expect(region.getByText('500 characters left')).toBeDefined();
  expect(region.getByText('500 characters left').role).not.toBe('status');
  await user.paste('x'.repeat(501));
  expect(region.getByText('1 character too many')).toBeDefined();
  expect(button('Post').disabled).toBe(true);
  expect(box().value.length).toBe(5001);
});

test('how much room is left is said aloud in steps, not at every key', async () => {
  const { box, user, region } = await visit({ signedIn: true });
  const heard = () =>
    region.getAllByRole('status').flatMap(({ textContent }) => (/char/.test(textContent) ? textContent : []));
  await user.click(box());
  const after = async (count: number) => {
    await user.paste('x'.repeat(count));
    return heard();
  };
  expect(await after(4499)).toEqual([]);
  expect(await after(1)).toEqual(['At most 500 characters left']);
  expect(await after(1)).toEqual(['At most 500 characters left']);
  expect(await after(399)).toEqual(['At most 100 characters left']);
  expect(await after(90)).toEqual(['At most 10 characters left']);
  expect(await after(11)).toEqual(['Too many characters']);
  expect(await after(1)).toEqual(['Too many characters']);
});

test('only the author finds Edit and Delete; everyone who is signed in finds Reply', async () => {
  const { article } = await visit({ signedIn: true, comments: [theirs, mine] });
  const names = (id: string) =>
    within(article(id))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(names(mine.id)).toEqual(['Reply', 'Edit', 'Delete']));
  expect(names(theirs.id)).toEqual(['Reply']);
});

test('a reply to a reply hangs on the top-level comment, and stands last', async () => {
  const reply = comment('reply', grace, 3, { parentId: theirs.id });
  const { article, user, box, button, bodies, region } = await visit({
    signedIn: true,
    comments: [theirs, reply],
  });
  await user.click(within(article(reply.id)).getByRole('button', { name: 'Reply' }));
  expect(document.activeElement).toBe(box('Your reply'));
  await user.keyboard('Indeed');
  const [first] = region.getAllByRole('button', { name: 'Post' }).toReversed();
  await user.click(first ?? button('Post'));
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(bodies()).toEqual([theirs.body, reply.body, 'Indeed']);
  expect(region.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  expect(document.activeElement?.id).toMatch(/^comment-/);
  expect(document.activeElement?.textContent).toContain('Indeed');
});

test('one form is open at a time, each keeps its text, and closing gives the keyboard back', async () => {
  const { article, user, box, button, region } = await visit({ signedIn: true, comments: [theirs, mine] });
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await user.keyboard('Half');
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  expect(region.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  expect(box('Edit your comment').value).toBe(mine.body);
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  expect(box('Your reply').value).toBe('Half');
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
});

test('an edit shows at once as saving, and then stays', async () => {
  const { article, user, box, button, line, region } = await visit({ signedIn: true, comments: [mine] });
  const release = line.hold();
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.clear(box('Edit your comment'));
  await user.type(box('Edit your comment'), 'Better');
  await user.click(button('Save'));
  expect(region.getByText('Better')).toBeDefined();
  expect(region.getByText('Saving')).toBeDefined();
  expect(document.activeElement).toBe(button('Edit'));
  release();
  await waitFor(() => expect(region.queryByText('Saving')).toBeNull());
  expect(region.getByText('Better')).toBeDefined();
});

test('a refused edit opens its form again, with the text and the reason', async () => {
  const { article, user, box, button, line, region } = await visit({ signedIn: true, comments: [mine] });
  line.refusals.push(stale);
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  await user.click(button('Save'));
  await waitFor(() => expect(box('Edit your comment').value).toBe(`${mine.body} and more`));
  expect(region.getByRole('alert').textContent).toContain('Only the author');
  expect(document.activeElement).toBe(box('Edit your comment'));
  await user.click(button('Save'));
  await waitFor(() => expect(region.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull());
  expect(region.getByText(`${mine.body} and more`)).toBeDefined();
});

test('a comment that changed elsewhere while it is being edited is not overwritten unseen', async () => {
  const { article, user, as, region } = await visit({ signedIn: true, comments: [mine] });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.keyboard('!');
  await act(async () => void (await as(ada).edit(page, mine.id, 'From the other tab')));
  expect(region.getByText(/changed elsewhere/)).toBeDefined();
  expect(region.getByText('From the other tab')).toBeDefined();
});

test('a comment is deleted when its author says yes to the question, and the keyboard goes on', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const { user, button, bodies, article, region } = await visit({ signedIn: true, comments: [mine, next] });
  await waitFor(() => button('Delete'));
  await user.click(button('Delete'));
  expect(bodies()).toEqual([mine.body, next.body]);
  await user.click(button('Delete'));
  expect(asked.mock.calls).toEqual([
    ['Are you sure you want to delete comment?'],
    ['Are you sure you want to delete comment?'],
  ]);
  await waitFor(() => expect(bodies()).toEqual([next.body]));
  expect(document.activeElement).toBe(article(next.id));
  expect(await region.findByText('1 comment')).toBeDefined();
});

test('a refused deletion brings the comment back, with the reason', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, button, bodies, line, region } = await visit({ signedIn: true, comments: [mine] });
  line.isDown = true;
  await waitFor(() => button('Delete'));
  await user.click(button('Delete'));
  await waitFor(() =>
    expect(region.getByRole('alert').textContent).toBe(
      'Your comment is not deleted. The comments could not be reached.',
    ),
  );
  expect(bodies()).toEqual([mine.body]);
});

test('deleting a comment that has replies leaves them under a tombstone', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const reply = comment('reply', grace, 3, { parentId: mine.id });
  const { user, button, bodies, article, region } = await visit({ signedIn: true, comments: [mine, reply] });
  await waitFor(() => button('Delete'));
  await user.click(button('Delete'));
  await waitFor(() => expect(region.getByText('Comment deleted')).toBeDefined());
  expect(bodies()).toEqual([reply.body]);
  expect(document.activeElement).toBe(article(reply.id));
  expect(within(article(reply.id)).queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('a reply keeps its form when the comment it answers is deleted meanwhile', async () => {
  const { article, user, box, as, region } = await visit({ signedIn: true, comments: [theirs] });
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await user.keyboard('But');
  await act(async () => void (await as(grace).remove(page, theirs.id)));
  expect(region.getByText('Comment deleted')).toBeDefined();
  expect(box('Your reply').value).toBe('But');
});

test('after a reload a form that was begun is open again, with its text', async () => {
  const before = await visit({ signedIn: true, comments: [mine, theirs] });
  await before.user.click(within(before.article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await before.user.type(before.box('Your reply'), 'An answer, begun');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const { storage, community } = before;
  leave();
  const after = await visit({ signedIn: true, storage, community });
  await waitFor(() => expect(after.box('Your reply').value).toBe('An answer, begun'));
});

test('the text of an edit is not lost with its comment: it moves to the box for a new one', async () => {
  const { article, box, user, as, region } = await visit({ signedIn: true, comments: [mine] });
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and much more');
  await act(() => as(ada).remove(page, mine.id));
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
});

test('nor is it lost when the comment is deleted while the edit is being saved', async () => {
  const { article, box, button, user, as, line, region } = await visit({ signedIn: true, comments: [mine] });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and much more');
  const release = line.hold();
  await user.click(button('Save'));
  await act(() => as(ada).remove(page, mine.id));
  expect(box().value).toBe('');
  release();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
});

test('the text of such an edit leaves the keyboard in a form that was opened meanwhile', async () => {
  const { article, box, button, user, as, line } = await visit({ signedIn: true, comments: [mine, theirs] });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and much more');
  const release = line.hold();
  await user.click(button('Save'));
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await act(() => as(ada).remove(page, mine.id));
  release();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box('Your reply'));
});

test('the reason of a refused edit goes with its form', async () => {
  const { article, user, box, button, line, region } = await visit({ signedIn: true, comments: [mine] });
  line.refusals.push({ kind: 'unavailable' });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  await user.click(button('Save'));
  expect((await region.findByRole('alert')).textContent).toContain('Your text is kept.');
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Cancel' }));
  expect(region.queryByRole('alert')).toBeNull();
});

test('when the session has ended, a refused edit leaves the keyboard on its comment, and its reason until the next sign-in', async () => {
  const { article, user, box, button, line, region, visitor } = await visit({
    signedIn: true,
    comments: [mine],
  });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  line.refusals.push({ kind: 'signed-out' });
  await user.click(button('Save'));
  expect((await region.findByRole('alert')).textContent).toContain('You have been signed out.');
  expect(document.activeElement).toBe(article(mine.id));
  act(() => visitor.expire());
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(box('Edit your comment').value).toBe(`${mine.body} and more`));
  expect(region.queryByRole('alert')).toBeNull();
});

test('where the browser keeps nothing, the writer is told, and asked before leaving', async () => {
  const storage = new MemoryStorage();
  const { box, user, region } = await visit({ signedIn: true, storage });
  storage.isFull = true;
  await user.type(box(), 'Half a thought');
  await region.findByText(/can’t keep your text/);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
