import { expect, test } from './fixtures.ts';

test('the contents mark the section that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blogpost5');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const marked = () =>
    contents.getByRole('link').evaluateAll((links) => {
      const banned = links.filter(
        (link) => getComputedStyle(link).borderInlineStartColor !== 'rgba(0, 0, 0, 0)',
      );
      return banned.map((link) => link.textContent);
    });
  for (const name of ['Keep what people type', 'Let the database refuse']) {
    await contents.getByRole('link', { name }).click();
    await expect.poll(marked).toEqual([name]);
    await expect(contents.locator('[aria-current=location]')).toHaveText(name);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await marked(), 'in forced colors, too').toEqual(['Let the database refuse']);
  // More steps than a laptop is high.
  await page.setViewportSize({ width: 1366, height: 660 });
  await page.goto('/blogpost4#try-it-yourself');
  await expect(contents.getByRole('link', { name: 'Try it yourself' })).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => contents.locator('ol').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(contents.locator('summary'), 'nothing to fold').toBeHidden();
});

test('on a phone the contents stay below the header, open over the text, and close with the step that is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogpost4#read-one-page-at-a-time');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const heading = page.getByRole('heading', { name: 'Read one page at a time' });
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  await contents.getByText('In this article').click();
  await expect(contents.locator('[aria-current=location]')).toBeInViewport();
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top), 'nothing moves').toBe(top);
  // All that an iPhone sends for a tap on text.
  await page.locator('article p').first().dispatchEvent('pointerup');
  await expect(contents.getByRole('list')).toBeHidden();
  await contents.getByText('In this article').click();
  await contents.getByRole('link', { name: 'Deploy it' }).click();
  await expect(contents.getByRole('list')).toBeHidden();
  const deploy = page.getByRole('heading', { name: 'Deploy it' });
  await expect(deploy).toBeInViewport();
  const [bar, target] = await Promise.all([contents.boundingBox(), deploy.boundingBox()]);
  expect(target?.y, 'the heading is not behind the bar').toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('in a small window, where nothing sticks, the contents come into sight when the keyboard goes back to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/blogpost6');
  await page.locator('.prose').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  const contents = page.locator('nav summary');
  await expect(contents).toBeFocused();
  await expect(contents).toBeInViewport({ ratio: 1 });
});

test('code and tables that are wider than a phone scroll by the keyboard, and the page does not; a long message in a table wraps, so that its cause is beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, name] of [
    ['/blogpost5', /^Code: .*comment\.ts$/],
    ['/blogpost6', 'Table: Do you need the library?'],
  ] as const) {
    await page.goto(path);
    const group = page.getByRole('group', { name }).first();
    await group.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => group.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBe(0);
  }
  await page.goto('/blogpost4');
  const cause = await page.getByRole('columnheader', { name: 'Why' }).boundingBox();
  expect(cause?.x).toBeLessThan(320);
});

test('the heading of footnotes has no number, as it is no step', async ({ page }) => {
  await page.goto('/blogpost2');
  const numberOf = (heading: Element) => getComputedStyle(heading, '::before').content;
  await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML('beforeend', '<section class="footnotes"><h2>Footnotes</h2></section>');
  });
  expect(await page.locator('.prose > h2').first().evaluate(numberOf)).toContain('counter(section)');
  expect(await page.getByRole('heading', { name: 'Footnotes' }).evaluate(numberOf)).toBe('none');
});

test('on paper an article is its text: no header, no forms, no comments, and code in full', async ({
  page,
}) => {
  await page.goto('/blogpost5');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'In this article' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeHidden();
  const cut = await page
    .getByRole('group', { name: /^Code/ })
    .evaluateAll((all) => all.filter((element) => element.scrollWidth > element.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('what does not scroll is no stop of the keyboard, and is one when there is less room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blogpost6');
  const table = page.getByRole('group', { name: 'Table: Do you need the library?' });
  await page.keyboard.press('Tab');
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(table).toHaveAttribute('tabindex', '0');
});

test('a press on Copy copies, also as the first thing that is done on a page', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blogpost5');
  const button = page.locator('figure').getByRole('button', { name: 'Copy' }).first();
  // Without scrolling to it, or pointing at it.
  await button.dispatchEvent('click');
  await expect(page.locator('[aria-live]').filter({ hasText: /^Copied/ })).toHaveCount(1);
  const figure = page.locator('figure', { has: page.locator('[data-copies]') }).first();
  const code = await figure.locator('code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await figure.evaluate((all) => getSelection()?.selectAllChildren(all));
  // A passage that is copied by hand has the name of the code, and no button.
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(`Terminal\n${code?.trim()}`);
});
