// Delete this file when you make the site yours. It holds the specification's own content, word for word: ten projects, ten
// skills, nine articles. What is asked of anybody's content is tested elsewhere.

import { readdirSync, readFileSync } from 'node:fs';
import { projects } from '#content/projects.ts';
import { proseWords } from '../../scripts/check-site/reading-time.ts';
import { expect, test } from '../e2e/fixtures.ts';

const articles = [
  ['Things to know before quitting a job for a computer science degree', 'March 28, 2022', 10],
  ["A beginner's learning path to becoming a web developer", 'April 6, 2022', 8],
  ['Coding Games - A Way to Make Learning Fun', 'April 21, 2022', 3],
  ['MERN Stack CRUD Tutorial', 'April 28, 2022', 20],
  ['How to Build a Custom Comment Section...', 'May 11, 2022', 15],
  ['How to Create a Printable Component in React using react-to-print', 'May 30, 2022', 1],
  ['User Authentication in Firebase with React', 'June 13, 2022', 5],
  ['Storing and Retrieving Images Using Firebase Cloud Storage', 'July 5, 2022', 5],
  ['Upvote and downvote on posts with a front-end framework and hosted backend', '27 July 2022', 5],
] as const;

/** Typographic apostrophes and dots are as good as typewriter ones. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('…', '...').replaceAll('–', '-');

test('ten projects, each with a drawing of its own, ten skills, in order, and nine articles, each with its title, date and reading time', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#projects').getByRole('article')).toHaveCount(10);
  expect(new Set(projects.map(({ image }) => image)).size).toBe(10);
  await expect(page.locator('#skills').getByRole('listitem').locator('strong')).toHaveText(
    'HTML, CSS, JavaScript, React, Firebase, Node.js, Express, MongoDB, RESTful APIs, Redux Toolkit'.split(
      ', ',
    ),
  );
  // What an article's card says is what the article says: every-page.test.ts.
  const cards = await page
    .locator('#blogposts li')
    .evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('h3 a')?.firstChild?.textContent,
        card.querySelector('.caption')?.textContent,
      ]),
    );
  expect(cards.map((texts) => texts.map((text) => plain(text ?? '')))).toEqual(
    articles.map(([title, date, minutes]) => [title, `${date} · ${minutes} min`]),
  );
  // Both of an article's dates are written the way its first one is.
  const dates = await page
    .locator('#blogposts li')
    .evaluateAll((all) =>
      all.map((card) => [...card.querySelectorAll('time')].map((time) => time.textContent)),
    );
  for (const [published = '', updated = ''] of dates)
    expect(/^\d/.test(updated), `${published} and ${updated}`).toBe(/^\d/.test(published));
  await expect(page.locator('#blogposts').getByText('9 posts')).toBeVisible();
});

for (const [index, [, , minutes]] of articles.entries()) {
  test(`article ${index + 1} is as long as that, has headings, and explains something by a picture`, () => {
    const folder = readdirSync('sample/articles').find((name) => Number.parseInt(name, 10) === index + 1);
    const source = readFileSync(`sample/articles/${folder}/index.mdx`, 'utf8');
    const minutesOfProse = proseWords(source) / 200;
    expect(minutesOfProse, `prose, for ${minutes} min`).toBeGreaterThanOrEqual(0.85 * minutes);
    // The specification's minutes of articles 3 and 6 are those of their first part, as a comment in the front matter says.
    if (!/^minutes: \d+ #/m.test(source))
      expect(minutesOfProse, `prose, for ${minutes} min`).toBeLessThanOrEqual(1.15 * minutes);
    expect(source.match(/^##+ /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(source).toContain('<Figure ');
  });
}

test('some articles show a snippet of the public host from its copy, with a link to the original', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  for (const [path, file, code] of [
    ['/blogpost4', 'changes.ts', 'export function changesIn('],
    ['/blogpost5', 'policy.ts', 'export function mayChange('],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('pre').filter({ hasText: code })).toBeVisible();
    const original = page.getByRole('link', { name: `${file} on gist.github.com` });
    await expect(original).toHaveAttribute('href', /^https:\/\/gist\.github\.com\/0+[45]#file-/);
    await expect(original).toHaveAttribute('target', '_blank');
  }
  expect(asked.filter((host) => /github/.test(host))).toEqual([]);
});
