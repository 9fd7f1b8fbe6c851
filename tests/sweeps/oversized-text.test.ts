import { posting } from '#server/testing/comment-requests.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { expect, test } from '../e2e/fixtures.ts';

const marks = '\u0301\u0334\u0489';
const words = 'Some more words about the very same thing. ';

/** Texts that would make a page very wide or very tall if they were drawn as they were typed. */
const bodies: Readonly<Record<string, string>> = {
  '4,800 accents on one letter': `Z${marks.repeat(1600)}`,
  'accents on every letter': `H${marks.repeat(20)}e${marks.repeat(20)} `.repeat(40),
  '4,990 line breaks': `a${'\n'.repeat(4990)}b`,
  '2,500 lines': 'x\n'.repeat(2400),
  'line separators': `a${'\u2028\u2029\u0085\u000b'.repeat(1200)}b`,
  'lines that look blank': `a${'\n\u3164\n\u200b\n\u2800'.repeat(800)}b`,
  'a word of 5,000 letters': 'W'.repeat(5000),
  'an address of 4,900 letters': `https://a.example/${'w'.repeat(4900)}`,
  'one cluster of Hangul': '\u1100'.repeat(5000),
  'one cluster of emoji': Array(1600).fill('👩').join('\u200d'),
  'the widest letters': '\ufdfd\u{1242b}'.repeat(1500),
  tabs: `a${'\t'.repeat(4900)}b`,
  'no-break spaces': `a${'\u00a0'.repeat(4900)}b`,
  'direction overrides': `\u202e${'right to left '.repeat(60)}\u2066\u2067${'again '.repeat(60)}`,
  'many sentences': words.repeat(110),
};

const names = [
  `Z${marks.repeat(30)}`,
  'W'.repeat(100),
  '\u3164\u3164',
  '\u202eEvil\u2067',
  '\ufdfd'.repeat(60),
];

test('no text of a comment and no name makes the page wide, or a comment tall', async ({ person, site }) => {
  const page = '/blogpost6';
  for (const [i, name] of names.entries()) {
    const eve = new Visitor(site.url);
    await eve.signIn({ name });
    for (const body of Object.values(bodies).filter((_, at) => at % names.length === i)) {
      expect((await eve.ask(`/api/comments?page=${page}`, posting({ body }))).status).toBe(201);
    }
  }

  const reader = await person('Reader');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await reader.page.setViewportSize({ width, height });
    await reader.reads(page);
    const articles = reader.comments.getByRole('article');
    await expect(articles).toHaveCount(Object.keys(bodies).length);
    const sizes = await articles.evaluateAll((all) =>
      all.map((each) => ({
        text: each.textContent?.slice(0, 40),
        right: each.getBoundingClientRect().right,
        height: each.getBoundingClientRect().height,
      })),
    );
    expect(sizes.filter((each) => each.right > width || each.height > 900)).toEqual([]);
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(reader.comments.getByText('Someone', { exact: true }).first()).toBeVisible();
  }
});

test('on a phone a long comment opens and closes again by keyboard, its button stays in sight, and a long name does not make the page wide', async ({
  person,
}) => {
  const ada = await person('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis');
  await ada.readsSignedIn('/blogpost6');
  await expect(ada.comments.getByText(/^Signed in as/)).toContainText(ada.name);
  const buttons = ada.comments.getByRole('button', { name: /^(Your comments|Sign Out)$/ });
  await expect(buttons).toHaveCount(2);
  const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size, 'lines of the buttons beside the name').toBe(1);
  await ada.page.setViewportSize({ width: 390, height: 844 });
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await ada.posts(words.repeat(110));
  const article = ada.comments.getByRole('article');
  const more = article.getByRole('button', { name: 'Show all' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  // While it is being sent it has a line of its own.
  await expect(article.getByRole('button', { name: 'Delete' })).toBeVisible();
  const height = () => article.evaluate((each) => each.getBoundingClientRect().height);
  const folded = await height();
  await more.press('Enter');
  const less = article.getByRole('button', { name: 'Show less' });
  await expect(less).toBeFocused();
  expect(await height()).toBeGreaterThan(2 * folded);
  await less.press('Enter');
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
  expect(await height()).toBeCloseTo(folded, 1);
});
