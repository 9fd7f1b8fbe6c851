import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface View {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  /** All, unless only some are named. */
  readonly rules?: readonly string[];
}

const desktop = { width: 1280, height: 800 };

/** How people look at the site: in each layout, and in each color. */
const views: readonly View[] = [
  { name: 'desktop by day', size: desktop, colorScheme: 'light' },
  { name: 'phone by night', size: { width: 390, height: 844 }, colorScheme: 'dark' },
];

/** Some of a page is shown on a desktop alone. All rules but these find the same by day and by night. */
const desktopByNight: View = {
  name: 'desktop by night',
  size: desktop,
  colorScheme: 'dark',
  rules: ['color-contrast', 'link-in-text-block'],
};

/** Looks at a page, or a part of it, as it is now: axe-core must find nothing. */
export const expectAccessible = (part: Page | Locator, state: string) =>
  expectNothingFound(part, state, views);

/** The same for a page as it opens, once for each page. */
export const expectPageAccessible = (page: Page, path: string) =>
  expectNothingFound(page, path, [desktopByNight, ...views]);

async function expectNothingFound(
  part: Page | Locator,
  state: string,
  looks: readonly View[],
): Promise<void> {
  const [page, root] = 'goto' in part ? [part, part.locator(':root')] : [part.page(), part];
  const problems: string[] = [];
  for (const { name, size, colorScheme, rules } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await twoFrames(page);
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.evaluate(source);
      await page.evaluate(withoutCodeColors);
    }
    const violations = await root.evaluate(async (element, only) => {
      // What runs here is the script above; the page's types don't know of it.
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations: found } = await checker.run(element, {
        resultTypes: ['violations'],
        // It would also parse every style, which none of these rules asks for.
        preload: { assets: ['media'] },
        ...(only && { runOnly: [...only] }),
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    }, rules);
    problems.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  expect(problems, state).toEqual([]);
}

/**
 * Most elements of a long article only color its code. axe-core can't tell their contrast, because the ground of what scrolls has
 * gradients; src/site/content/code-contrast.test.ts can.
 */
function withoutCodeColors(): void {
  for (const code of document.querySelectorAll('figure pre:not(astro-island *) code'))
    code.replaceChildren(code.textContent ?? '');
}

/** Until the page's own observers have answered to a new size: they run between one frame and the next. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
