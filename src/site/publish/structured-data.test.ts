import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleData, homeData } from './structured-data.ts';

// schema-dts holds the words of schema.org while the types are checked; here is what Google asks of each kind.

const host = 'https://robin.example';
const site = {
  host,
  owner: { name: 'Robin Example', email: 'hello@robin.example' },
  links: { code: 'https://code.example/robin' },
};
const day = (iso: string) => ({ iso, text: iso });
const article = {
  folder: '01-first',
  path: '/blogpost1',
  title: 'Why </script> is text & "quotes" too',
  description: '',
  published: day('2022-03-28'),
  updated: day('2026-11-14'),
  minutes: 3,
  draft: false,
  comments: true,
  cover: 'cover',
  tags: [],
  aliases: [],
};

const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });
const person = z.strictObject({
  '@type': z.literal('Person'),
  name: text,
  url: address,
  jobTitle: text.optional(),
  sameAs: z.array(address).min(1).optional(),
});
/** https://developers.google.com/search/docs/appearance/structured-data/article, with all that is recommended. */
const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: text,
  image: address,
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  author: person,
});
const crumb = { '@type': z.literal('ListItem'), position: z.int().positive(), name: text };
/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: the last one needs no address. */
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.tuple(
    [z.strictObject({ ...crumb, item: address }), z.strictObject({ ...crumb, item: address })],
    z.strictObject(crumb),
  ),
});
/** https://developers.google.com/search/docs/appearance/site-names */
const webSite = z.strictObject({ '@type': z.literal('WebSite'), name: text, url: address });
const graphOf = <A extends z.ZodType, B extends z.ZodType>(first: A, second: B) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple([first, second]) });

test('the home page says whose site it is', () => {
  const { '@graph': nodes } = graphOf(webSite, person).parse(JSON.parse(homeData(site, 'Developer')));
  expect(nodes[1]).toMatchObject({ jobTitle: 'Developer', sameAs: ['https://code.example/robin'] });
  expect(homeData({ ...site, links: {} }, 'Developer')).not.toContain('sameAs');
});

test('an article says what it is, by whom, from when, and how one gets to it', () => {
  const { '@graph': nodes } = graphOf(blogPosting, breadcrumbs).parse(JSON.parse(articleData(site, article)));
  expect(nodes[0]).toMatchObject({
    headline: article.title,
    datePublished: '2022-03-28',
    dateModified: '2026-11-14',
    image: `${host}/og/blogpost1.png`,
  });
  expect(nodes[1].itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test('no title ends the script element', () => {
  expect(articleData(site, article)).not.toContain('<');
});
