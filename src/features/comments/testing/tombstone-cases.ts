import { assert, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft, ids, refusalOf, repliesTo, stored } from './test-page.ts';
import { allThreads } from './watching.ts';

const nothing = { threads: [], next: null, total: 0 };

/** What a deleted comment leaves. */
export function tombstoneCases(test: ContractTest): void {
  test('a deleted comment with replies keeps its place as a tombstone', async (testPage) => {
    const { ada, grace, signedOut, page, holds } = testPage;
    const tops = stored(3, ada.reader, page);
    const middle = tops[1];
    assert(middle);
    await holds(tops);
    const reply = accepted(await grace.port.post(page, draft('Answer', { parentId: middle.id })));
    accepted(await ada.port.remove(middle.id));
    const { threads, total } = accepted(await signedOut.threads(page));
    expect(ids(threads)).toEqual(ids(tops).toReversed());
    expect(threads[1]).toEqual({ id: middle.id, top: null, replies: [reply], more: 0, next: null });
    expect(total).toBe(3);
    expect(accepted(await signedOut.find(page, reply.id)).top).toBeNull();
    expect(accepted(await signedOut.find(page, middle.id)).replies).toEqual([reply]);
  });

  test('tombstones and comments share one order across pages', async ({ ada, signedOut, page, holds }) => {
    const tops = stored(44, ada.reader, page);
    await holds([...tops, ...repliesTo(tops)]);
    for (const { id } of tops.filter((_, index) => index % 4 === 0)) accepted(await ada.port.remove(id));
    expect(ids(await allThreads(signedOut, page))).toEqual(ids(tops).toReversed());
    expect(accepted(await signedOut.threads(page)).total).toBe(33 + 44);
  });

  test('a deleted comment without replies leaves nothing to see', async ({ ada, signedOut, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Soon gone')));
    accepted(await ada.port.remove(id));
    expect(accepted(await signedOut.threads(page))).toMatchObject(nothing);
    expect(refusalOf(await signedOut.find(page, id))).toBe('not-found');
  });

  test('a tombstone goes with its last reply', async ({ ada, grace, signedOut, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    const reply = accepted(await grace.port.post(page, draft('Answer', { parentId: top.id })));
    accepted(await ada.port.remove(top.id));
    accepted(await grace.port.remove(reply.id));
    expect(accepted(await signedOut.threads(page))).toMatchObject(nothing);
  });

  test('the id of a deleted comment is not used again', async ({ ada, grace, signedOut, page }) => {
    const top = draft('Question');
    const reply = draft('Once', { parentId: top.id });
    for (const sent of [top, reply]) accepted(await ada.port.post(page, sent));
    for (const sent of [reply, top]) {
      accepted(await ada.port.remove(sent.id));
      for (const { port } of [ada, grace])
        expect(refusalOf(await port.post(page, sent))).not.toBe('accepted');
      expect(refusalOf(await signedOut.find(page, sent.id))).toBe('not-found');
    }
  });

  test('a deleted comment takes no replies', async ({ ada, grace, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    accepted(await ada.port.remove(top.id));
    const late = draft('Late', { parentId: top.id });
    expect(refusalOf(await grace.port.post(page, late))).not.toBe('accepted');
  });
}
