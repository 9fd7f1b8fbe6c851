import { expect, vi } from 'vitest';
import { newCommentId, type PagePath, type Subject } from '../model.ts';
import type { CommentsPort, LikesPort } from '../port.ts';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft, type Person, refusalOf, repliesTo, stored } from './test-page.ts';

function likesOf(port: CommentsPort): LikesPort {
  if (port.likes === undefined) throw new Error('This backend has no likes.');
  return port.likes;
}
const set = (port: CommentsPort, page: PagePath, subject: Subject, isLiked = true) =>
  likesOf(port).set(page, subject, isLiked);
const likedOn = async (port: CommentsPort, page: PagePath) =>
  accepted(await likesOf(port).mine()).flatMap((liked) => (liked.page === page ? liked.subject : []));
const countsOf = async (port: CommentsPort, page: PagePath) => accepted(await port.threads(page)).likes;
const post = async ({ port }: Person, page: PagePath) => accepted(await port.post(page, draft('Words'))).id;

/** One like per person of each comment and each article, and its count for everybody. */
export function likesCases(test: ContractTest): void {
  test('everybody sees how many people like a comment and an article', async ({
    ada,
    grace,
    signedOut,
    page,
  }) => {
    const id = await post(ada, page);
    expect(await countsOf(signedOut, page)).toEqual({});
    expect(accepted(await set(ada.port, page, id))).toBe(1);
    expect(accepted(await set(grace.port, page, id))).toBe(2);
    expect(accepted(await set(grace.port, page, page))).toBe(1);
    expect(await countsOf(signedOut, page)).toEqual({ [id]: 2, [page]: 1 });
  });

  test('a person has one like, and takes back nobody else’s', async ({ ada, grace, page }) => {
    const id = await post(ada, page);
    await set(ada.port, page, id);
    expect(accepted(await set(ada.port, page, id))).toBe(1);
    expect(accepted(await set(grace.port, page, id, false))).toBe(1);
    expect(accepted(await set(ada.port, page, id, false))).toBe(0);
    expect(accepted(await set(ada.port, page, id, false))).toBe(0);
  });

  test('readers know what they like themselves', async ({ ada, grace, page, otherPage }) => {
    const id = await post(ada, page);
    await set(ada.port, page, id);
    await set(ada.port, otherPage, otherPage);
    expect(await likedOn(ada.port, page)).toEqual([id]);
    expect(await likedOn(ada.port, otherPage)).toEqual([otherPage]);
    expect(await likedOn(grace.port, page)).toEqual([]);
  });

  test('nobody likes anything signed out', async ({ ada, signedOut, page }) => {
    const id = await post(ada, page);
    expect(refusalOf(await set(signedOut, page, id))).toBe('signed-out');
    expect(refusalOf(await likesOf(signedOut).mine())).toBe('signed-out');
    expect(await countsOf(signedOut, page)).toEqual({});
  });

  test('what is not on the page can’t be liked', async ({ ada, page, otherPage }) => {
    const elsewhere = await post(ada, otherPage);
    for (const subject of [elsewhere, newCommentId(), otherPage])
      expect(refusalOf(await set(ada.port, page, subject))).toBe('not-found');
    expect(await countsOf(ada.port, page)).toEqual({});
  });

  test('an article that does not exist can’t be liked', async ({ ada, missingPage }) => {
    expect(refusalOf(await set(ada.port, missingPage, missingPage))).toBe('not-found');
  });

  test('a banned person likes nothing more, but takes likes back', async ({ ada, owner, newcomer, page }) => {
    const id = await post(ada, page);
    const banned = await newcomer();
    await set(banned.port, page, id);
    const comment = accepted(await banned.port.post(page, draft('Spam')));
    accepted(await (await owner.moderation()).ban(comment));
    expect(refusalOf(await set(banned.port, page, page))).toBe('forbidden');
    expect(accepted(await set(banned.port, page, id, false))).toBe(0);
  });

  test('a count goes with its comment', async ({ ada, grace, page }) => {
    const id = await post(ada, page);
    await set(grace.port, page, id);
    await ada.port.remove(id);
    expect(await countsOf(grace.port, page)).toEqual({});
    expect(accepted(await set(grace.port, page, id, false))).toBe(0);
  });

  test('nobody likes a comment that is gone', async ({ ada, grace, page }) => {
    const id = await post(ada, page);
    await set(grace.port, page, id);
    await ada.port.remove(id);
    expect(await likedOn(grace.port, page)).toEqual([]);
  });

  test('likes go with everything that their person wrote, from every page', async ({
    grace,
    newcomer,
    page,
    otherPage,
  }) => {
    const leaving = await newcomer();
    const id = await post(leaving, page);
    await set(grace.port, page, page);
    for (const liked of [page, otherPage]) await set(leaving.port, liked, liked);
    await set(leaving.port, page, id);
    const all = accepted(await likesOf(leaving.port).mine());
    expect(new Set(all.map(({ subject, page: on }) => `${on} ${subject}`))).toEqual(
      new Set([`${page} ${page}`, `${otherPage} ${otherPage}`, `${page} ${id}`]),
    );
    while (accepted(await leaving.port.removeOwn(leaving.reader.uid)) > 0);
    expect(accepted(await likesOf(leaving.port).mine())).toEqual([]);
    expect(await countsOf(grace.port, page)).toEqual({ [page]: 1 });
    expect(await countsOf(grace.port, otherPage)).toEqual({});
  });

  test('as many people as like something at the same time are counted', async ({
    ada,
    grace,
    stranger,
    owner,
    page,
  }) => {
    const people = [ada, grace, stranger, owner];
    await Promise.all(people.map(async ({ port }) => accepted(await set(port, page, page))));
    expect(await countsOf(ada.port, page)).toEqual({ [page]: 4 });
    await Promise.all(people.slice(1).map(async ({ port }) => accepted(await set(port, page, page, false))));
    expect(await countsOf(ada.port, page)).toEqual({ [page]: 1 });
  });

  test('a like is told to a reader who is already watching', async ({ ada, grace, page, watching }) => {
    const id = await post(ada, page);
    const reader = watching(grace.port, page);
    await reader.sees('Words');
    await set(ada.port, page, id);
    await vi.waitFor(() => expect(reader.heard).toContainEqual({ kind: 'liked', likes: { [id]: 1 } }));
  });

  test('older threads, further replies and a linked comment come with their likes', async ({
    ada,
    page,
    holds,
  }) => {
    const tops = stored(25, ada.reader, page);
    const [oldest] = tops;
    if (!oldest) throw new Error('nothing is stored');
    const replies = repliesTo(Array.from({ length: 12 }, () => oldest));
    await holds([...tops, ...replies]);
    await set(ada.port, page, oldest.id);
    const newest = accepted(await ada.port.threads(page));
    expect(newest.likes).toEqual({});
    const older = accepted(await ada.port.threads(page, newest.next ?? undefined));
    expect(older.likes).toEqual({ [oldest.id]: 1 });
    const thread = older.threads.find(({ id }) => id === oldest.id);
    const further = () => thread?.next && ada.port.replies(page, oldest.id, thread.next);
    const more = await further();
    const reply = more && accepted(more).replies[0];
    if (!reply) throw new Error('there are no further replies');
    await set(ada.port, page, reply.id);
    const again = await further();
    expect(again && accepted(again).likes).toEqual({ [reply.id]: 1 });
    expect(accepted(await ada.port.find(page, reply.id)).likes).toEqual({ [oldest.id]: 1, [reply.id]: 1 });
  });
}
