import type { Page } from '@playwright/test';
import { foldBlankLines } from '#features/comments/markdown/display-text.ts';
import { hasMarkdown } from '#features/comments/markdown/markdown-parser.ts';
import { bodySchema, firstReplies, newCommentId } from '#features/comments/model.ts';
import { storeComments } from '../e2e/database.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hostileLines } from '../setup/hostile-input.ts';

// How the server takes such texts is in tests/security/payloads.test.ts; here is what a browser makes of them.

/** Stored text is trimmed. A line without a visible character is no comment. */
const bodies = hostileLines.filter((line) => bodySchema.safeParse(line).success).map((line) => line.trim());

/** The texts in comments, and these in threads, since a page shows more comments that way. */
function inThreads(texts: readonly string[]) {
  let parentId: string | null = null;
  return texts.map((body, i) => {
    const id = newCommentId();
    if (i % (1 + firstReplies) === 0) parentId = null;
    const comment = { id, body, parentId, at: new Date(Date.UTC(2026, 9, 1) + i) };
    parentId ??= id;
    return comment;
  });
}

const ofMarkdown = new Set('p a bdi em strong code pre section blockquote ul ol li span'.split(' '));
const attributesOfMarkdown = new Set(
  'href rel dir start class role aria-label tabindex translate'.split(' '),
);
/** A backslash before a mark is not shown. */
const unescaped = (text: string) => text.replaceAll(/\\([*_`[])/g, '$1');

/** What the page makes of the comments in it. */
const drawnIn = (page: Page) =>
  page.locator('article[id^=comment-]').evaluateAll((all) =>
    all.map((article) => ({
      body: article.querySelector('[data-body]')?.textContent ?? '',
      elements: [...article.querySelectorAll('[data-body] *')].map((element) => element.localName),
      attributes: [...article.querySelectorAll('[data-body] *')].flatMap((element) =>
        element.getAttributeNames(),
      ),
      links: [...article.querySelectorAll<HTMLAnchorElement>('[data-body] a')].map(
        (link) => `${link.protocol} ${link.rel}`,
      ),
    })),
  );

test.describe.configure({ timeout: 120_000 });

const quarter = Math.ceil(bodies.length / 4);
for (const [i, path] of ['/blogpost1', '/blogpost2', '/blogpost3', '/blogpost6'].entries()) {
  const texts = bodies.slice(i * quarter, (i + 1) * quarter);

  test(`hostile comments on ${path} are shown as text, and run nothing`, async ({ person, site }) => {
    expect(texts.length).toBeGreaterThan(800);
    storeComments(site, path, inThreads(texts));
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
    await reader.reads(path);
    // Until the comments are connected, the link leads to a page of its own.
    await expect(reader.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    // Two pages of them as the article shows them, and those that follow on pages of the server's.
    const more = reader.page.locator('a', { hasText: 'Show more comments' });
    const articles = reader.page.locator('article[id^=comment-]');
    const first = await articles.count();
    await more.click();
    await expect.poll(() => articles.count()).toBeGreaterThan(first);
    const shown = await drawnIn(reader.page);
    while ((await more.count()) > 0) {
      await reader.page.goto((await more.getAttribute('href')) ?? '');
      shown.push(...(await drawnIn(reader.page)));
    }
    // What is drawn has one kind of line break, and no more blank lines than a page bears.
    const drawn = new Set(shown.map(({ body }) => unescaped(body)));
    const expected = texts.filter((body) => !hasMarkdown(body)).map(foldBlankLines);
    expect(expected.length).toBeGreaterThan(700);
    expect(shown).toHaveLength(texts.length);
    expect(expected.filter((body) => !drawn.has(unescaped(body)))).toEqual([]);
    expect(shown.flatMap(({ elements }) => elements).filter((name) => !ofMarkdown.has(name))).toEqual([]);
    const attributes = shown.flatMap(({ attributes }) => attributes);
    expect(attributes.filter((name) => !attributesOfMarkdown.has(name))).toEqual([]);
    for (const link of shown.flatMap(({ links }) => links))
      expect(link).toMatch(/^https?: ugc nofollow noopener$/);
    expect(dialogs).toEqual([]);
    expect(outside).toEqual([]);
  });
}
