import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doublesText } from './layout.ts';

const phone = { width: 390, height: 844 };

/** What the header covers of the window, on a phone together with an article's contents, and where the element begins. */
const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const contents = innerWidth < 992 ? ', [aria-label="In this article"]' : '';
    const bars = document.querySelectorAll(`body > header${contents}`);
    const ends = Array.from(bars, (bar) => bar.getBoundingClientRect().bottom);
    return { covered: Math.max(0, ...ends), top: element.getBoundingClientRect().top };
  });

/** Whether the header covers nothing that has the focus, on the way back from the articles. */
async function expectFocusInSight(page: Page, steps: number): Promise<void> {
  await page.locator('#blogposts a').first().focus();
  for (let back = 0; back < steps; back++) {
    await page.keyboard.press('Shift+Tab');
    if (await page.locator('header :focus').count()) break;
    const { top, covered } = await placeOf(page, ':focus');
    expect(top).toBeGreaterThanOrEqual(covered);
  }
}

test('on phones and at a desk what one goes to comes to rest a little below the header, whose links are one line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/#projects');
    const title = await placeOf(page, '#projects h2');
    expect(title.top - title.covered, `${width} px`).toBeGreaterThan(8);
    expect(title.top - title.covered, `${width} px`).toBeLessThan(48);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const middles = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(new Set(middles).size, `${width} px`).toBe(1);
    await expectFocusInSight(page, 10);
    await page.goto('/blogpost1');
    const heading = page.locator('.prose h2').nth(2);
    await page.goto(`/blogpost1#${await heading.getAttribute('id')}`);
    const { top, covered } = await placeOf(page, '.prose h2:target');
    expect(top - covered, `${width} px`).toBeGreaterThan(8);
    expect(top - covered, `${width} px`).toBeLessThan(24);
  }
});

test('on a tablet a long name takes two lines, in one row with the links', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/blogpost3');
  const header = page.getByRole('banner');
  const name = header.getByRole('link', { name: 'Robin Example' });
  const lines = await name.evaluate((link) => {
    const text = document.createRange();
    link.lastChild?.replaceWith('Alexandra Featherstonehaugh');
    text.selectNodeContents(link.lastChild ?? link);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(2);
  expect((await header.boundingBox())?.height).toBeLessThan(70);
});

test('with text of twice the size the header scrolls away, and covers neither headings nor focus, nor the name its search', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto('/');
  await doublesText(page);
  await page.goto('/#projects');
  const title = await placeOf(page, '#projects h2');
  expect(title.covered).toBe(0);
  expect(title.top).toBeGreaterThan(0);
  await expectFocusInSight(page, 6);
  await page.setViewportSize({ width: 320, height: 640 });
  const room = await page.locator('header').evaluate((header) => {
    const name = document.createRange();
    name.selectNodeContents(header.querySelector('a[href="/"]') ?? header);
    const search = header.querySelector('[data-search] svg')?.getBoundingClientRect();
    return (search?.left ?? 0) - name.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
});

test('with a page whose own text is twice its size, nothing that sticks covers what a link leads to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  for (const path of ['/#skills', '/blogpost5']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const target = path === '/#skills' ? '#skills h2' : '.prose h2:nth-of-type(3)';
    await page.locator(target).evaluate((element) => element.scrollIntoView());
    const { top, covered } = await placeOf(page, target);
    expect(covered, path).toBeLessThanOrEqual(0);
    expect(top, path).toBeGreaterThan(0);
  }
});

test('in the middle of a page the header gets the focus in sight, and the page stays where it is', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/blogpost5');
    await page.locator('.prose h2').nth(4).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    for (const name of ['Search the articles', 'Contact Me']) {
      const target = page.getByRole('banner').getByText(name).or(page.getByRole('button', { name })).first();
      await target.focus();
      await expect(target).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), `${width} px, ${name}`).toBe(before);
    }
  }
});

test('a link from another page lands at its section at once, and one in the page scrolls there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('scroll', () => {
      document.documentElement.dataset.passed = `${document.documentElement.dataset.passed ?? ''} ${Math.round(scrollY)}`;
    });
  });
  const passed = () =>
    page.evaluate(() => (document.documentElement.dataset.passed ?? '').trim().split(' ').map(Number));
  const contactMe = page.getByRole('banner').getByRole('link', { name: 'Contact Me', exact: true });
  await page.goto('/blogpost1');
  await contactMe.click();
  await page.waitForURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  const landing = await passed();
  const landed = landing.at(-1) ?? 0;
  expect(landed).toBeGreaterThan(1000);
  expect(landing.filter((place) => place < landed - 200)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(page.locator('#skills')).toBeInViewport();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
});
