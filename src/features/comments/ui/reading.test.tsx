import { act, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { newCommentId } from '../model.ts';
import { ada, comment, grace, page } from '../testing/people.ts';
import { visit } from '../testing/visit.tsx';
import { Comments } from './Comments.tsx';

const top = comment('top', grace, 1);
const newest = comment('newest', ada, 3);
const draft = (body: string, parentId: typeof top.id | null = null) => ({
  id: newCommentId(),
  body,
  parentId,
});

afterEach(() => history.replaceState(null, '', '/'));

test('while loading there are the heading and outlines of the list', () => {
  const html = renderToString(
    <Comments page="/blogpost5" pagesPath={null} backend={{ kind: 'embedded', signIn: ['google'] }} />,
  );
  expect(html).toContain('Comments</h2>');
  expect(html).toContain('Loading comments');
  expect(html).toContain('needs JavaScript');
  expect(html).not.toContain('style=');
});

test('what came with a deployment gives way to what is there now, which is not new to this reader', async () => {
  const deployed = { id: top.id, top, replies: [], more: 0, next: null };
  const now = [{ ...top, body: 'Edited' }, newest];
  const first = { threads: [deployed], next: null, total: 1 };
  const { bodies, region } = await visit({ comments: now, first });
  await vi.waitFor(() => expect(bodies()).toEqual([newest.body, 'Edited']));
  expect(region.getByText('2 comments')).toBeDefined();
});

test('a comment is an article with a name, a date that links to it, and initials', async () => {
  const { region } = await visit({ comments: [top] });
  const article = region.getByRole('article', { name: /^Comment by Grace Sample, \S+$/ });
  expect(article.id).toBe(`comment-${top.id}`);
  const link = within(article).getByRole('link');
  expect(link.getAttribute('href')).toBe(`#comment-${top.id}`);
  expect(link.querySelector('time')?.dateTime).toBe(top.createdAt);
  expect(within(article).getByText('GS')).toBeDefined();
});

test('initials of Arabic stay apart', async () => {
  const { article } = await visit({ comments: [comment('top', { ...grace, displayName: 'سارة مراد' }, 1)] });
  expect(article(top.id).textContent).toMatch(/^س\u200cم/);
});

test("a photo covers the initials, and is removed when it can't be loaded", async () => {
  const photo = comment('photo', grace, 1, { userImg: 'https://photos.example/g.png' });
  const { article } = await visit({ comments: [photo] });
  const image = article(photo.id).querySelector('img');
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.alt).toBe('');
  act(() => void image?.dispatchEvent(new Event('error')));
  expect(article(photo.id).querySelector('img')).toBeNull();
});

test('a photo that is not fetched over https is not fetched', async () => {
  const { article } = await visit({
    comments: [
      comment('a', grace, 1, { userImg: 'http://insecure.example/x.png' }),
      comment('b', grace, 2, { userImg: 'javascript:alert(1)' }),
    ],
  });
  for (const id of ['a000000', 'b000000']) expect(article(id).querySelector('img')).toBeNull();
});

test("what others write waits behind a button, and edits and deletions don't", async () => {
  const { as, region, user, button, bodies } = await visit({ comments: [top, newest] });
  const eve = as({ ...grace, uid: 'uid-eve' });
  await act(async () => {
    await eve.post(page, draft('New one'));
  });
  expect(button('Show 1 new comment')).toBeDefined();
  await act(async () => {
    await eve.post(page, draft('New reply', top.id));
    await as(grace).edit(top.id, 'Edited');
    await as(ada).remove(newest.id);
  });
  expect(bodies()).toEqual(['Edited']);
  expect(region.getByText('2 new comments.')).toBeDefined();
  await user.click(button('Show 2 new comments'));
  expect(bodies()).toEqual(['New one', 'Edited', 'New reply']);
  expect(document.activeElement?.textContent).toContain('New one');
  expect(await region.findByText('3 comments')).toBeDefined();
});

test('a lost connection is shown until it is back, and the list stays', async () => {
  const { backend, region, bodies } = await visit({ comments: [top] });
  act(() => backend.tellsAll('disconnected'));
  expect(region.getByText(/connection is lost/)).toBeDefined();
  expect(bodies()).toEqual([top.body]);
  await act(async () => backend.tellsAll('stale'));
  expect(region.queryByText(/connection is lost/)).toBeNull();
});

test('a link to a comment brings it into view and marks it', async () => {
  history.replaceState(null, '', `#comment-${newest.id}`);
  const into = vi.fn();
  Element.prototype.scrollIntoView = into;
  const { article } = await visit({ comments: [top, newest] });
  await expect.poll(() => into).toHaveBeenCalled();
  expect(into.mock.contexts[0]).toBe(article(newest.id));
  await expect.poll(() => article(newest.id).dataset.marked).toBe('true');
  expect(article(top.id).dataset.marked).toBeUndefined();
});

test("signing in later doesn't scroll to the linked comment again", async () => {
  history.replaceState(null, '', `#comment-${top.id}`);
  const into = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = into;
  const { user, button, region } = await visit({ comments: [top, newest] });
  await expect.poll(() => into).toHaveBeenCalledTimes(1);
  await user.click(button('Sign in with Google'));
  const box = await region.findByRole('textbox', { name: 'Your comment' });
  await expect.poll(() => document.activeElement).toBe(box);
  expect(into.mock.contexts.filter(({ tagName }) => tagName === 'ARTICLE')).toHaveLength(1);
});

test('a link to a deleted comment says so', async () => {
  history.replaceState(null, '', '#comment-deleted');
  const { region } = await visit({ comments: [top] });
  expect((await region.findByText(/has been deleted/)).role).toBe('alert');
  history.replaceState(null, '', '#comments-heading');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(region.queryByText(/has been deleted/)).toBeNull();
});

test('a link to a heading that is named like a comment is not for one', async () => {
  const heading = document.createElement('h2');
  heading.id = 'comment-section';
  document.body.append(heading);
  history.replaceState(null, '', '#comment-section');
  const { region } = await visit({ comments: [top] });
  heading.remove();
  expect(region.queryByText(/has been deleted/)).toBeNull();
});

test('a link to a comment that waits behind the button shows all that waits there', async () => {
  const { as, article, bodies } = await visit({ comments: [top] });
  const [first, second] = [draft('New one'), draft('Another')];
  await act(async () => {
    await as(grace).post(page, first);
    await as(grace).post(page, second);
  });
  expect(bodies()).toEqual([top.body]);
  history.replaceState(null, '', `#comment-${first.id}`);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  // Both may have come in the same millisecond.
  await expect.poll(() => bodies().toSorted()).toEqual(['Another', top.body, 'New one']);
  expect(article(first.id).dataset.marked).toBe('true');
});
