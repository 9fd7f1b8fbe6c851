import type { SearchPage } from '#site/publish/search-texts.ts';
import { appPaths as apps, articlePaths as articles } from '../setup/sample-pages.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { doublesText } from './layout.ts';

test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/ });

test('a reader searches with the keyboard and forgiven typos, goes on without a network, and follows a result', async ({
  page,
  context,
}) => {
  await page.goto('/privacy-policy');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await expect(page.getByRole('banner').getByText('This part could not be loaded.')).toBeVisible();
  await context.setOffline(false);

  await page.locator('body').press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the articles' });
  const box = dialog.getByRole('textbox');
  await expect(box).toBeFocused();
  const status = dialog.locator('[aria-live]');
  await expect(status).toHaveText('Type what you are looking for, or choose an article or app.');
  await expect(dialog.getByRole('listitem')).toHaveCount(articles.length + apps.length);
  await box.fill('arrayUnion');
  await expect(status).toHaveText(/^\d+ results? for “arrayUnion”\.$/);
  await expect(dialog.locator('mark').first()).toHaveText(/arrayUnion/i);
  await expectAccessible(dialog, 'the search with results');
  const [excerpt] = await dialog.locator('p + a').evaluateAll(([next]) => {
    const rooms = [next?.previousElementSibling?.previousElementSibling, next?.previousElementSibling, next];
    const [own, text, after] = rooms.map((part) => part?.getBoundingClientRect());
    return own && text && after ? [{ above: text.top - own.bottom, below: after.top - text.bottom }] : [];
  });
  expect(excerpt?.above, 'an excerpt is nearer to its own link').toBeLessThan(excerpt?.below ?? 0);
  await box.fill('fierstore rules');
  await expect(dialog.locator('mark').first()).toHaveText(/firestore|rules/i);
  await expect(dialog.getByRole('list')).not.toContainText(/[├└]/);
  await box.fill('the');
  await expect(status).toHaveText(/for “the”\.$/);
  const counted = Number.parseInt((await status.textContent()) ?? '', 10);
  expect(counted).toBeGreaterThan(10);
  await expect(dialog.getByRole('listitem')).toHaveCount(counted);
  await box.fill('');
  await page.keyboard.insertText('A whole article. '.repeat(1000));
  expect((await box.inputValue()).length, 'what is pasted').toBe(200);
  await box.fill('zzzqqq');
  await expect(status).toHaveText('No results for “zzzqqq”.');
  await expect(dialog.getByRole('link')).toHaveCount(0);

  await box.press('Escape');
  await expect(dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await expect(box, 'the words of before').toHaveValue('zzzqqq');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await box.fill('flexbox frogs');
  await expect(status).toHaveText(/^1 result for/);
  await context.setOffline(false);
  // Enter and the arrows choose among the words that an input method offers.
  for (const chosen of [{ isComposing: true }, { keyCode: 229 }])
    await box.dispatchEvent('keydown', { key: 'Enter', ...chosen });
  await expect(box).toBeFocused();
  await box.press('ArrowDown');
  const first = dialog.getByRole('link').first();
  await expect(first).toBeFocused();
  await first.press('Enter');
  await expect(page).toHaveURL(/\/blogpost3(#.*)?$/);
});

test('the search stays until the page of a result comes, so that Back leads to it, and closes for a heading on this page', async ({
  page,
}) => {
  await page.goto('/blogpost8');
  await page.route('**/blogpost5', (route) => route.fulfill({ status: 204 }));
  await page.locator('body').press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the articles' });
  await dialog.getByRole('textbox').fill('comment section');
  const asked = page.waitForRequest('**/blogpost5');
  await dialog.locator('a[href^="/blogpost5"]').first().click();
  await asked;
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill('magic number');
  await dialog.locator('a[href^="/blogpost8#"]').first().click();
  await expect(dialog).toBeHidden();
});

test('of many results the best are shown, and all of them are counted', async ({ page }) => {
  const pages = Array.from({ length: 60 }, (_, at) => ({
    title: `Frogs, part ${at}`,
    path: `/frogs-${at}`,
    sections: [],
  }));
  await page.route('/search.json', (route) => route.fulfill({ json: pages }));
  await page.goto('/privacy-policy');
  await page.locator('body').press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the articles' });
  await expect(dialog.getByRole('listitem')).toHaveCount(60);
  await dialog.getByRole('textbox').fill('frogs');
  await expect(dialog.locator('[aria-live]')).toHaveText('The best 30 of 60 results for “frogs”.');
  await expect(dialog.getByRole('listitem')).toHaveCount(30);
});

test('a result leads to its heading', async ({ request }) => {
  const pages: readonly SearchPage[] = await (await request.get('/search.json')).json();
  for (const { path, sections } of pages) {
    const html = await (await request.get(path)).text();
    const lost = sections.filter(({ heading, id }) => heading !== '' && !html.includes(` id="${id}"`));
    expect(lost, path).toEqual([]);
  }
});

test('on a phone with text of twice the size, the box shows the word that is typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await doublesText(page);
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Search the articles' }).click();
  const box = page.getByRole('textbox');
  const letters = await box.evaluate(
    (element) => element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(letters).toBeGreaterThan(5);
});
