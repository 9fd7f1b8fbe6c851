import type { Page } from '@playwright/test';
import { themeStyle } from '#site/colors.ts';
import { themeSchema } from '#site/theme.ts';
import { expect, test } from './fixtures.ts';
import { tooWide } from './layout.ts';

test('the skills are in two columns on a tablet, and on the narrowest phone a long name of one is not cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const places = await page
    .locator('#skills li:nth-child(-n + 3)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  const [first, second, third] = places;
  expect(second?.top).toBe(first?.top);
  expect(third?.left).toBe(first?.left);
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = await page.locator('#skills li:nth-child(-n + 2)').evaluateAll((cells) => {
    ['Internationalization', 'Accessibility'].forEach((text, index) => {
      cells[index]?.querySelector('strong')?.replaceChildren(text);
    });
    return cells.flatMap((cell) => {
      const name = cell.querySelector('strong');
      const edges = [cell, cell.parentElement ?? cell].map((box) => box.getBoundingClientRect().right);
      const end = (name?.getBoundingClientRect().left ?? 0) + (name?.scrollWidth ?? 0);
      return end > Math.min(...edges) ? [name?.textContent] : [];
    });
  });
  expect(cut).toEqual([]);
});

test('a long address in the description of an article stays within its card', async ({ page }) => {
  for (const path of ['/', '/posts']) {
    await page.goto(path);
    const texts = page.getByRole('listitem').filter({ has: page.locator('[data-cover]') });
    await texts.evaluateAll((cards) => {
      for (const card of cards)
        for (const text of card.querySelectorAll('p'))
          text.textContent = `From https://documentation.example.com/${'guide'.repeat(8)}`;
    });
    expect(await tooWide(page), path).toEqual([]);
  }
});

test.describe('the theme', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('follows the system until the switch is pressed, and is remembered after that, page after page, without a flash', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const day = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const night = await paper(page);
    expect(night).not.toBe(day);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await paper(page)).toBe(day);
    await page.addInitScript(() => {
      const papers = new Set<string>();
      Object.assign(window, { papers });
      const look = () => {
        if (document.body) papers.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/blogpost3');
    expect(await paper(page)).toBe(day);
    const seen = await page.evaluate(() => {
      // Put there above.
      const { papers } = window as unknown as { papers: Set<string> };
      return [...papers];
    });
    expect(seen, 'it never flashes: it is there before anything is painted').toEqual([day]);
    await page.reload();
    expect(await paper(page)).toBe(day);
  });
});

test('more contrast, which a reader asks for, outranks the colors of an owner', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/posts');
  await page.evaluate(
    async (theme) => document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(theme)),
    themeStyle(themeSchema.parse({ colors: { soft: { light: '#556677', dark: '#aabbcc' } } })),
  );
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const words = await page.locator('body').evaluate(colorOf);
  expect(await page.locator('main time').first().evaluate(colorOf)).toBe(words);
});

test("in forced colors everything is drawn in the reader's own colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const roles = await page.evaluate(() => {
    const probe = document.createElement('p');
    document.body.append(probe);
    const resolved = (color: string) => {
      probe.style.backgroundColor = color;
      return getComputedStyle(probe).backgroundColor;
    };
    const ours = ['paper', 'sheet', 'ink', 'line', 'accent'].map((role) => resolved(`var(--${role})`));
    const readers = ['Canvas', 'Canvas', 'CanvasText', 'CanvasText', 'Highlight'].map(resolved);
    const shape = document.querySelector('#about svg [class~=paper], #about svg .paper');
    return { ours, readers, fill: shape && getComputedStyle(shape).fill };
  });
  expect(roles.ours).toEqual(roles.readers);
  expect(roles.fill).toBe(roles.readers[0]);
});

test('a cover is carried from the next article to its title card, and nothing about it ends in an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event;
      if (!viewTransition) return;
      void viewTransition.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        document.documentElement.dataset.carried = [...new Set(groups)].join(' ');
      });
    });
  });
  await page.goto('/blogpost3');
  const next = page.getByRole('navigation', { name: 'Other articles' }).getByRole('link', { name: /MERN/ });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).toHaveURL(/blogpost4$/);
  await expect(page.locator('html')).toHaveAttribute('data-carried', /::view-transition-group\(blogpost4\)/);
});
