import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

// Sites that are built differently from the sample. Each is built once, from a tree of a few files.

const config = (more = '') => `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  owner: { name: 'Ada Sample', email: 'ada@ada.dev', ${more}
  host: 'https://ada.dev',
  comments: { kind: 'embedded' },
  mail: { kind: 'embedded' },
  legal: { kind: 'own' },
});`;
const lists = (projects: string, skills: string) => [
  `import { defineProjects } from '#site/project.ts';\nexport const projects = defineProjects([${projects}]);`,
  `import { defineSkills } from '#site/project.ts';\nexport const skills = defineSkills([${skills}]);`,
];
const about = "description: 'A shop for the bicycles of one town, with a calendar for their repairs.'";
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })
    .png()
    .toBuffer();

describe('a site with one project and nothing that may be left out', () => {
  const tree = siteTree('bare');
  let built: Built;
  beforeAll(() => {
    const [projects = '', skills = ''] = lists(`{ title: 'Bicycle shop', ${about} }`, "{ name: 'HTML' }");
    tree.write('site.config.ts', config('}, offline: false,'));
    tree.write('projects.ts', projects);
    tree.write('skills.ts', skills);
    built = tree.build();
  }, 300_000);
  afterAll(() => tree.remove());

  test('has the home page, the legal texts and the answer to unknown addresses, and no other page', () => {
    expect(built.pages.toSorted()).toEqual(['/', '/404', '/privacy-policy']);
    for (const file of ['feed.xml', 'feed.json', 'og/subscribe.png'])
      expect(built.has(file), file).toBe(false);
    expect(built.read('sitemap.xml')).not.toContain('/subscribe');
    expect(built.files.filter((file) => file.startsWith('search'))).toEqual([]);
    expect(built.page('/').querySelector('[data-search]')).toBeNull();
  });

  test('without offline reading, has a worker that removes itself and what an earlier one kept', () => {
    expect(built.read('service-worker.js')).toContain('registration.unregister()');
    expect(built.read('index.html')).not.toContain('offline.js');
  });

  test('has nothing empty, and nothing that leads nowhere', () => {
    expect(emptyElements(built)).toEqual([]);
    expect(deadLinks(built)).toEqual([]);
  });

  test('shows the sections that it has, in the header too', () => {
    const home = built.page('/');
    expect([...home.querySelectorAll('main section')].map(({ id }) => id)).toEqual([
      'about',
      'projects',
      'skills',
      'contact',
    ]);
    const links = [...home.querySelectorAll('nav a')].map(({ textContent }) => textContent);
    expect(links).toEqual(['Past Work', 'Skills', 'Contact Me']);
    expect(home.querySelector('#projects article')?.textContent).toMatch(/^Bicycle shop/);
    expect(
      home.querySelector('#projects article a, #skills svg, #contact figure, a[href^="tel:"]'),
    ).toBeNull();
  });

  test('says nothing of a list, a microblog, a map or a feed', () => {
    const { head } = built.page('/');
    expect(
      head.querySelector(
        '[name="twitter:creator"], [type="application/atom+xml"], [type="application/feed+json"]',
      ),
    ).toBeNull();
    const policy = built.page('/privacy-policy').querySelector('main')?.textContent ?? '';
    expect(policy).not.toMatch(/e-mail list|on the list|the map|Share on X/);
    expect(built.manifest.providers).toMatchObject({ list: 'none', map: 'none' });
  });
});

