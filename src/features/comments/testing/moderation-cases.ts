import { expect, vi } from 'vitest';
import { comparePositions } from '../model.ts';
import type { ModerationPort } from '../port.ts';
import type { ContractTest } from './contract-test.ts';
import { accepted, draft, ids, type Person, refusalOf, stored } from './test-page.ts';

const threeLinks = 'https://a.example http://b.example and HTTPS://c.example';

/** What the site's owner may do, and what becomes of the first comments of new people. */
export function moderationCases(test: ContractTest): void {
  test('the owner removes a comment of anyone', async ({ ada, owner, page, watching }) => {
    const { id } = accepted(await ada.port.post(page, draft('Not here')));
    const reader = watching(ada.port, page);
    await reader.sees('Not here');
    accepted(await owner.port.remove(id));
    await reader.sees();
  });

  test('the owner edits no comment but their own', async ({ ada, owner, page }) => {
    const { id } = accepted(await ada.port.post(page, draft('Mine')));
    expect(refusalOf(await owner.port.edit(id, 'Yours'))).toBe('forbidden');
  });

  test('a banned person can neither post nor edit, but remove, until they are allowed again', async (testPage) => {
    const { owner, page } = testPage;
    const troll = await testPage.newcomer();
    const posted = accepted(await troll.port.post(page, draft('Rude')));
    const moderation = await owner.moderation();
    accepted(await moderation.ban(posted));
    accepted(await moderation.ban(posted));
    const banned = accepted(await moderation.overview()).banned.filter(isOf(troll));
    expect(banned).toMatchObject([{ username: troll.reader.displayName, commentId: posted.id }]);
    expect(refusalOf(await troll.port.post(page, draft('Again')))).toBe('forbidden');
    expect(refusalOf(await troll.port.post(page, draft(threeLinks)))).toBe('forbidden');
    expect(refusalOf(await troll.port.edit(posted.id, 'Ruder'))).toBe('forbidden');
    accepted(await troll.port.remove(posted.id));
    accepted(await moderation.unban(troll.reader.uid));
    expect(accepted(await moderation.overview()).banned.filter(isOf(troll))).toEqual([]);
    expect(refusalOf(await troll.port.post(page, draft('Sorry')))).toBe('accepted');
  });

  test('the author of a comment that is gone can be banned, no matter who deleted it', async (testPage) => {
    const { owner, page } = testPage;
    const [one, two] = [await testPage.newcomer(), await testPage.newcomer()];
    for (const [troll, remover] of [
      [one, one],
      [two, owner],
    ] as const) {
      const rude = accepted(await troll.port.post(page, draft('Rude')));
      accepted(await remover.port.remove(rude.id));
      accepted(await (await owner.moderation()).ban(rude));
      expect(refusalOf(await troll.port.post(page, draft('Again')))).toBe('forbidden');
    }
  });

  test('owners do not ban themselves', async ({ owner, page }) => {
    const own = accepted(await owner.port.post(page, draft('By the owner')));
    expect(refusalOf(await (await owner.moderation()).ban(own))).toBe('forbidden');
  });

  test('nobody but the owner gets anything from moderation', async ({ ada, stranger, page }) => {
    const comment = accepted(await ada.port.post(page, draft('Hello')));
    for (const { moderation } of [ada, stranger]) {
      const port = await moderation();
      const tries = [
        port.overview(),
        port.heldBy(ada.reader.uid),
        port.approve(comment),
        port.ban(comment),
        port.unban(ada.reader.uid),
        port.setHolding(true),
      ];
      expect((await Promise.all(tries)).map(refusalOf)).toEqual(tries.map(() => 'forbidden'));
    }
  });

  test('the owner reads the newest comments of all pages, and those of one person', async (testPage) => {
    const { owner, page, otherPage } = testPage;
    const [one, two] = [await testPage.newcomer(), await testPage.newcomer()];
    const first = accepted(await one.port.post(page, draft('On one page')));
    const second = accepted(await two.port.post(otherPage, draft('On another page')));
    const moderation = await owner.moderation();
    const all = accepted(await moderation.comments({}));
    const both = [first, second].toSorted((a, b) => comparePositions(b, a));
    expect(ids(all.comments).filter((id) => ids(both).includes(id))).toEqual(ids(both));
    const by = one.reader.uid;
    const found = { comments: [first], next: null };
    expect(accepted(await moderation.comments({ by }))).toEqual(found);
    for (const search of ['ONE page', one.reader.displayName.toUpperCase()])
      expect(accepted(await moderation.comments({ by, search }))).toEqual(found);
    expect(accepted(await moderation.comments({ by, search: 'another' })).comments).toEqual([]);
  });

  test('the owner reads on where a page of comments ends', async (testPage) => {
    const { owner, page } = testPage;
    const { reader } = await testPage.newcomer();
    const all = stored(51, reader, page);
    await testPage.holds(all);
    const moderation = await owner.moderation();
    const first = accepted(await moderation.comments({ by: reader.uid }));
    expect(first.comments).toHaveLength(50);
    const second = accepted(await moderation.comments({ by: reader.uid }, first.next ?? undefined));
    expect([...first.comments, ...second.comments]).toEqual(all.toReversed());
    expect(second.next).toBeNull();
  });

  test('a first comment with three links waits: only its writer and the owner see it', async (testPage) => {
    const { ada, owner, signedOut, page, watching } = testPage;
    const newcomer = await testPage.newcomer();
    const sent = draft(threeLinks);
    const posted = accepted(await newcomer.port.post(page, sent));
    expect(posted).toMatchObject({ id: sent.id, isHeld: true });
    // A retry is told the same.
    expect(accepted(await newcomer.port.post(page, sent))).toEqual(posted);
    const { isHeld: _, ...comment } = posted;
    expect(accepted(await newcomer.port.held())).toEqual([comment]);
    const moderation = await owner.moderation();
    expect(accepted(await moderation.heldBy(newcomer.reader.uid))).toEqual([comment]);
    const { held, heldCount } = accepted(await moderation.overview());
    expect(held).toContainEqual(comment);
    expect(heldCount).toBeGreaterThanOrEqual(held.length);
    expect(accepted(await ada.port.held())).toEqual([]);
    expect(refusalOf(await signedOut.held())).toBe('signed-out');
    expect(refusalOf(await newcomer.port.edit(sent.id, 'Edited'))).not.toBe('accepted');
    expect(refusalOf(await ada.port.remove(sent.id))).not.toBe('accepted');
    expect(refusalOf(await ada.port.post(page, draft('Reply', { parentId: sent.id })))).not.toBe('accepted');
    await watching(newcomer.port, page).sees();
    accepted(await newcomer.port.removeOwn(newcomer.reader.uid));
    expect(accepted(await newcomer.port.held())).toEqual([]);
  });

  test('of one person, 20 comments wait, and no more', async (testPage) => {
    const { page } = testPage;
    const newcomer = await testPage.newcomer();
    for (let count = 0; count < 20; count++)
      expect(accepted(await newcomer.port.post(page, draft(threeLinks))).isHeld).toBe(true);
    expect(refusalOf(await newcomer.port.post(page, draft(threeLinks)))).toBe('rate-limited');
    expect(accepted(await newcomer.port.held())).toHaveLength(20);
  });

  test('an approved comment is seen by all, as it was sent, and its writer is known', async (testPage) => {
    const { ada, owner, page, watching } = testPage;
    const newcomer = await testPage.newcomer();
    const sent = draft(threeLinks);
    const { isHeld: _, ...held } = accepted(await newcomer.port.post(page, sent));
    const reader = watching(ada.port, page);
    await reader.sees();
    const moderation = await owner.moderation();
    accepted(await moderation.approve(held));
    await reader.sees(threeLinks);
    expect(reader.latest()).toEqual([held]);
    expect(accepted(await newcomer.port.held())).toEqual([]);
    expect(accepted(await newcomer.port.post(page, sent))).toEqual(held);
    // As from another tab.
    accepted(await moderation.approve(held));
    expect(accepted(await newcomer.port.post(page, draft(`More: ${threeLinks}`))).isHeld).toBeUndefined();
  });

  test('an edit brings no more links than a first comment may have', async (testPage) => {
    const { owner, page } = testPage;
    const newcomer = await testPage.newcomer();
    const two = 'https://a.example https://b.example';
    const { id, isHeld } = accepted(await newcomer.port.post(page, draft(two)));
    expect(isHeld).toBeUndefined();
    expect(refusalOf(await newcomer.port.edit(id, threeLinks))).toBe('invalid');
    accepted(await newcomer.port.edit(id, `Nice article: ${two}`));
    const mine = accepted(await owner.port.post(page, draft('By the owner')));
    accepted(await owner.port.edit(mine.id, threeLinks));
  });

  test('links that were in a comment before may stay when it is edited', async (testPage) => {
    const { owner, page } = testPage;
    const newcomer = await testPage.newcomer();
    const { isHeld: _, ...held } = accepted(await newcomer.port.post(page, draft(threeLinks)));
    accepted(await (await owner.moderation()).approve(held));
    accepted(await newcomer.port.edit(held.id, `Corrected: ${threeLinks}`));
    expect(refusalOf(await newcomer.port.edit(held.id, `${threeLinks} ${threeLinks}`))).toBe('invalid');
  });

  test('a reply that is approved after its comment was deleted is shown in its place', async (testPage) => {
    const { ada, owner, signedOut, page } = testPage;
    const { id } = accepted(await ada.port.post(page, draft('Soon gone')));
    const newcomer = await testPage.newcomer();
    const sent = draft(threeLinks, { parentId: id });
    const { isHeld: _, ...held } = accepted(await newcomer.port.post(page, sent));
    accepted(await ada.port.remove(id));
    accepted(await (await owner.moderation()).approve(held));
    expect(accepted(await signedOut.threads(page))).toMatchObject({
      threads: [{ id, top: null, replies: [held] }],
      total: 1,
    });
  });

  test('the owner hears of a new comment, and of one that waits', async (testPage) => {
    const { ada, owner, page } = testPage;
    const moderation = await owner.moderation();
    const heard = vi.fn();
    const stop = moderation.changes(heard);
    const hears = () => vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    try {
      await hears();
      for (const [person, body] of [
        [ada, 'New'],
        [await testPage.newcomer(), threeLinks],
      ] as const) {
        heard.mockClear();
        accepted(await person.port.post(page, draft(body)));
        await hears();
      }
    } finally {
      stop();
    }
  });

  test('a comment that waits gets no id that another one has or had', async (testPage) => {
    const { ada, page } = testPage;
    const newcomer = await testPage.newcomer();
    const [alive, gone] = [draft('Alive'), draft('Gone')];
    for (const each of [alive, gone]) accepted(await ada.port.post(page, each));
    accepted(await ada.port.remove(gone.id));
    for (const { id } of [alive, gone])
      expect(refusalOf(await newcomer.port.post(page, draft(threeLinks, { id })))).not.toBe('accepted');
    expect(accepted(await newcomer.port.held())).toEqual([]);
  });

  test('a held comment is removed by its writer, or by the owner, and a late retry stores it no more', async (testPage) => {
    const { owner, page } = testPage;
    const newcomer = await testPage.newcomer();
    for (const port of [newcomer.port, owner.port]) {
      const sent = draft(threeLinks);
      accepted(await newcomer.port.post(page, sent));
      accepted(await port.remove(sent.id));
      expect(refusalOf(await newcomer.port.post(page, sent))).toBe('invalid');
      expect(accepted(await newcomer.port.held())).toEqual([]);
    }
  });

  test('while the owner holds newcomers, only comments of new people wait', async (testPage) => {
    const { ada, owner, page, watching } = testPage;
    accepted(await ada.port.post(page, draft('Known')));
    const newcomer = await testPage.newcomer();
    await holding(await owner.moderation(), async () => {
      expect(accepted(await newcomer.port.post(page, draft('First'))).isHeld).toBe(true);
      expect(accepted(await newcomer.port.post(page, draft('Second'))).isHeld).toBe(true);
      expect(accepted(await ada.port.post(page, draft('Once more'))).isHeld).toBeUndefined();
      expect(accepted(await owner.port.post(page, draft('The owner'))).isHeld).toBeUndefined();
    });
    await watching(ada.port, page).sees('Known', 'Once more', 'The owner');
    expect(accepted(await newcomer.port.held())).toHaveLength(2);
  });
}

const isOf =
  ({ reader }: Person) =>
  ({ userId }: { readonly userId: string }) =>
    userId === reader.uid;

/** Turns the switch on for a while. Other tests may share the backend. */
async function holding(moderation: ModerationPort, work: () => Promise<void>): Promise<void> {
  accepted(await moderation.setHolding(true));
  try {
    expect(accepted(await moderation.overview()).holdsNewcomers).toBe(true);
    await work();
  } finally {
    accepted(await moderation.setHolding(false));
  }
}
