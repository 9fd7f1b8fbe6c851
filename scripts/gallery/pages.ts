import type { Page } from '@playwright/test';
import { comments } from '#language';
import { articlePaths } from '../../tests/setup/own-pages.ts';
import type { Scene } from './scene.ts';

/** Opens a page and scrolls to its end, so that everything has loaded. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const loading = page.locator('[data-comments]').getByText(comments.loading, { exact: true });
  await loading.waitFor({ state: 'hidden' });
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // A picture of another site may be out of reach.
        return image.decode().catch(() => {});
      }),
    ),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** A page as a reader opens it. */
export const opening = (name: string, path: string, more: Partial<Scene> = {}): Scene => ({
  name,
  arrange: (page) => readThrough(page, path),
  ...more,
});

export const pageScenes: readonly Scene[] = [
  opening('home', '/'),
  ...articlePaths.map((path) => opening(path.replace('/blogpost', 'article '), path)),
  opening('subscribe', '/subscribe'),
  opening('privacy policy', '/privacy-policy'),
  opening('not found', '/no-such-page'),
  opening('home, narrow and wide', '/', { widths: [320, 768, 1024, 2560] }),
  opening('article 4, narrow and wide', '/blogpost4', { widths: [320, 768, 1024, 2560] }),
  opening('home in forced colors', '/', { browser: { forcedColors: 'active' } }),
  opening('article 9 in forced colors', '/blogpost9', { browser: { forcedColors: 'active' } }),
  {
    name: 'contents of an article, open',
    part: 'main',
    widths: [390],
    arrange: async (page) => {
      await page.goto('/blogpost2');
      await page.getByText('In this article').first().click();
    },
  },
  {
    name: 'article on paper',
    widths: [720],
    arrange: async (page) => {
      await readThrough(page, '/blogpost3');
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'home on paper',
    widths: [720],
    arrange: async (page) => {
      await readThrough(page, '/');
      await page.emulateMedia({ media: 'print' });
    },
  },
];