describe('a site with pictures', () => {
  const tree = siteTree('pictures');
  let built: Built;
  beforeAll(async () => {
    const [projects = '', skills = ''] = lists(
      `{ title: 'Bicycle shop', ${about}, image: './pictures/shop.png', alt: 'The calendar of a week' },
       { title: 'Sheets', ${about}, app: { name: 'sheets', example: '06-printable-component', noindex: true } }`,
      '',
    );
    tree.write(
      'site.config.ts',
      config(
        "address: '1 Mill Lane' }, links: { Mastodon: 'https://social.dev/@ada', Zine: 'https://zine.dev' },",
      ),
    );
    tree.write('projects.ts', projects);
    tree.write('skills.ts', skills);
    tree.write('pictures/shop.png', await png(1600, 1000));
    tree.write('articles/01-shop/shop.png', await png(1600, 1000));
    tree.write(
      'articles/01-shop/front.webp',
      await sharp(await png(700, 900))
        .webp()
        .toBuffer(),
    );
    tree.write(
      'articles/01-shop/index.mdx',
      `---
title: A shop
description: How a shop for the bicycles of one town got a calendar.
published: 2026-01-02
minutes: 1
cover: ./front.webp
---

![The calendar of a week, with three repairs](./shop.png)
`,
    );
    built = tree.build();
  }, 300_000);
  afterAll(() => tree.remove());

  const picture = (path: string, selector: string) => {
    const img = built.page(path).querySelector(`${selector} picture img`);
    const said = (name: string) => img?.getAttribute(name) ?? '';
    return { img, said, avif: img?.parentElement?.querySelector('source')?.getAttribute('srcset') ?? '' };
  };

  test.each([
    [
      'the text of an article',
      '/blogpost1',
      '.prose',
      'The calendar of a week, with three repairs',
      1600 / 1000,
    ],
    ['a cover', '/blogpost1', '#cover', '', 700 / 900],
    ['a project', '/', '#projects', 'The calendar of a week', 1600 / 1000],
    ['the card of an article', '/', '#blogposts', '', 700 / 900],
  ])('%s has its picture in several sizes, in its own proportions', (_, path, selector, alt, ratio) => {
    const { said, avif } = picture(path, selector);
    expect(said('alt')).toBe(alt);
    expect(Number(said('width')) / Number(said('height'))).toBeCloseTo(ratio, 2);
    expect(said('sizes')).toMatch(/rem$/);
    for (const [format, set] of [
      ['avif', avif],
      ['webp', said('srcset')],
    ] as const) {
      const files = set.split(', ').map((each) => each.split(' ')[0] ?? '');
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => !file.endsWith(`.${format}`) || !built.has(file))).toEqual([]);
    }
  });

  test('the originals are not published', () => {
    expect(built.files.filter((file) => /^_astro\/(shop|front)\.[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  });

  test('the article as Markdown shows the picture of the page', () => {
    const [, file = 'none'] =
      /!\[The calendar[^\]]*\]\(https:\/\/ada\.dev\/([^)]+)\)/.exec(built.read('blogpost1.md')) ?? [];
    expect(built.has(file), file).toBe(true);
  });

  test('only a cover is loaded at once', () => {
    expect(picture('/blogpost1', '#cover').said('loading')).toBe('');
    expect(picture('/blogpost1', '.prose').said('loading')).toBe('lazy');
  });

  test('no page has a style attribute, which its policy would block', () => {
    expect(built.pages.filter((path) => built.page(path).querySelector('[style]'))).toEqual([]);
  });

  test('has nothing empty, and nothing that leads nowhere', () => {
    expect(emptyElements(built)).toEqual([]);
    expect(deadLinks(built)).toEqual([]);
  });

  test('an app is built that search engines should not find, with what it needs and no way to a source', () => {
    const app = built.page('/apps/sheets');
    expect(app.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(built.read('sitemap.xml')).not.toContain('/apps/');
    expect(app.querySelectorAll('link[rel="stylesheet"], script[src^="/_astro/"]')).toHaveLength(2);
    expect(app.querySelector('script[src^="/examples"], nav')).toBeNull();
    expect(built.manifest.contentSecurityPolicies['/apps/sheets']).toContain("default-src 'none'");
  });

  test('links have the names that the owner gave them, each with a sign', () => {
    const links = [...built.page('/').querySelectorAll('footer a[rel="me"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Mastodon', 'Zine']);
    expect(links.every((link) => link.querySelector('svg'))).toBe(true);
  });

  test('without a microblog and a list an article asks for neither', () => {
    expect(
      built.page('/blogpost1').querySelector('[data-share], [href="/subscribe"], form[action*="subscribe"]'),
    ).toBeNull();
  });
});
