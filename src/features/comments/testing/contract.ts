import { afterEach, expect, test, vi } from 'vitest';
import {
  type Comment,
  type CommentDraft,
  type Cursor,
  commentSchema,
  newCommentId,
  type PagePath,
} from '../model.ts';
import type { Change, CommentsPort } from '../port.ts';
import { pagingFacts } from './paging-facts.ts';
import { accepted, draft, refusalOf, type Stage } from './stage.ts';
import { invisibleBodies, visibleBodies } from './visible-text.ts';

/** What an adapter can't do, and why. `tests` are names from the list below. */
export interface Skip {
  readonly reason: string;
  readonly tests: readonly string[];
}

/** All comments of a page, by way of every page of threads and of replies. */
async function everything(port: CommentsPort, page: PagePath): Promise<readonly Comment[]> {
  const found: Comment[] = [];
  for (let before: Cursor | undefined | null; before !== null; ) {
    const { threads, next } = accepted(await port.threads(page, before));
    for (const thread of threads) {
      found.push(...(thread.top ? [thread.top] : []), ...thread.replies);
      for (let after = thread.next; after !== null; ) {
        const further = accepted(await port.replies(page, thread.id, after));
        found.push(...further.replies);
        after = further.next;
      }
    }
    before = next;
  }
  return found;
}

