import { expect } from 'vitest';
import { type Comment, type Cursor, comparePositions, ownAtOnce } from '../model.ts';
import type { CommentsPort } from '../port.ts';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft, type Person, refusalOf, repliesTo, stored } from './test-page.ts';

/** Everything by the person of a port. */
async function allOwn(port: CommentsPort): Promise<readonly Comment[]> {
  const found: Comment[] = [];
  for (let before: Cursor | undefined | null; before !== null; ) {
    const { comments, next, total } = accepted(await port.own(before));
    expect(total).toBeGreaterThanOrEqual(found.length + comments.length);
    found.push(...comments);
    before = next;
  }
  return found;
}

async function removeAll({ port, reader }: Person): Promise<void> {
  while (accepted(await port.removeOwn(reader.uid)) > 0);
}

/** What a person can do with everything that they wrote. */
export function ownCases(test: ContractTest): void {
  test('a person gets all of what they wrote, newest first, from every page', async (testPage) => {
    const { ada, grace, page, otherPage, holds } = testPage;
    await removeAll(ada);
    const tops = stored(ownAtOnce - 1, ada.reader, page);
    const replies = repliesTo(tops.slice(0, 2)).map((reply) => ({ ...reply, pathName: otherPage }));
    await holds([...tops, ...replies, ...stored(2, grace.reader, page)]);
    const own = await allOwn(ada.port);
    expect(own).toEqual([...tops, ...replies].sort((a, b) => comparePositions(b, a)));
    expect(accepted(await ada.port.own()).total).toBe(ownAtOnce + 1);
  });

  test('a person removes everything that they wrote, and nothing else', async (testPage) => {
    const { ada, grace, page, otherPage, holds, watching } = testPage;
    await removeAll(ada);
    const top = accepted(await ada.port.post(page, draft('Question')));
    const answer = accepted(await grace.port.post(page, draft('Answer', { parentId: top.id })));
    await holds([...stored(23, ada.reader, otherPage), ...repliesTo([top])]);
    const watched = watching(grace.port, page);
    await watched.sees('Question', 'Answer', 'Question');
    await removeAll(ada);
    expect(accepted(await ada.port.own())).toEqual({ comments: [], next: null, total: 0 });
    await watched.sees('Answer');
    const { threads, total } = accepted(await grace.port.threads(page));
    expect(threads).toEqual([{ id: top.id, top: null, replies: [answer], more: 0, next: null }]);
    expect(total).toBe(1);
    expect(accepted(await grace.port.threads(otherPage)).threads).toEqual([]);
  });

  test('who wrote nothing gets nothing, and removes nothing', async ({ ada, stranger, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Stays')));
    expect(accepted(await stranger.port.own())).toEqual({ comments: [], next: null, total: 0 });
    expect(accepted(await stranger.port.removeOwn(stranger.reader.uid))).toBe(0);
    expect(accepted(await ada.port.find(page, id)).top?.body).toBe('Stays');
  });

  test('nothing is removed for a person who is not signed in any longer', async ({ ada, grace, page }) => {
    const { id } = accepted(await grace.port.post(page, draft('Stays')));
    expect(refusalOf(await grace.port.removeOwn(ada.reader.uid))).toBe('forbidden');
    expect(accepted(await grace.port.find(page, id)).top?.body).toBe('Stays');
  });

  test('a signed-out reader has nothing of their own', async ({ signedOut }) => {
    expect(refusalOf(await signedOut.own())).toBe('signed-out');
    expect(refusalOf(await signedOut.removeOwn('nobody'))).toBe('signed-out');
  });
}
