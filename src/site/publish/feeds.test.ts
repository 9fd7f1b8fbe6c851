import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atomFeed, jsonFeed, newestInFeed, siteMap } from './feeds.ts';

const { DOMParser } = new JSDOM().window;
const host = 'https://robin.example';
const description = 'A description that is long enough to be one, with "quotes", <tags> & an ampersand.';
const day = (iso: string) => ({ iso, text: iso });
const article = {
  draft: false,
  tags: [],
  aliases: [],
  comments: true,
  cover: 'cover',
  minutes: 3,
  description,
  markdown: '',
};
const articles = [
  {
    ...article,
    folder: '01-first',
    path: '/blogpost1',
    title: 'First',
    published: day('2022-03-28'),
    tags: ['R & D'],
    markdown: 'In `<b>`: *all* of it.',
  },
  {
    ...article,
    folder: '02-second',
    path: '/blogpost2',
    title: 'Second & <b>last</b>',
    published: day('2022-07-27'),
    updated: day('2026-11-14'),
  },
];
const site = { host, author: 'Robin Example', articles: newestInFeed(articles) };

/** Reads XML as strictly as a feed reader does. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the feed has every article, the newest first, with its own words', () => {
  const feed = parsed(atomFeed(site));
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts(feed, 'entry > title')).toEqual(['Second & <b>last</b>', 'First']);
  expect(texts(feed, 'entry > summary')).toEqual([description, description]);
  expect(texts(feed, 'entry > id')).toEqual([`${host}/blogpost2`, `${host}/blogpost1`]);
});

test('an article that has moved is the same article for feed readers', () => {
  const [, first] = site.articles;
  if (!first) throw new Error('the site has two articles');
  const moved = { ...site, articles: [{ ...first, path: '/first', aliases: ['/Old.html', '/blogpost1'] }] };
  const feed = parsed(atomFeed(moved));
  expect(texts(feed, 'entry > id')).toEqual([`${host}/blogpost1`]);
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toBe(`${host}/first`);
  expect(jsonFeed(moved).items).toMatchObject([{ id: `${host}/blogpost1`, url: `${host}/first` }]);
});

test.each([
  ['newest first', articles.toReversed()],
  ['by number', articles],
])('of one day, the higher number comes first, whether the owner lists them %s', (_, listed) => {
  const sameDay = listed.map((each) => ({ ...each, published: day('2022-03-28') }));
  expect(newestInFeed(sameDay).map(({ path }) => path)).toEqual(['/blogpost2', '/blogpost1']);
});

test('a feed carries the newest thirty', () => {
  const many = Array.from({ length: 31 }, (_, day) => ({
    ...article,
    folder: `${day}-a`,
    path: `/blogpost${day}`,
    title: '',
    published: { iso: `2022-03-${String(day + 1).padStart(2, '0')}`, text: '' },
  }));
  const carried = newestInFeed(many);
  expect([carried.length, carried[0]?.path, carried.at(-1)?.path]).toEqual([30, '/blogpost30', '/blogpost1']);
});

test('math in a feed is its TeX, and prices stay prices', () => {
  const markdown = 'It is $x^{2}$ and $\\frac{8 s}{b}$, from $5 for **one** to $10.';
  const [item] = jsonFeed({
    ...site,
    articles: articles.slice(0, 1).map((each) => ({ ...each, markdown })),
  }).items;
  const code = (tex: string) => `<code class="language-math math-inline">${tex}</code>`;
  expect(item?.content_html.trim()).toBe(
    `<p>It is ${code('x^{2}')} and ${code('\\frac{8 s}{b}')}, from $5 for <strong>one</strong> to $10.</p>`,
  );
});

test('the footnotes of a feed are linked on the page of their article', () => {
  const markdown = 'A note,[^1] and a [link](https://reader.example/#top).\n\n[^1]: Below.';
  const noted = { ...site, articles: articles.slice(0, 1).map((each) => ({ ...each, markdown })) };
  const html = JSDOM.fragment(jsonFeed(noted).items[0]?.content_html ?? '');
  expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `${host}/blogpost1#user-content-fn-1`,
    'https://reader.example/#top',
    `${host}/blogpost1#user-content-fnref-1`,
  ]);
});

test('both feeds have the whole text of an article', () => {
  const html = '<p>In <code>&lt;b&gt;</code>: <em>all</em> of it.</p>';
  expect(
    texts(parsed(atomFeed(site)), 'entry > content')
      .at(-1)
      ?.trim(),
  ).toBe(html);
  expect(jsonFeed(site).items.at(-1)?.content_html.trim()).toBe(html);
});

test('parts of an article in a feed are below its title', () => {
  const markdown = '# Part 1\n\n## Rules\n\n`<h1>` is code.';
  const inParts = { ...site, articles: articles.slice(0, 1).map((each) => ({ ...each, markdown })) };
  const html = jsonFeed(inParts).items[0]?.content_html;
  expect(html).toBe('<h2>Part 1</h2>\n<h3>Rules</h3>\n<p><code>&lt;h1&gt;</code> is code.</p>\n');
});

test('the JSON feed has what Atom has', () => {
  const { items, ...feed } = jsonFeed(site);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Robin Example',
    home_page_url: `${host}/`,
    feed_url: `${host}/feed.json`,
    authors: [{ name: 'Robin Example' }],
  });
  expect(items.map(({ title }) => title)).toEqual(['Second & <b>last</b>', 'First']);
  expect(items[0]).toMatchObject({
    id: `${host}/blogpost2`,
    summary: description,
    date_published: '2022-07-27T00:00:00.000Z',
    date_modified: '2026-11-14T00:00:00.000Z',
  });
});

test('the feed names the tags of an article', () => {
  const terms = [...parsed(atomFeed(site)).querySelectorAll('category')].map((each) =>
    each.getAttribute('term'),
  );
  expect(terms).toEqual(['R & D']);
});

test('an entry says when it was published and when it changed, and the feed when anything did', () => {
  const feed = parsed(atomFeed(site));
  expect(texts(feed, 'entry > published')).toEqual(['2022-07-27T00:00:00.000Z', '2022-03-28T00:00:00.000Z']);
  expect(texts(feed, 'entry > updated')).toEqual(['2026-11-14T00:00:00.000Z', '2022-03-28T00:00:00.000Z']);
  expect(texts(feed, 'feed > updated')).toEqual(['2026-11-14T00:00:00.000Z']);
});

test('the feed names itself, the site and the author', () => {
  const feed = parsed(atomFeed(site));
  expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${host}/feed.xml`);
  expect(feed.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(`${host}/`);
  expect(texts(feed, 'feed > author > name')).toEqual(['Robin Example']);
});

test('the map of the site has its pages, and of the home page and articles the day on which they last changed', () => {
  const map = parsed(siteMap(host, articles, ['/subscribe', '/privacy-policy', '/uses']));
  expect(texts(map, 'loc')).toEqual(
    ['/', '/subscribe', '/privacy-policy', '/uses', '/blogpost1', '/blogpost2'].map((path) => host + path),
  );
  expect(texts(map, 'lastmod')).toEqual(['2026-11-14', '2022-03-28', '2026-11-14']);
});
