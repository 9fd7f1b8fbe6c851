import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { projects } from '#content/projects.ts';
import { skills } from '#content/skills.ts';
import { linkOf } from '#site/project.ts';
import owner from '../../sample/site.config.ts';
import { appPaths, articlePaths, pagePaths } from '../setup/sample-pages.ts';
import { expectPageAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tooWide } from './layout.ts';

/** Typographic apostrophes and dots are as good as typewriter ones. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('…', '...').replaceAll('–', '-');

test('the home page has its sections, its apps, skills and articles, and a header that leads to them', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('sections in order, with their anchors and titles', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'I love to build apps that are helpful, fun, and easy to use',
    );
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
    const anchors = ['about', 'projects', 'skills', 'blogposts', 'contact'];
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
    const titles = (await page.getByRole('heading', { level: 2 }).allInnerTexts()).map(plain);
    expect(titles).toEqual(
      expect.arrayContaining(["Apps I've Built", 'Skills & Technologies', 'Recent Blog Posts']),
    );
  });

  await test.step('each project with title, technologies, description, picture and a link to the app', async () => {
    const shown = page.locator('#projects').getByRole('article');
    await expect(shown.getByRole('heading')).toHaveText(projects.map(({ title }) => title));
    for (const [index, each] of projects.entries()) {
      const project = shown.nth(index);
      await expect(project).toContainText(each.subtitle ?? '');
      await expect(project).toContainText(each.description);
      await expect(project.locator('svg').first()).toBeAttached();
      await expect(project.getByRole('link').first()).toHaveAttribute('href', linkOf(each) ?? '');
    }
  });

  await test.step('the skills, in order, each with a link to what proves it', async () => {
    const shown = page.locator('#skills').getByRole('listitem');
    await expect(shown.locator('strong')).toHaveText(skills.map(({ name }) => name));
    for (const [index, { proof }] of skills.entries()) {
      const link = shown.nth(index).getByRole('link', { name: proof?.words ?? '' });
      await expect(link).toHaveAttribute('href', proof?.link ?? '');
    }
  });

  await test.step('cards that lead to the articles, in order, each in a new tab', async () => {
    const links = page.locator('#blogposts a[href^="/blogpost"]');
    const seen = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    );
    expect(seen).toEqual(articlePaths.map((path) => [path, '_blank']));
  });

  await test.step('lists that are lists for VoiceOver, which needs an item with a marker, or the role', async () => {
    const lists = page.locator('main :is(ul, ol):not([role=list], .demo *)');
    const styles = await lists.evaluateAll((all) =>
      all
        .map((list) => getComputedStyle(list.children[0] ?? list))
        .map((item) => [item.display, item.listStyleType]),
    );
    for (const style of styles) expect(style).toEqual(['list-item', '""']);
  });

  await test.step('a header that leads to the sections and stays in sight', async () => {
    const header = page.getByRole('banner');
    for (const [name, anchor] of [
      ['Past Work', '#projects'],
      ['Skills', '#skills'],
      ['Blog Posts', '#blogposts'],
      ['Contact Me', '#contact'],
    ] as const) {
      const link = header.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`${anchor}$`));
    }
    await expect(page.getByRole('link', { name: 'Work With Me' })).toHaveAttribute('href', /#contact$/);
    await expect(page.getByRole('link', { name: 'See My Past Work' })).toHaveAttribute('href', /#projects$/);
    await header.getByRole('link', { name: 'Skills', exact: true }).click();
    await expect(page.locator('#skills')).toBeInViewport();
    await expect(header).toBeInViewport();
  });
});

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // Files of the site itself come from the server that the page comes from.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

async function expectValid(path: string, html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) => messages);
  expect(
    problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
    path,
  ).toEqual([]);
  expect(html.trimEnd(), path).toMatch(/<\/html>$/);
}

test('every page is valid HTML, says what it is to browsers, search engines and shared links, with a picture of its own, and every link and resource resolves', async ({
  request,
  site,
}) => {
  test.slow();
  const pages = new Map<string, DocumentFragment>();
  const found = new Set<string>();
  const [titles, pictures] = [new Set<string>(), new Set<string>()];
  const resources = 'a[href], link[href], img[src], use[href], script[src]';
  for (const path of pagePaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    await expectValid(path, html);
    const page = JSDOM.fragment(html);
    const meta = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    pages.set(path, page);
    titles.add(page.querySelector('title')?.textContent ?? '');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(owner.host + path);
    expect(meta('description').length).toBeGreaterThan(40);
    expect(meta('og:title')).not.toBe('');
    expect(meta('og:url')).toContain(`${owner.host}/`);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(page.querySelector('link[rel=icon]')).not.toBeNull();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    const picture = new URL(meta('og:image'));
    expect(picture.origin).toBe(owner.host);
    const drawn = await request.get(site.url + picture.pathname);
    expect(drawn.headers()['content-type']).toBe('image/png');
    expect(await sharp(await drawn.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt').length).toBeGreaterThan(20);
    pictures.add(picture.pathname);
    for (const element of page.querySelectorAll(resources)) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (!/^(https:|mailto:|tel:|data:)/.test(address)) found.add(new URL(address, site.url + path).href);
    }
  }
  expect([titles.size, pictures.size]).toEqual([pagePaths.length, pagePaths.length]);
  expect(found.size).toBeGreaterThan(15);
  for (const address of found) {
    const { pathname, search, hash } = new URL(address);
    const page = pages.get(pathname);
    if (!page) expect((await request.get(pathname + search)).status(), address).toBe(200);
    else if (hash) expect(page.getElementById(decodeURIComponent(hash.slice(1))), address).not.toBeNull();
  }
  for (const path of [
    ...appPaths.slice(0, 1),
    '/blogpost1/comments',
    '/blogpost2/files',
    '/offline',
    '/no-such-page',
  ])
    await expectValid(path, await (await request.get(path)).text());
});

// All pages: tests/sweeps/every-page.test.ts.
for (const path of ['/', '/blogpost2'])
  test(`${path} is accessible as it opens`, async ({ page }) => {
    await page.goto(path);
    await expectPageAccessible(page, path);
  });

test.describe('an unknown address', () => {
  test.use({ expectedTrouble: /404/ });

  test('is answered by a page with a way on', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
    await expectPageAccessible(page, '404');
  });
});

test("a figure's route and votes come as one scrolls, and are there at once under reduced motion and on paper", async ({
  page,
}) => {
  await page.goto('/');
  const figure = page.locator('#projects svg').first();
  const drawn = () =>
    figure.evaluate((svg) => {
      const style = getComputedStyle(svg);
      return [style.strokeDashoffset, style.getPropertyValue('--voted')];
    });
  await expect.poll(drawn).toEqual(['420px', '0']);
  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print', reducedMotion: null }] as const) {
    await page.emulateMedia(media);
    await expect.poll(drawn).toEqual(['0px', '']);
  }
  await page.emulateMedia({ media: null });
  await figure.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(drawn).toEqual(['0px', '1']);
});

test('a word of 45 letters in the owner’s name is divided where a phone is too narrow for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/blogpost6']) {
    await page.goto(path);
    const brand = page.locator('header a[href="/"]').first();
    await page.evaluate((name) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.nodeValue === name)
          texts.currentNode.nodeValue = 'Donaudampfschifffahrt'.padEnd(45, 'en');
    }, owner.owner.name);
    await expect(brand).toContainText('Donaudampfschifffahrten');
    expect(await brand.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await tooWide(page), path).toEqual([]);
  }
});
