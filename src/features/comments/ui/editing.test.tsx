import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { visit } from '../testing/visit.tsx';

const theirs = comment('theirs', grace, 1);
const mine = comment('mine', ada, 2);
const draftKey = `draft:${ada.uid}:${page}:edit:${mine.id}`;

/** Ada has opened her comment for an edit, and typed some more. */
async function editing(more: string, options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ signedIn: true, comments: [mine], ...options });
  const { article, user, box, button } = visited;
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), more);
  return { ...visited, save: () => user.click(button('Save')) };
}

test('an edit shows at once as saving, and then stays', async () => {
  const { button, connection, region, save } = await editing(', better');
  const release = connection.hold();
  await save();
  expect(region.getByText(`${mine.body}, better`)).toBeDefined();
  expect(region.getByText('Saving')).toBeDefined();
  expect(document.activeElement).toBe(button('Edit'));
  release();
  await waitFor(() => expect(region.queryByText('Saving')).toBeNull());
  expect(region.getByText(`${mine.body}, better`)).toBeDefined();
});

test('a refused edit opens its form again, with the text and the reason', async () => {
  const { box, connection, region, save } = await editing(' and more');
  connection.refusals.push({ kind: 'forbidden' });
  await save();
  await waitFor(() => expect(box('Edit your comment').value).toBe(`${mine.body} and more`));
  expect(region.getByRole('alert').textContent).toContain('does not take comments from this account');
  expect(document.activeElement).toBe(box('Edit your comment'));
  await save();
  await waitFor(() => expect(region.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull());
  expect(region.getByText(`${mine.body} and more`)).toBeDefined();
});

test('a comment that changed elsewhere while it is being edited is not overwritten unseen', async () => {
  const { as, region } = await editing('!');
  await act(async () => void (await as(ada).edit(mine.id, 'From the other tab')));
  expect(region.getByText(/changed elsewhere/)).toBeDefined();
  expect(region.getByText('From the other tab')).toBeDefined();
});

test('the text of an edit is not lost with its comment: it moves to the box for a new one', async () => {
  const { box, as, region } = await editing(' and much more');
  await act(() => as(ada).remove(mine.id));
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
});

test('the text of an edit is not lost when its comment is deleted while it is being saved', async () => {
  const { box, as, connection, region, save } = await editing(' and much more');
  const release = connection.hold();
  await save();
  await act(() => as(ada).remove(mine.id));
  expect(box().value).toBe('');
  release();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
});

test('the text of an edit is not lost when its comment is gone, and this page has not heard of it', async () => {
  const { box, bodies, connection, region, save } = await editing(' and much more');
  connection.refusals.push({ kind: 'not-found' });
  await save();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
  expect(bodies()).toEqual([]);
});

test('the text of such an edit leaves the focus in a form that was opened after it was sent', async () => {
  const { article, box, user, as, connection, save } = await editing(' and much more', {
    comments: [mine, theirs],
  });
  const release = connection.hold();
  await save();
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await act(() => as(ada).remove(mine.id));
  release();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box('Your reply'));
});

test('the reason of a refused edit goes with its form', async () => {
  const { article, user, connection, region, save } = await editing(' and more');
  connection.refusals.push({ kind: 'unavailable' });
  await save();
  expect((await region.findByRole('alert')).textContent).toContain('Your text is kept.');
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Cancel' }));
  expect(region.queryByRole('alert')).toBeNull();
});

test('when the session has ended, a refused edit focuses its comment, and shows its reason until the next sign-in', async () => {
  const { article, user, box, button, connection, region, visitor, save } = await editing(' and more');
  connection.refusals.push({ kind: 'signed-out' });
  await save();
  expect((await region.findByRole('alert')).textContent).toContain('You have been signed out.');
  expect(document.activeElement).toBe(article(mine.id));
  act(() => visitor.expire());
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(box('Edit your comment').value).toBe(`${mine.body} and more`));
  expect(region.queryByRole('alert')).toBeNull();
});

test('an edit that was given up by signing out promises nothing when its answer comes', async () => {
  const { user, button, connection, region, save } = await editing(' and more');
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true);
  const release = connection.hold();
  connection.refusals.push({ kind: 'signed-out' });
  await save();
  await user.click(button('Sign Out'));
  await region.findByText('Sign in with Google to add a comment');
  await act(async () => release());
  expect(region.queryByRole('alert')).toBeNull();
});

test('what another tab has typed while an edit was being saved is kept', async () => {
  const { connection, region, storage, save } = await editing(' and more');
  const release = connection.hold();
  await save();
  const more = JSON.stringify({ text: `${mine.body} and more, and even more`, original: mine.body });
  act(() => storage.changeInOtherTab(draftKey, more));
  release();
  await waitFor(() => expect(region.queryByText('Saving')).toBeNull());
  expect(storage.kept.get(draftKey)).toBe(more);
});

test('an edit that another tab has saved or canceled closes here too', async () => {
  const { region, storage } = await editing('!');
  act(() => storage.changeInOtherTab(draftKey, null));
  expect(region.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Edit');
});

test('an edit that has arrived is saved, although its answer was lost', async () => {
  const { connection, region, storage, save } = await editing(' and more');
  connection.losesAnswers = true;
  await save();
  await region.findByText('Your change was saved.');
  expect(region.queryByRole('alert')).toBeNull();
  expect(storage.kept.has(draftKey)).toBe(false);
});

test('an edit whose answer came after the tab was closed is not taken for an unfinished one', async () => {
  const storage = new MemoryStorage();
  storage.kept.set(draftKey, JSON.stringify({ text: mine.body, original: 'Before' }));
  const { region } = await visit({ signedIn: true, comments: [mine], storage });
  await waitFor(() => expect(storage.kept.has(draftKey)).toBe(false));
  expect(region.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull();
});
