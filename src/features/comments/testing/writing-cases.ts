import { expect } from 'vitest';
import { type CommentDraft, commentSchema, newCommentId } from '../model.ts';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft, refusalOf } from './test-page.ts';

/** Who may post, reply, edit and remove, and what is stored. */
export function writingCases(test: ContractTest): void {
  test('a posted comment is answered with its eight fields', async ({ ada, page }) => {
    const sent = draft('Hello');
    const stored = accepted(await ada.port.post(page, sent));
    expect(Object.keys(stored).toSorted()).toEqual(Object.keys(commentSchema.shape).toSorted());
    expect(stored).toMatchObject({ id: sent.id, body: 'Hello', parentId: null, pathName: page });
    expect(commentSchema.safeParse(stored).success).toBe(true);
  });

  test('the author is who is signed in, not what a client says', async ({ ada, grace, page }) => {
    const forged = {
      ...draft('Me'),
      userId: grace.reader.uid,
      username: 'Grace',
      userImg: 'https://forged.example',
    };
    expect(accepted(await ada.port.post(page, forged))).toMatchObject({
      userId: ada.reader.uid,
      username: ada.reader.displayName,
      userImg: ada.reader.photoURL,
    });
  });

  test('createdAt is the clock of the backend', async ({ ada, page }) => {
    const before = Date.now() - 60_000;
    const backdated = { ...draft('Old'), createdAt: '2001-01-01T00:00:00.000Z' };
    const stored = accepted(await ada.port.post(page, backdated));
    expect(Date.parse(stored.createdAt)).toBeGreaterThan(before);
  });

  test('posting the same id again returns the stored comment', async ({ ada, page, watching }) => {
    const sent = draft('Once');
    const first = accepted(await ada.port.post(page, sent));
    expect(accepted(await ada.port.post(page, { ...sent, body: 'Twice' }))).toEqual(first);
    const list = watching(ada.port, page);
    await list.sees('Once');
  });

  test('an id that its author sends again from another page is refused there', async (testPage) => {
    const { ada, page, otherPage, watching } = testPage;
    const sent = draft('Here');
    accepted(await ada.port.post(page, sent));
    expect(refusalOf(await ada.port.post(otherPage, sent))).toBe('invalid');
    await watching(ada.port, otherPage).sees();
  });

  test("nobody posts over another's comment", async ({ ada, grace, page, watching }) => {
    const sent = draft('Mine');
    await ada.port.post(page, sent);
    expect(refusalOf(await grace.port.post(page, { ...sent, body: 'Not yours' }))).not.toBe('accepted');
    await watching(grace.port, page).sees('Mine');
  });

  test('a signed-out reader cannot post', async ({ signedOut, page, watching }) => {
    expect(refusalOf(await signedOut.post(page, draft('Nobody')))).toBe('signed-out');
    await watching(signedOut, page).sees();
  });

  test('a signed-out reader can neither edit nor remove', async ({ ada, signedOut, page, watching }) => {
    const { id } = accepted(await ada.port.post(page, draft('Stays')));
    expect(refusalOf(await signedOut.edit(id, 'Gone'))).toBe('signed-out');
    expect(refusalOf(await signedOut.remove(id))).toBe('signed-out');
    await watching(signedOut, page).sees('Stays');
  });

  test('only its author edits a comment', async ({ ada, stranger, page, watching }) => {
    const { id } = accepted(await ada.port.post(page, draft('Mine')));
    expect(refusalOf(await stranger.port.edit(id, 'Yours'))).toBe('forbidden');
    await watching(ada.port, page).sees('Mine');
  });

  test('only its author removes a comment', async ({ ada, stranger, page, watching }) => {
    const { id } = accepted(await ada.port.post(page, draft('Mine')));
    expect(refusalOf(await stranger.port.remove(id))).toBe('forbidden');
    await watching(ada.port, page).sees('Mine');
  });

  test('an edit changes the body and nothing else', async ({ ada, page }) => {
    const before = accepted(await ada.port.post(page, draft('Before')));
    expect(accepted(await ada.port.edit(before.id, 'After'))).toEqual({ ...before, body: 'After' });
  });

  test("what is not there can't be edited, and counts as removed", async ({ ada }) => {
    expect(refusalOf(await ada.port.edit(newCommentId(), 'Ghost'))).toBe('not-found');
    expect(refusalOf(await ada.port.remove(newCommentId()))).toBe('accepted');
  });

  test('a reply to a reply is refused', async ({ ada, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    const reply = accepted(await ada.port.post(page, draft('Answer', { parentId: top.id })));
    expect(refusalOf(await ada.port.post(page, draft('Deeper', { parentId: reply.id })))).not.toBe(
      'accepted',
    );
  });

  test('a reply to what is not there is refused', async ({ ada, page }) => {
    expect(refusalOf(await ada.port.post(page, draft('Lost', { parentId: newCommentId() })))).not.toBe(
      'accepted',
    );
  });

  test('a reply across pages is refused', async ({ ada, page, otherPage }) => {
    const elsewhere = accepted(await ada.port.post(otherPage, draft('There')));
    expect(refusalOf(await ada.port.post(page, draft('Here', { parentId: elsewhere.id })))).not.toBe(
      'accepted',
    );
  });

  test('a page that does not exist takes no comments', async ({ ada, missingPage }) => {
    expect(refusalOf(await ada.port.post(missingPage, draft('Nowhere')))).not.toBe('accepted');
  });

  test('a malformed id is refused', async ({ ada, page }) => {
    // Not a CommentId on purpose: a client may send anything.
    const id = 'NOT-AN-ID' as CommentDraft['id'];
    expect(refusalOf(await ada.port.post(page, draft('Who', { id })))).toBe('invalid');
  });
}
