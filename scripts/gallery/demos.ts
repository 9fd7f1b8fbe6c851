import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

async function open(page: Page, path: string, name: string) {
  await page.goto(path);
  const demo = page.getByRole('region', { name });
  await demo.scrollIntoViewIfNeeded();
  await page.locator('astro-island[ssr]').filter({ has: demo }).waitFor({ state: 'detached' });
  return demo;
}

const board = '[aria-label="Demo: the task manager"]';
const readers = '[aria-label="Demo: the comment section"]';
const printer = '[aria-label="Demo: print one component"]';

export const demoScenes: readonly Scene[] = [
  {
    name: 'demo of article 4',
    part: board,
    arrange: async (page) => {
      const demo = await open(page, '/blogpost4', 'Demo: the task manager');
      await demo.getByRole('heading', { name: 'Buy paint' }).waitFor();
    },
  },
  {
    name: 'demo of article 4, an answer lost',
    part: board,
    arrange: async (page) => {
      const demo = await open(page, '/blogpost4', 'Demo: the task manager');
      await demo.getByLabel('Lose the next answer').check();
      await demo.getByRole('textbox', { name: 'Title' }).fill('Wash the brushes');
      await demo.getByRole('button', { name: 'Add task' }).click();
      await demo.getByText(/can’t be reached/).waitFor();
    },
  },
  {
    name: 'demo of article 5',
    part: readers,
    arrange: async (page) => {
      const demo = await open(page, '/blogpost5', 'Demo: the comment section');
      await demo.getByText('Reply to me.').first().waitFor();
    },
  },
  {
    name: 'demo of article 5, an answer lost and a forged request',
    part: readers,
    arrange: async (page) => {
      const demo = await open(page, '/blogpost5', 'Demo: the comment section');
      await demo.getByLabel('Lose the next answer').check();
      const first = demo.getByRole('region', { name: 'First tab' });
      await first.getByLabel('Your comment').fill('Is anyone here?');
      await first.getByRole('button', { name: 'Post' }).click();
      await first.getByRole('alert').waitFor();
      await demo.getByRole('button', { name: 'Send it' }).click();
    },
  },
  {
    name: 'demo of article 6',
    part: printer,
    arrange: async (page) => {
      await open(page, '/blogpost6', 'Demo: print one component');
    },
  },
  {
    name: 'demo of article 6, an invoice on its side',
    part: printer,
    arrange: async (page) => {
      const demo = await open(page, '/blogpost6', 'Demo: print one component');
      await demo.getByLabel('Invoice').check();
      await demo.getByLabel('Landscape').check();
    },
  },
];
