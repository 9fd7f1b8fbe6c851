import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packFiles } from '#lib/packed-files.ts';
import { contentSecurityPolicy } from '#site/build/content-security-policy.ts';
import { builtSite, manifestSchema } from '#site/build/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import owner from '../../sample/site.config.ts';
import { expectAccessible } from './axe.ts';
import { awake, expect, test } from './fixtures.ts';
import { Site } from './site.ts';

test.use({ serviceWorkers: 'allow', expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/ });

/** Opens a page and reads on until the browser has kept it. */
async function reads(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => kept(page)).toContain(path);
}

/** The paths of what the browser has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('offline-build-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

test('a visited article can be read without a network, and in place of others there is a list of what can', async ({
  person,
}) => {
  const ada = await person('Ada');
  const { page, context } = ada;
  const picture = page.locator('.prose img:visible').first();
  const looksAtPicture = async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  };
  await reads(page, '/blogpost9');
  await looksAtPicture();
  await ada.comments.scrollIntoViewIfNeeded();
  await ada.signsIn();
  expect(await kept(page)).not.toContainEqual(expect.stringMatching(/^\/(api|auth)/));

  await context.setOffline(true);
  await page.goto('/blogpost9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/upvote/i);
  await looksAtPicture();
  const box = ada.comments.getByRole('textbox', { name: 'Your comment' });
  await ada.comments.scrollIntoViewIfNeeded();
  await ada.posts('From a tunnel');
  await expect(ada.comments.getByText(/waiting for the network/i).first()).toBeVisible();
  await box.fill('Half a thought');
  await page.getByRole('button', { name: 'Search the articles' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('arrayUnion');
  await expect(page.getByRole('dialog').locator('[aria-live]')).toHaveText(/^\d+ results?/);

  for (const unknown of ['/no-such-page', '/blogpost2']) {
    await page.goto(unknown);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' }), unknown).toBeVisible();
  }
  await expectAccessible(page, 'offline');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /upvote/i })
    .click();
  await expect(page).toHaveURL(/\/blogpost9$/);

  await context.setOffline(false);
  await page.goto('/blogpost9');
  await ada.comments.scrollIntoViewIfNeeded();
  await expect(ada.comment('From a tunnel').getByText(/Sending|Waiting/)).toHaveCount(0);
  await expect(box).toHaveValue('Half a thought');

  await context.setOffline(true);
  await page.goto('/blogpost2');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /learning path/ })).toBeVisible();
});

test('without a network, comments that were never loaded say that they need a connection', async ({
  page,
  context,
}) => {
  // The first page is left before there is a worker.
  await page.goto('/blogpost2');
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await page.waitForURL('/blogpost3');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/blogpost2', '/blogpost3']));
  await context.setOffline(true);
  await page.goto('/blogpost3');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.scrollIntoViewIfNeeded();
  await expect(page.getByText(/when you have a connection|needs? a connection/).last()).toBeVisible();
  await expect(comments.getByText('Be the first to comment')).toBeHidden();
});

test('a new build announces itself and loses no text; a build without offline reading deletes what was kept', async ({
  browser,
}) => {
  const config = 'test-results/offline-test.ts';
  const { root, publicDir, files, manifest: manifestFile } = builtSite(config);
  cpSync(builtSite(siteConfigFile).root, root, { recursive: true });
  const site = await Site.start({ SITE_CONFIG: config });
  const context = await browser.newContext({ baseURL: site.url });
  /** Publishes the pages that are visited with other files, and policies for their scripts. */
  const publish = async (change: (text: string) => string) => {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
    for (const file of ['index.html', 'blogpost1.html', 'offline.html', 'offline.js', 'service-worker.js']) {
      const text = change(readFileSync(join(publicDir, file), 'utf8'));
      writeFileSync(join(publicDir, file), text);
      for (const compressed of ['br', 'gz'])
        rmSync(join(publicDir, `${file}.${compressed}`), { force: true });
      const path = `/${file.replace(/(^index)?\.html$/, '')}`;
      if (file.endsWith('.html'))
        manifest.contentSecurityPolicies[path] = contentSecurityPolicy(path, text, owner, manifest.articles);
    }
    writeFileSync(manifestFile, JSON.stringify(manifest));
    packFiles(publicDir, files);
    await site.stop();
    await site.startAgain();
  };
  try {
    const page = await context.newPage();
    await reads(page, '/');
    const message = page.getByLabel('Message');
    await awake(message);
    await message.fill('Half a message');

    const [, build = ''] =
      readFileSync(join(publicDir, 'index.html'), 'utf8').match(/offline\.js\?v=(\w+)/) ?? [];
    await publish((text) => text.replaceAll(build, 'next'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.locator('[aria-live]').filter({ hasText: 'This page has a newer version.' });
    await expect(notice).toBeVisible();
    await expect(message).toHaveValue('Half a message');
    await expectAccessible(page.getByRole('banner'), 'a newer version');
    // When the server takes longer than three seconds, the kept page comes once more, with the same notice.
    await expect(async () => {
      await notice.getByRole('button', { name: 'Reload' }).click();
      await expect(notice).toBeHidden();
    }).toPass();
    await message.scrollIntoViewIfNeeded();
    await expect(message).toHaveValue('Half a message');

    const removed = readFileSync('src/features/offline/removed-worker.js', 'utf8');
    await publish((text) =>
      text.startsWith('<!') ? text.replace(/offline\.js\?v=\w+/, 'none.js') : removed,
    );
    await page.goto('/blogpost1');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  } finally {
    await context.close();
    await site.remove();
    rmSync(root, { recursive: true, force: true });
  }
});

test('an app that was kept opens without a warning of the browser', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await reads(page, '/apps/task-manager');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(warnings).toEqual([]);
});
