import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maxBodyLength } from '../model.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { ada, comment, grace } from '../testing/people.ts';
import { visit } from '../testing/visit.tsx';

const theirs = comment('theirs', grace, 1);
const mine = comment('mine', ada, 2);

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

test('Control and Enter post; Escape never throws text away', async () => {
  const { box, user, bodies } = await visit({ signedIn: true });
  await user.type(box(), 'Quick{Escape}');
  expect(box().value).toBe('Quick');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(bodies()).toEqual(['Quick']);
});

test('Escape closes an empty reply, unless it ends the composition of a word', async () => {
  const { article, user, box, region } = await visit({ signedIn: true, comments: [theirs] });
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(box('Your reply'), { key: 'Escape', ...composed });
  await user.type(box('Your reply'), '{Escape}');
  expect(region.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
});

test('near the limit the box shows how much is left, and beyond it nothing is posted', async () => {
  const { box, user, region, button } = await visit({ signedIn: true });
  await user.click(box());
  await user.paste('x'.repeat(4499));
  expect(region.queryByText(/left/)).toBeNull();
  await user.paste('x');
  expect(region.getByText('500 characters left')).toBeDefined();
  expect(region.getByText('500 characters left').ariaLive).toBeFalsy();
  await user.paste('x'.repeat(501));
  expect(region.getByText('1 character too many')).toBeDefined();
  expect(button('Post').disabled).toBe(true);
  expect(box().value.length).toBe(maxBodyLength + 1);
});

test('what is left is announced in steps, not at every keystroke', async () => {
  const { box, user } = await visit({ signedIn: true });
  const heard = () =>
    [...document.querySelectorAll('[aria-live]')].flatMap(({ textContent }) =>
      /char/.test(textContent) ? textContent : [],
    );
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

test('a reply to a reply belongs to the top-level comment, and is last', async () => {
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

test('one form is open at a time, each keeps its text, and closing it returns the focus', async () => {
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

test('a reply keeps its form when the comment it answers is deleted, and Cancel keeps the focus nearby', async () => {
  const answer = comment('answer', grace, 3, { parentId: theirs.id });
  const { article, user, box, as, region, button } = await visit({
    signedIn: true,
    comments: [theirs, answer],
  });
  await user.click(within(article(theirs.id)).getByRole('button', { name: 'Reply' }));
  await user.keyboard('But');
  await act(async () => void (await as(grace).remove(theirs.id)));
  expect(region.getByText('Comment deleted')).toBeDefined();
  expect(box('Your reply').value).toBe('But');
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(article(answer.id));
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
