import { projects } from '#content/projects.ts';
import { linkOf } from '#site/project.ts';
import site from '../../sample/site.config.ts';
import { expect, test } from '../e2e/fixtures.ts';

test('on paper the home page keeps every app, with its address, and nothing is cut at the end of a page', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('#projects article');
  await expect(cards).toHaveCount(projects.length);
  for (const [index, project] of projects.entries()) {
    await expect(cards.nth(index).getByRole('heading', { name: project.title })).toBeVisible();
    const written = await cards
      .nth(index)
      .getByRole('link', { name: /^Open the app/ })
      .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written.replaceAll('" "', '')).toContain(`${new URL(site.host).host}${linkOf(project)}`);
  }
  // Chromium clips such a box where the page ends, and drops the rest of it.
  const clipped = await page.locator('main :not(form *, .hidden-visually)').evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .filter((element) => getComputedStyle(element).overflowY !== 'visible')
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  expect(clipped).toEqual([]);
  const parts = page.locator('#projects li, #skills li, #blogposts li');
  const broken = await parts.evaluateAll((all) =>
    all.filter((part) => getComputedStyle(part).breakInside !== 'avoid').map((part) => part.textContent),
  );
  expect(broken).toEqual([]);
});

test('the CV takes one sheet', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Work' })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('on paper the home page takes five sheets at most', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
});

test('on paper there is no form to fill in, but every way to reach the owner', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Contact' })).toBeHidden();
  await expect(page.locator('#contact address')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tell me what you want to build' })).toBeVisible();
});
