import { beforeEach, expect, test, vi } from 'vitest';
import { type Comment, newCommentId, type Person } from '../comment.ts';
import { type CommentStore, done, maxComments, refused } from '../store.ts';
import { ada, ben, page } from './sample.ts';

type Open = (me: Person | null) => CommentStore;

// #region contract
/** What every store promises. `fresh` opens an empty one. */
export function storeContract(fresh: () => Promise<Open>): void {
  let open: Open;
  beforeEach(async () => {
    open = await fresh();
  });

  test('a posted comment reaches a reader who is watching', async () => {
    const seen = watch(open(null));
    expect(await open(ada).post(page, draft('hello12'))).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()).toHaveLength(1));
    expect(seen.latest()[0]).toMatchObject({
      id: 'hello12',
      userId: 'ada',
      username: 'Ada',
      pathName: page,
    });
    seen.stop();
  });

  test('an id posted twice makes one comment, with the later text', async () => {
    await open(ada).post(page, draft('retry12', 'Thank yuo'));
    expect(
      await open(ada).post(page, draft('retry12', 'Thank you')),
    ).toEqual(done);
    expect(await bodies(open(null))).toEqual(['Thank you']);
  });
  // #endregion contract

  test('a late copy of a deleted comment is refused', async () => {
    await open(ada).post(page, draft('gone123', 'Oops'));
    await open(ada).remove('gone123');
    expect(await open(ada).post(page, draft('gone123', 'Oops'))).toEqual(
      refused('not-found'),
    );
    expect(await open(ben).post(page, draft('gone123', 'Mine'))).toEqual(
      refused('not-found'),
    );
    expect(await bodies(open(null))).toEqual([]);
  });

  test('a changed text is marked as edited, and a mere retry is not', async () => {
    await open(ada).post(page, draft('adas123'));
    await open(ada).post(page, draft('adas123'));
    await open(ada).edit('adas123', 'Hello.');
    expect((await comments(open(null)))[0]?.editedAt).toBeNull();
    await open(ada).edit('adas123', 'Better.');
    expect((await comments(open(null)))[0]?.editedAt).toMatch(/^20\d\d-/);
  });

  test("nobody can post over somebody else's comment by reusing its id", async () => {
    await open(ada).post(page, draft('adas123', 'mine'));
    expect(
      await open(ben).post(page, draft('adas123', 'mine now')),
    ).toEqual(refused('forbidden'));
    expect(await bodies(open(null))).toEqual(['mine']);
  });

  test('a signed-out reader cannot post, edit or delete', async () => {
    await open(ada).post(page, draft('adas123'));
    const reader = open(null);
    expect(await reader.post(page, draft(newCommentId()))).toEqual(
      refused('signed-out'),
    );
    expect(await reader.edit('adas123', 'x')).toEqual(
      refused('signed-out'),
    );
    expect(await reader.remove('adas123')).toEqual(refused('signed-out'));
    expect(await bodies(reader)).toEqual(['Hello.']);
  });

  test('only the author edits and deletes', async () => {
    await open(ada).post(page, draft('adas123'));
    expect(await open(ben).edit('adas123', 'x')).toEqual(
      refused('forbidden'),
    );
    expect(await open(ben).remove('adas123')).toEqual(refused('forbidden'));
    expect(await open(ada).edit('adas123', 'Better.')).toEqual(done);
    expect(await bodies(open(null))).toEqual(['Better.']);
    expect(await open(ada).remove('adas123')).toEqual(done);
    expect(await bodies(open(null))).toEqual([]);
  });

  test('a comment that is gone can be neither edited nor deleted', async () => {
    expect(await open(ada).edit('nothere', 'x')).toEqual(
      refused('not-found'),
    );
    expect(await open(ada).remove('nothere')).toEqual(refused('not-found'));
  });

  test('replies outlive the comment that they answer', async () => {
    await open(ada).post(page, draft('parent1'));
    await open(ben).post(page, {
      ...draft('reply12', 'I agree.'),
      parentId: 'parent1',
    });
    await open(ada).remove('parent1');
    expect(await bodies(open(null))).toEqual(['I agree.']);
  });

  test('a reply needs a top-level comment on the same page', async () => {
    await open(ada).post(page, draft('parent1'));
    await open(ben).post(page, {
      ...draft('reply12'),
      parentId: 'parent1',
    });
    const store = open(ben);
    expect(
      await store.post(page, { ...draft('x234567'), parentId: 'nothere' }),
    ).toEqual(refused('not-found'));
    expect(
      await store.post(page, { ...draft('x234567'), parentId: 'reply12' }),
    ).toEqual(refused('not-found'));
    expect(
      await store.post('/blogpost6', {
        ...draft('x234567'),
        parentId: 'parent1',
      }),
    ).toEqual(refused('not-found'));
  });

  test('a text is trimmed, and an empty or endless one is refused', async () => {
    const store = open(ada);
    await store.post(page, draft('spaces1', '  Thank you.\n'));
    expect(await bodies(store)).toEqual(['Thank you.']);
    for (const body of ['', ' \n ', '\u200b', 'x'.repeat(5001)]) {
      expect(await store.post(page, draft('refused', body))).toEqual(
        refused('invalid'),
      );
      expect(await store.edit('spaces1', body)).toEqual(refused('invalid'));
    }
    expect(await bodies(store)).toEqual(['Thank you.']);
  });

  test('a text comes back as it was typed, markup and all', async () => {
    const body =
      '<img src=x onerror="alert(1)">\n{{constructor}} 🐶 \u202eabc';
    await open(ada).post(page, draft('markup1', body));
    expect(await bodies(open(null))).toEqual([body]);
  });

  test('a page shows its own comments only', async () => {
    await open(ada).post(page, draft('here123'));
    await open(ada).post('/blogpost6', draft('there12', 'Elsewhere.'));
    expect(await bodies(open(null))).toEqual(['Hello.']);
  });

  test('a reader of a long page gets its newest comments only', async () => {
    const store = open(ada);
    await store.post(page, draft('oldest1', 'The oldest'));
    const then = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(then));
    await Promise.all(
      Array.from({ length: maxComments }, () =>
        store.post(page, draft(newCommentId())),
      ),
    );
    const shown = await bodies(open(null));
    expect(shown).toHaveLength(maxComments);
    expect(shown).not.toContain('The oldest');
  }, 30_000);

  test('a reader who stopped watching is not called again', async () => {
    const seen = watch(open(null));
    await vi.waitFor(() => expect(seen.calls).toHaveBeenCalled());
    seen.stop();
    const before = seen.calls.mock.calls.length;
    await open(ada).post(page, draft('unheard'));
    expect(await bodies(open(null))).toEqual(['Hello.']);
    expect(seen.calls.mock.calls).toHaveLength(before);
  });
}

function draft(id: string, body = 'Hello.') {
  return { id, body, parentId: null };
}

function watch(store: CommentStore) {
  let latest: readonly Comment[] = [];
  const calls = vi.fn();
  const stop = store.watch(page, (seen) => {
    calls();
    if (!seen.ok)
      throw new Error(`the store refused to be watched: ${seen.why}`);
    latest = seen.value;
  });
  return { calls, stop, latest: () => latest };
}

/** The texts that a new reader would see. */
async function bodies(store: CommentStore): Promise<string[]> {
  return (await comments(store)).map(({ body }) => body);
}

function comments(store: CommentStore): Promise<readonly Comment[]> {
  return new Promise((resolve, reject) => {
    const stop = store.watch(page, (seen) => {
      queueMicrotask(() => stop());
      if (seen.ok) resolve(seen.value);
      else reject(new Error(seen.why));
    });
  });
}
