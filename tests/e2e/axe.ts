import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How people look at the site: every layout, and on a desktop, which has the most to show, every color. */
const views = [
  { name: 'desktop by day', width: 1280, height: 800, colorScheme: 'light', isNew: true },
  { name: 'desktop by night', width: 1280, height: 800, colorScheme: 'dark', isNew: false },
  { name: 'phone by night', width: 390, height: 844, colorScheme: 'dark', isNew: true },
] as const;

/** Rules whose answer depends on colors. All others find the same by day and by night. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/** Looks at a page, or a part of it, as it is now in every view: axe-core must find nothing. */
export async function expectAccessible(part: Page | Locator, state: string): Promise<void> {
  const [page, root] = 'goto' in part ? [part, part.locator(':root')] : [part.page(), part];
  const problems: string[] = [];
  for (const { name, width, height, colorScheme, isNew } of views) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    const violations = await root.evaluate(
      async (element, rules) => {
        // What runs here is the script above; the page's types don't know of it.
        const { axe: checker } = window as unknown as { axe: typeof axe };
        const { violations: found } = await checker.run(element, {
          resultTypes: ['violations'],
          ...(rules && { runOnly: rules }),
        });
        return found.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
        );
      },
      isNew ? null : aboutColors,
    );
    problems.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  expect(problems, state).toEqual([]);
}
