import { bodySchema, draftSchema, newCommentId } from '#features/comments/model.ts';
import { capMarks, foldBlankLines } from '#features/comments/ui/display-text.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { openAsItIs } from '#server/db/open.ts';
import { hostileLines } from '../setup/hostile-input.ts';
import { awake, expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

// How the server takes such texts is in tests/security/payloads.test.ts; here is what a browser makes of them.

const page = '/blogpost4';
/** As many replies as a thread shows at first. */
const repliesShown = 10;
/** Stored text is trimmed. A line without a visible character is no comment. */
const bodies = hostileLines.filter((line) => bodySchema.safeParse(line).success).map((line) => line.trim());

/** Stores each text as a comment, in threads, since a page shows more comments that way. */
function storeComments({ dataDir }: Site): void {
  using db = openAsItIs(dataDir, { readOnly: false });
  const eve = { uid: 'eve', displayName: 'Eve', photoURL: '' };
  let now = Date.now();
  const store = createCommentStore(db, () => new Date(now));
  let parentId: string | null = null;
  db.exec('BEGIN');
  for (const [i, body] of bodies.entries()) {
    const startsThread = i % (1 + repliesShown) === 0;
    const id = newCommentId();
    const draft = draftSchema.parse({ id, body, parentId: startsThread ? null : parentId });
    expect(store.add(page, draft, eve).ok, body).toBe(true);
    if (startsThread) parentId = id;
    now += 1;
  }
  db.exec('COMMIT');
}

test.describe.configure({ timeout: 180_000 });

test('hostile comments are shown as text, and run nothing', async ({ person, site }) => {
  expect(bodies.length).toBeGreaterThan(3_300);
  storeComments(site);
  const reader = await person('Reader');
  const dialogs: string[] = [];
  const outside: string[] = [];
  reader.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  reader.page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  await reader.reads(page);
  await awake(reader.comments);
  const articles = reader.comments.getByRole('article');
  const more = reader.comments.getByRole('link', { name: 'Show more comments' });
  for (let count = await articles.count(); count < bodies.length; count = await articles.count()) {
    await more.click();
    await expect.poll(() => articles.count()).toBeGreaterThan(count);
  }
  const shown = await articles.evaluateAll((all) =>
    all.map((article) => ({
      body: article.querySelector('[data-body]')?.textContent ?? '',
      elements: [...article.querySelectorAll('[data-body] *')].map((element) => element.localName),
      links: [...article.querySelectorAll<HTMLAnchorElement>('[data-body] a')].map(
        (link) => `${link.protocol} ${link.rel}`,
      ),
    })),
  );
  // What is drawn has one kind of line break, and no more marks and blank lines than a page bears.
  expect(shown.map(({ body }) => body).toSorted()).toEqual(
    bodies.map((body) => capMarks(foldBlankLines(body))).toSorted(),
  );
  expect([...new Set(shown.flatMap(({ elements }) => elements))].filter((name) => name !== 'a')).toEqual([]);
  for (const link of shown.flatMap(({ links }) => links))
    expect(link).toMatch(/^https?: ugc nofollow noopener$/);
  expect(dialogs).toEqual([]);
  expect(outside).toEqual([]);
});
