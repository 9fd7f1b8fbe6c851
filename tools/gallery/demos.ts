import type { Locator, Page } from '@playwright/test';
import type { Scene } from './scene.ts';

type Act = (demo: Locator, page: Page) => Promise<unknown>;

/** A demo of an article, once it is hydrated and somebody has used it. */
function demo(article: number, part: string, state: string, act: Act): Scene {
  return {
    name: `demo of article ${article}, ${state}`,
    part,
    async arrange(page) {
      await page.goto(`/blogpost${article}`);
      const shown = page.locator(part).first();
      await shown.scrollIntoViewIfNeeded();
      await page.locator('astro-island[ssr]').filter({ has: shown }).waitFor({ state: 'detached' });
      await act(shown, page);
    },
  };
}

const named = (name: string) => `[aria-label="Demo: ${name}"]`;
const form = 'figure:has(form, input:not([type=radio]))';

export const demoScenes: readonly Scene[] = [
  demo(1, form, 'a large raise', (shown) => shown.getByLabel('Raise a year').fill('40,000')),
  demo(1, 'figure:has(fieldset)', 'a weak answer', (shown) =>
    shown
      .getByRole('group', { name: /bad year/ })
      .getByRole('radio', { name: 'No' })
      .check(),
  ),
  demo(2, form, 'a milestone ticked', (shown) => shown.getByRole('checkbox').first().check()),
  demo(3, form, 'solved', (shown) => shown.getByLabel('CSS of the container').fill('justify-content: end')),
  demo(4, named('the task manager'), 'an answer lost', async (shown) => {
    await shown.getByLabel('Lose the next answer').check();
    await shown.getByRole('textbox', { name: 'Title' }).fill('Wash the brushes');
    await shown.getByRole('button', { name: 'Add task' }).click();
    await shown.getByText(/can’t be reached/).waitFor();
  }),
  demo(5, named('the comment section'), 'an answer lost and a forged request', async (shown) => {
    await shown.getByLabel('Lose the next answer').check();
    const first = shown.getByRole('region', { name: 'First tab' });
    await first.getByLabel('Your comment').fill('Is anyone here?');
    await first.getByRole('button', { name: 'Post' }).click();
    await first.getByRole('alert').waitFor();
    await shown.getByRole('button', { name: 'Send it' }).click();
  }),
  demo(6, named('print one component'), 'an invoice on its side', async (shown) => {
    await shown.getByLabel('Invoice').check();
    await shown.getByLabel('Landscape').check();
  }),
  demo(7, named('signing in'), 'a boolean and a wrong password', async (shown) => {
    await shown.getByLabel('A boolean').check();
    await shown.getByRole('button', { name: 'Sign out' }).click();
    await shown.getByRole('link', { name: 'Sign in' }).click();
    await shown.getByLabel('Email').fill('ada@example.com');
    await shown.getByLabel('Password').fill('wrong horse');
    await shown.getByRole('button', { name: 'Sign in' }).click();
    await shown.getByRole('alert').waitFor();
  }),
  demo(8, named('the picture gallery'), 'a HEIC refused', async (shown) => {
    await shown.getByRole('button', { name: 'portrait.jpg' }).click();
    await shown.getByRole('alert').waitFor();
  }),
  demo(8, named('the picture gallery'), 'a picture stored and another one ready', async (shown) => {
    await shown.getByRole('button', { name: 'beach.jpg' }).click();
    await shown.getByRole('button', { name: 'Upload' }).click();
    await shown.getByRole('img', { name: /^Stored on/ }).waitFor();
    await shown.getByRole('button', { name: 'beach.jpg' }).click();
    await shown.getByRole('table', { name: 'The file and its copy' }).waitFor();
  }),
  demo(9, named('vote on ideas'), 'a vote that waits for the network', async (shown) => {
    await shown.getByRole('button', { name: 'Upvote, 1' }).click();
    await shown.getByRole('button', { name: 'Continue as Ben' }).click();
    await shown.getByLabel('Offline').check();
    await shown.getByRole('button', { name: 'Upvote, 1' }).click();
    await shown.getByText('Sending your vote…').waitFor();
  }),
  demo(9, named('attack the votes'), 'an attack', (shown) =>
    shown.getByRole('button', { name: 'Vote twice' }).click(),
  ),
];
