import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

export async function openDemo(page: Page, path: string, name: string) {
  await page.goto(path);
  const demo = page.getByRole('region', { name });
  await demo.scrollIntoViewIfNeeded();
  await page.locator('astro-island[ssr]').filter({ has: demo }).waitFor({ state: 'detached' });
  return demo;
}

const board = '[aria-label="Demo: the task manager"]';
const readers = '[aria-label="Demo: the comment section"]';
const printer = '[aria-label="Demo: print one component"]';
const pictures = '[aria-label="Demo: the picture gallery"]';
const signIn = '[aria-label="Demo: signing in"]';

export const demoScenes: readonly Scene[] = [
  {
    name: 'demo of article 4',
    part: board,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost4', 'Demo: the task manager');
      await demo.getByRole('heading', { name: 'Buy paint' }).waitFor();
    },
  },
  {
    name: 'demo of article 4, an answer lost',
    part: board,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost4', 'Demo: the task manager');
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
      const demo = await openDemo(page, '/blogpost5', 'Demo: the comment section');
      await demo.getByText('Reply to me.').first().waitFor();
    },
  },
  {
    name: 'demo of article 5, an answer lost and a forged request',
    part: readers,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost5', 'Demo: the comment section');
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
      await openDemo(page, '/blogpost6', 'Demo: print one component');
    },
  },
  {
    name: 'demo of article 6, an invoice on its side',
    part: printer,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost6', 'Demo: print one component');
      await demo.getByLabel('Invoice').check();
      await demo.getByLabel('Landscape').check();
    },
  },
  {
    name: 'demo of article 8, a HEIC refused',
    part: pictures,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost8', 'Demo: the picture gallery');
      await demo.getByRole('button', { name: 'portrait.jpg' }).click();
      await demo.getByRole('alert').waitFor();
    },
  },
  {
    name: 'demo of article 8, a picture stored and another one ready',
    part: pictures,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost8', 'Demo: the picture gallery');
      await demo.getByRole('button', { name: 'beach.jpg' }).click();
      await demo.getByRole('button', { name: 'Upload' }).click();
      await demo.getByRole('img', { name: /^Stored on/ }).waitFor();
      await demo.getByRole('button', { name: 'beach.jpg' }).click();
      await demo.getByRole('table', { name: 'The file and its copy' }).waitFor();
    },
  },
  {
    name: 'demo of article 7',
    part: signIn,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost7', 'Demo: signing in');
      await demo.getByRole('heading', { name: 'The letter of June' }).waitFor();
    },
  },
  {
    name: 'demo of article 7, a boolean and a wrong password',
    part: signIn,
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost7', 'Demo: signing in');
      await demo.getByLabel('A boolean').check();
      await demo.getByRole('button', { name: 'Sign out' }).click();
      await demo.getByRole('link', { name: 'Sign in' }).click();
      await demo.getByLabel('Email').fill('ada@example.com');
      await demo.getByLabel('Password').fill('wrong horse');
      await demo.getByRole('button', { name: 'Sign in' }).click();
      await demo.getByRole('alert').waitFor();
    },
  },
];