/** Every promise of CommentsPort and every rule of the backend, as one suite for all adapters. */
export function commentsContract(
  name: string,
  open: () => Stage | Promise<Stage>,
  skip: readonly Skip[] = [],
): void {
  const stops: (() => void | Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  const fact = (title: string, check: (stage: Stage) => Promise<void>) => {
    const skipped = skip.find(({ tests }) => tests.includes(title));
    test(`${name}: ${title}${skipped ? ` (skipped: ${skipped.reason})` : ''}`, {
      skip: skipped !== undefined,
    }, async () => {
      const stage = await open();
      stops.push(() => stage.close());
      await check(stage);
    });
  };

  /** Watches a page as a client does; `sees` waits until the comments are as they should be. */
  const watching = (port: CommentsPort, page: PagePath) => {
    let comments = new Map<string, Comment>();
    let isKnown = false;
    const heard: Change[] = [];
    const apply = (change: Change) => {
      if (change.kind === 'upserted') comments.set(change.comment.id, change.comment);
      if (change.kind === 'removed') comments.delete(change.id);
      if (change.kind === 'stale') void load();
    };
    // What is heard while the answer is on its way may be newer than the answer.
    const load = async () => {
      const before = heard.length;
      comments = new Map((await everything(port, page)).map((comment) => [comment.id, comment]));
      for (const change of heard.slice(before)) if (change.kind !== 'stale') apply(change);
      isKnown = true;
    };
    const stop = port.changes(page, (change) => {
      heard.push(change);
      apply(change);
    });
    stops.push(stop);
    void load();
    const latest = () => [...comments.values()];
    const sees = (...expected: readonly string[]) =>
      vi.waitFor(
        () => {
          expect(isKnown).toBe(true);
          expect(
            latest()
              .map(({ body }) => body)
              .toSorted(),
          ).toEqual(expected.toSorted());
        },
        { timeout: 20_000, interval: 10 },
      );
    return { sees, stop, latest, heard };
  };

  fact('an empty page is an empty list', async ({ signedOut, page }) => {
    await watching(signedOut, page).sees();
  });

  fact('a posted comment is answered with its eight fields', async ({ ada, page }) => {
    const sent = draft('Hello');
    const stored = accepted(await ada.port.post(page, sent));
    expect(Object.keys(stored).toSorted()).toEqual(Object.keys(commentSchema.shape).toSorted());
    expect(stored).toMatchObject({ id: sent.id, body: 'Hello', parentId: null, pathName: page });
    expect(commentSchema.safeParse(stored).success).toBe(true);
  });

  fact('the author is who is signed in, not what a client says', async ({ ada, grace, page }) => {
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

  fact('createdAt is the clock of the backend', async ({ ada, page }) => {
    const before = Date.now() - 60_000;
    const backdated = { ...draft('Old'), createdAt: '2001-01-01T00:00:00.000Z' };
    const stored = accepted(await ada.port.post(page, backdated));
    expect(Date.parse(stored.createdAt)).toBeGreaterThan(before);
  });

  fact('a posted comment reaches a reader who is already watching', async ({ ada, signedOut, page }) => {
    const reader = watching(signedOut, page);
    await reader.sees();
    await ada.port.post(page, draft('News'));
    await reader.sees('News');
  });

  fact('an edited comment reaches a reader who is already watching', async ({ ada, grace, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Before')));
    const reader = watching(grace.port, page);
    await reader.sees('Before');
    await ada.port.edit(page, id, 'After');
    await reader.sees('After');
  });

  fact(
    'a removed comment leaves the list of a reader who is already watching',
    async ({ ada, grace, page }) => {
      const { id } = accepted(await ada.port.post(page, draft('Here')));
      const reader = watching(grace.port, page);
      await reader.sees('Here');
      expect((await ada.port.remove(page, id)).ok).toBe(true);
      await reader.sees();
    },
  );

  fact('a person sees their own comment in their own list', async ({ ada, page }) => {
    const own = watching(ada.port, page);
    await own.sees();
    await ada.port.post(page, draft('Mine'));
    await own.sees('Mine');
  });

  fact('a reader who stopped watching hears nothing more', async ({ ada, grace, page }) => {
    const left = watching(grace.port, page);
    await left.sees();
    left.stop();
    const stayed = watching(grace.port, page);
    const before = left.heard.length;
    await ada.port.post(page, draft('Later'));
    await stayed.sees('Later');
    expect(left.heard.length).toBe(before);
  });

  fact('each page has its own comments', async ({ ada, signedOut, page, otherPage }) => {
    const here = watching(signedOut, page);
    const there = watching(signedOut, otherPage);
    await ada.port.post(page, draft('Here'));
    await ada.port.post(otherPage, draft('There'));
    await here.sees('Here');
    await there.sees('There');
  });

  fact('posting the same id again returns the stored comment', async ({ ada, page }) => {
    const sent = draft('Once');
    const first = accepted(await ada.port.post(page, sent));
    expect(accepted(await ada.port.post(page, { ...sent, body: 'Twice' }))).toEqual(first);
    const list = watching(ada.port, page);
    await list.sees('Once');
  });

  fact("nobody posts over another's comment", async ({ ada, grace, page }) => {
    const sent = draft('Mine');
    await ada.port.post(page, sent);
    expect(refusalOf(await grace.port.post(page, { ...sent, body: 'Not yours' }))).not.toBe('accepted');
    await watching(grace.port, page).sees('Mine');
  });

  fact('a signed-out reader cannot post', async ({ signedOut, page }) => {
    expect(refusalOf(await signedOut.post(page, draft('Nobody')))).toBe('signed-out');
    await watching(signedOut, page).sees();
  });

  fact('a signed-out reader can neither edit nor remove', async ({ ada, signedOut, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Stays')));
    expect(refusalOf(await signedOut.edit(page, id, 'Gone'))).toBe('signed-out');
    expect(refusalOf(await signedOut.remove(page, id))).toBe('signed-out');
    await watching(signedOut, page).sees('Stays');
  });

  fact('only its author edits a comment', async ({ ada, stranger, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Mine')));
    expect(refusalOf(await stranger.port.edit(page, id, 'Yours'))).toBe('forbidden');
    await watching(ada.port, page).sees('Mine');
  });

  fact('only its author removes a comment', async ({ ada, stranger, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Mine')));
    expect(refusalOf(await stranger.port.remove(page, id))).toBe('forbidden');
    await watching(ada.port, page).sees('Mine');
  });

  fact('an edit changes the body and nothing else', async ({ ada, page }) => {
    const before = accepted(await ada.port.post(page, draft('Before')));
    expect(accepted(await ada.port.edit(page, before.id, 'After'))).toEqual({ ...before, body: 'After' });
  });

  fact('what is not there can be neither edited nor removed', async ({ ada, page }) => {
    expect(refusalOf(await ada.port.edit(page, newCommentId(), 'Ghost'))).toBe('not-found');
    expect(refusalOf(await ada.port.remove(page, newCommentId()))).toBe('not-found');
  });

  fact('a reply hangs on a top-level comment of its page', async ({ ada, grace, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    const reply = accepted(await grace.port.post(page, draft('Answer', { parentId: top.id })));
    expect(reply.parentId).toBe(top.id);
  });

  fact('a reply to a reply is refused', async ({ ada, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    const reply = accepted(await ada.port.post(page, draft('Answer', { parentId: top.id })));
    expect(refusalOf(await ada.port.post(page, draft('Deeper', { parentId: reply.id })))).not.toBe(
      'accepted',
    );
  });

  fact('a reply to what is not there is refused', async ({ ada, page }) => {
    expect(refusalOf(await ada.port.post(page, draft('Lost', { parentId: newCommentId() })))).not.toBe(
      'accepted',
    );
  });

  fact('a reply across pages is refused', async ({ ada, page, otherPage }) => {
    const elsewhere = accepted(await ada.port.post(otherPage, draft('There')));
    expect(refusalOf(await ada.port.post(page, draft('Here', { parentId: elsewhere.id })))).not.toBe(
      'accepted',
    );
  });

  fact('removing a comment leaves its replies', async ({ ada, grace, page }) => {
    const top = accepted(await ada.port.post(page, draft('Question')));
    await grace.port.post(page, draft('Answer', { parentId: top.id }));
    await ada.port.remove(page, top.id);
    const list = watching(grace.port, page);
    await list.sees('Answer');
    expect(list.latest()[0]?.parentId).toBe(top.id);
  });

  fact('a page that does not exist takes no comments', async ({ ada, missingPage }) => {
    expect(refusalOf(await ada.port.post(missingPage, draft('Nowhere')))).not.toBe('accepted');
  });

  fact('a body is trimmed', async ({ ada, page }) => {
    const stored = accepted(await ada.port.post(page, draft('  spaced \n')));
    expect(stored.body).toBe('spaced');
    expect(accepted(await ada.port.edit(page, stored.id, '\n again  ')).body).toBe('again');
  });

  fact('an empty body is refused', async ({ ada, page }) => {
    expect(refusalOf(await ada.port.post(page, draft(' \n\t ')))).toBe('invalid');
    const { id } = accepted(await ada.port.post(page, draft('Words')));
    expect(refusalOf(await ada.port.edit(page, id, '   '))).toBe('invalid');
    await watching(ada.port, page).sees('Words');
  });

  fact('a body without a visible character is refused', async ({ ada, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Words')));
    for (const body of invisibleBodies) {
      expect([body, refusalOf(await ada.port.post(page, draft(body)))]).toEqual([body, 'invalid']);
      expect([body, refusalOf(await ada.port.edit(page, id, body))]).toEqual([body, 'invalid']);
    }
    await watching(ada.port, page).sees('Words');
  });

  fact('a body needs no more than one visible character, of any script', async ({ ada, signedOut, page }) => {
    for (const body of visibleBodies)
      expect(accepted(await ada.port.post(page, draft(body))).body).toBe(body);
    await watching(signedOut, page).sees(...visibleBodies);
  });

  fact('a body holds 5,000 characters and no more', async ({ ada, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('x'.repeat(5000))));
    expect(refusalOf(await ada.port.post(page, draft('x'.repeat(5001))))).toBe('invalid');
    expect(refusalOf(await ada.port.edit(page, id, 'x'.repeat(5001)))).toBe('invalid');
  });

  fact('a body comes back character for character', async ({ ada, signedOut, page }) => {
    const bodies = [
      '<script>alert(1)</script>',
      'a\nb\r\nc',
      '👩‍👩‍👧 \u202Eright',
      "'; DROP TABLE comments;--",
      '\u0007 bell',
    ];
    for (const body of bodies) expect(accepted(await ada.port.post(page, draft(body))).body).toBe(body);
    await watching(signedOut, page).sees(...bodies);
  });

  fact('a malformed id is refused', async ({ ada, page }) => {
    // Not a CommentId on purpose: a client may send anything.
    const id = 'NOT-AN-ID' as CommentDraft['id'];
    expect(refusalOf(await ada.port.post(page, draft('Who', { id })))).toBe('invalid');
  });

  pagingFacts(fact);
}
