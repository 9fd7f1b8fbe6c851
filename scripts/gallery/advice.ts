import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Opens an article and waits until its first demo is hydrated. */
async function play(page: Page, path: string, control: string): Promise<void> {
  await page.goto(path);
  const island = page.locator('astro-island', { has: page.getByText(control, { exact: true }) });
  await island.scrollIntoViewIfNeeded();
  await island.and(page.locator(':not([ssr])')).waitFor();
}

const figure = 'figure:has(form, input)';

export const adviceScenes: readonly Scene[] = [
  {
    name: 'demo: the calculator with a large raise',
    part: figure,
    arrange: async (page) => {
      await play(page, '/blogpost1', 'Raise a year');
      await page.getByLabel('Raise a year').fill('40,000');
    },
  },
  {
    name: 'demo: the quiz with a weak answer',
    part: 'figure:has(fieldset)',
    arrange: async (page) => {
      await play(page, '/blogpost1', 'Clear the answers');
      await page
        .getByRole('group', { name: /bad year/ })
        .getByRole('radio', { name: 'No' })
        .check();
    },
  },
  {
    name: 'demo: the planner with a milestone ticked',
    part: figure,
    arrange: async (page) => {
      await play(page, '/blogpost2', 'Start over');
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'demo: the game, solved',
    part: figure,
    arrange: async (page) => {
      await play(page, '/blogpost3', 'Show a hint');
      await page.getByLabel('CSS of the container').fill('justify-content: end');
    },
  },
];
