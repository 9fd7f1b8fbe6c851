import type { Page } from '@playwright/test';
import { comments } from '#language';
import { siteTree } from '#site/site-tree.ts';
import { builtPages } from '../../scripts/built-pages.ts';
import { articlePaths } from '../../tests/setup/sample-pages.ts';
import { commentScenes } from './comments.ts';
import { demoScenes } from './demos.ts';
import { formScenes } from './forms.ts';
import type { Scene } from './scene.ts';

const isApp = (path: string) => path.startsWith('/apps/');

/** Opens a page and scrolls to its end, so that everything has loaded. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (isApp(path)) return;
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

const opening = (name: string, path: string, more: Partial<Scene> = {}): Scene => ({
  name,
  arrange: (page) => readThrough(page, path),
  ...more,
});

const onPaper = (name: string, path: string): Scene => ({
  name: `${name} on paper`,
  widths: [720],
  async arrange(page) {
    await readThrough(page, path);
    await page.emulateMedia({ media: 'print' });
  },
});

const widths = [320, 768, 1024, 2560];

/** These states need the sample's articles. */
const ofSample: readonly Scene[] = [
  opening('home', '/'),
  ...articlePaths.map((path) => opening(path.replace('/blogpost', 'article '), path)),
  opening('subscribe', '/subscribe'),
  opening('privacy policy', '/privacy-policy'),
  opening('not found', '/no-such-page'),
  opening('home, narrow and wide', '/', { widths }),
  opening('article 4, narrow and wide', '/blogpost4', { widths }),
  opening('home in forced colors', '/', { browser: { forcedColors: 'active' } }),
  opening('article 9 in forced colors', '/blogpost9', { browser: { forcedColors: 'active' } }),
  {
    name: 'contents of an article, open',
    part: 'main',
    widths: [390],
    async arrange(page) {
      await page.goto('/blogpost2');
      await page.getByText('In this article').first().click();
    },
  },
  onPaper('article', '/blogpost3'),
  onPaper('home', '/'),
  ...commentScenes,
  ...formScenes,
  ...demoScenes,
];

export const scenes: readonly Scene[] = [
  ...(siteTree === 'sample' ? ofSample : []),
  ...builtPages()
    .filter((path) => siteTree !== 'sample' || isApp(path))
    .map((path) => opening(path.slice(1).replace('/', ' ') || 'home', path)),
];
