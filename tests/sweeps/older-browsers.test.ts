import { globSync, readFileSync } from 'node:fs';
import { builtSite } from '#site/build/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { expect, test } from '../e2e/fixtures.ts';

test('a browser as old as Safari 16.4 shows text on a ground, the comments and the apps', async ({
  person,
}) => {
  const ada = await person('Ada');
  const { page } = ada;
  await ada.context.addInitScript(() => {
    for (const missing of ['parse', 'canParse']) Reflect.deleteProperty(URL, missing);
    Reflect.deleteProperty(Promise, 'withResolvers');
    Reflect.deleteProperty(Map, 'groupBy');
  });
  await page.route('**/blogpost1', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    const body = (await answer.text()).replaceAll('light-dark(', 'not-yet(');
    await route.fulfill({ response: answer, headers, body });
  });
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('field-sizing', 'not-yet');
    await route.fulfill({ response: answer, body });
  });
  await ada.readsSignedIn('/blogpost1');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Me' })).toHaveCSS(
    'background-color',
    'rgb(0, 0, 0)',
  );
  // The outline of the form has room for one line: more would move the comments.
  const box = page.getByRole('textbox', { name: 'Your comment' });
  await expect(box).toHaveCSS('height', '51px');
  await box.fill('A line.');
  expect((await box.boundingBox())?.height).toBeGreaterThan(150);
  await ada.posts('Read https://a.example/page first.');
  const posted = ada.comment('Read https://a.example/page first.');
  await expect(posted.getByRole('link', { name: 'https://a.example/page' })).toBeVisible();
  await expect(posted.getByRole('button', { name: 'Delete' })).toBeVisible();
  await page.goto('/apps/comment-section');
  await expect(page.getByText('Then mine is perfect.')).toBeVisible();
  await page.goto('/apps/business-card#card?given=Ada&website=ada.example&end=');
  await expect(page.getByRole('link', { name: 'ada.example' })).toBeVisible();
  // A file that is still loading would be read after the page is gone.
  await page.unrouteAll({ behavior: 'wait' });
});

test('no style has a declaration that Safari skips', () => {
  const files = globSync(`${builtSite(siteConfigFile).publicDir}/**/*.{html,css,js}`);
  expect(files.length).toBeGreaterThan(100);
  // Text-decoration with more than its line, and user-select without its prefix.
  const skipped = /text-decoration:(?!\s*(none|underline|line-through)\s*[;}])|[{;]user-select:/;
  expect(files.filter((file) => skipped.test(readFileSync(file, 'utf8')))).toEqual([]);
});
