import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import owner from '../../sample/site.config.ts';
import { expectPageAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectToFit, moving, tooSmallForThumbs } from '../e2e/layout.ts';
import { articlePaths, pagePaths } from '../setup/sample-pages.ts';

// What holds for every page as it opens, in one visit.

/** Pages whose first screen has a form or a demo, which wakes. */
const wakes = ['/subscribe', '/blogpost3'];
/** One page of each kind. */
const forThumbs = ['/', '/blogpost1', '/blogpost9', '/subscribe', '/privacy-policy'];

for (const path of [...pagePaths, '/blogpost6/files']) {
  test(`${path} as it opens: complete, accessible, at rest, in reach of a thumb, and as wide as the window`, async ({
    page,
    site,
  }) => {
    test.slow();
    const requests: { url: string; type: string }[] = [];
    page.on('request', (sent) => requests.push({ url: sent.url(), type: sent.resourceType() }));
    await page.goto(path, { waitUntil: 'networkidle' });
    await test.step('it asks no other host, and for no script before it is scrolled', () => {
      expect(requests.filter(({ url }) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
      if (!wakes.includes(path)) expect(requests.filter(({ type }) => type === 'script')).toEqual([]);
    });
    if (articlePaths.includes(path))
      await test.step('an article shows what its card says, and where to go on', () =>
        expectArticle(page, path));
    await test.step('axe-core finds nothing', () => expectPageAccessible(page, path));
    if (forThumbs.includes(path))
      await test.step('what a thumb presses is at least 44 pixels on a side', async () => {
        expect(await tooSmallForThumbs(page)).toEqual([]);
      });
    await test.step('under reduced motion nothing moves by itself', async () => {
      expect(await moving(page)).toEqual([]);
    });
    await test.step('nothing is wider than the window', () => expectToFit(page));
  });
}

/** Read once by each worker. */
let home: DocumentFragment | undefined;

async function expectArticle(page: Page, path: string): Promise<void> {
  home ??= JSDOM.fragment(await (await page.request.get('/')).text());
  const card = home.querySelector(`#blogposts h3 a[href="${path}"]`);
  const caption = card?.closest('li')?.querySelector('.caption')?.textContent;
  const [date = '', minutes = ''] = caption?.split(' · ') ?? [];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card?.firstChild?.textContent ?? '');
  const main = page.getByRole('main');
  for (const text of [date, minutes])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(owner.owner.name).first()).toBeVisible();
  const subscribe = await main
    .getByRole('link', { name: 'Subscribe' })
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(subscribe.length).toBeGreaterThanOrEqual(2);
  for (const link of subscribe) expect(link).toEqual(['/subscribe', '_blank']);
  await expect(main.locator('a[href="/#contact"][target="_blank"]').first()).toBeAttached();
  await expect(main.locator(`a[href="${owner.links.profile}"]`).first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeAttached();
}
