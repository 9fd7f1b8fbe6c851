import { act, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { visit } from '../testing/visit.tsx';

const theirs = comment('theirs', grace, 1);
const mine = comment('mine', ada, 2);
const draftKey = `draft:${ada.uid}:${page}:edit:${mine.id}`;

test('an edit shows at once as saving, and then stays', async () => {
  const { article, user, box, button, connection, region } = await visit({
    signedIn: true,
    comments: [mine],
  });
  const release = connection.hold();
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
  const { article, user, box, button, connection, region } = await visit({
    signedIn: true,
    comments: [mine],
  });
  connection.refusals.push({ kind: 'forbidden' });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  await user.click(button('Save'));
  await waitFor(() => expect(box('Edit your comment').value).toBe(`${mine.body} and more`));
  expect(region.getByRole('alert').textContent).toContain('does not take comments from this account');
  expect(document.activeElement).toBe(box('Edit your comment'));
  await user.click(button('Save'));
  await waitFor(() => expect(region.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull());
  expect(region.getByText(`${mine.body} and more`)).toBeDefined();
});

test('a comment that changed elsewhere while it is being edited is not overwritten unseen', async () => {
  const { article, user, as, region } = await visit({ signedIn: true, comments: [mine] });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.keyboard('!');
  await act(async () => void (await as(ada).edit(mine.id, 'From the other tab')));
  expect(region.getByText(/changed elsewhere/)).toBeDefined();
  expect(region.getByText('From the other tab')).toBeDefined();
});

test('the text of an edit is not lost with its comment: it moves to the box for a new one', async () => {
  const { article, box, user, as, region } = await visit({ signedIn: true, comments: [mine] });
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and much more');
  await act(() => as(ada).remove(mine.id));
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
});

test('the text of an edit is not lost when its comment is deleted while it is being saved', async () => {
  const { article, box, button, user, as, connection, region } = await visit({
    signedIn: true,
    comments: [mine],
  });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and much more');
  const release = connection.hold();
  await user.click(button('Save'));
  await act(() => as(ada).remove(mine.id));
  expect(box().value).toBe('');
  release();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box());
  expect(region.getByText(/that you were editing has been deleted/)).toBeDefined();
});

test('the text of such an edit leaves the focus in a form that was opened after it was sent', async () => {
  const { article, box, button, user, as, connection } = await visit({
    signedIn: true,
    comments: [mine, theirs],
  });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and much more');
  const release = connection.hold();
  await user.click(button('Save'));
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await act(() => as(ada).remove(mine.id));
  release();
  await waitFor(() => expect(box().value).toBe(`${mine.body} and much more`));
  expect(document.activeElement).toBe(box('Your reply'));
});

test('the reason of a refused edit goes with its form', async () => {
  const { article, user, box, button, connection, region } = await visit({
    signedIn: true,
    comments: [mine],
  });
  connection.refusals.push({ kind: 'unavailable' });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  await user.click(button('Save'));
  expect((await region.findByRole('alert')).textContent).toContain('Your text is kept.');
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Cancel' }));
  expect(region.queryByRole('alert')).toBeNull();
});

test('when the session has ended, a refused edit focuses its comment, and shows its reason until the next sign-in', async () => {
  const { article, user, box, button, connection, region, visitor } = await visit({
    signedIn: true,
    comments: [mine],
  });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  connection.refusals.push({ kind: 'signed-out' });
  await user.click(button('Save'));
  expect((await region.findByRole('alert')).textContent).toContain('You have been signed out.');
  expect(document.activeElement).toBe(article(mine.id));
  act(() => visitor.expire());
  await user.click(button('Sign in with Google'));
  await waitFor(() => expect(box('Edit your comment').value).toBe(`${mine.body} and more`));
  expect(region.queryByRole('alert')).toBeNull();
});

test('what another tab has typed while an edit was being saved is kept', async () => {
  const { article, user, box, button, connection, region, storage } = await visit({
    signedIn: true,
    comments: [mine],
  });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  const release = connection.hold();
  await user.click(button('Save'));
  const more = JSON.stringify({ text: `${mine.body} and more, and even more`, original: mine.body });
  act(() => storage.changeInOtherTab(draftKey, more));
  release();
  await waitFor(() => expect(region.queryByText('Saving')).toBeNull());
  expect(storage.kept.get(draftKey)).toBe(more);
});

test('an edit that another tab has saved or canceled closes here too', async () => {
  const { article, user, region, storage } = await visit({ signedIn: true, comments: [mine] });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.keyboard('!');
  act(() => storage.changeInOtherTab(draftKey, null));
  expect(region.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Edit');
});

test('an edit that has arrived is saved, although its answer was lost', async () => {
  const { article, user, box, button, connection, region, storage } = await visit({
    signedIn: true,
    comments: [mine],
  });
  await user.click(await within(article(mine.id)).findByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  connection.losesAnswers = true;
  await user.click(button('Save'));
  await region.findByText('Your change is saved.');
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
