import type { Scene } from './scene.ts';

/** An app of the site, as a visitor finds it. */
export const openingApp = (path: string): Scene => ({
  name: path.slice(1).replace('/', ' '),
  arrange: async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});
