import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite } from '#site/build/manifest.ts';
import type { Site } from '../site.ts';
import { expect, test } from './fixtures.ts';

/** The SDK's share, auth and the whole of Firestore: 161 kB brotli, and 15 % for what is ours around it. */
const limit = 161_000 * 1.15;
const { publicDir } = builtSite('tests/setup/firebase.config.ts');

/** Everything that a page asks for, by what it is for. */
function requestsOf(page: Page, site: Site) {
  const scripts: string[] = [];
  const reads: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site.url && request.resourceType() === 'script') scripts.push(pathname);
    else if (/:run(Aggregation)?Query$/.test(pathname)) reads.push(`${request.method()} ${pathname}`);
    else if (origin !== site.url && origin.startsWith('http')) elsewhere.push(request.url());
  });
  return { scripts, reads, elsewhere };
}

/** Bytes on the wire of the scripts among these that hold the SDK. */
function bytesOfSdk(scripts: readonly string[]): number {
  const ofSdk = [...new Set(scripts)].filter((path) => /\/firebase-[\w.-]+\.js$/.test(path));
  return ofSdk.reduce((sum, path) => sum + statSync(join(publicDir, `${path}.br`)).size, 0);
}

test('a signed-out reader gets the comments by a few requests, and not a byte of the SDK', async ({
  person,
  site,
}) => {
  const guest = await person('Guest');
  const { scripts, reads, elsewhere } = requestsOf(guest.page, site);
  // Where no other journey writes: they share a database.
  await guest.reads('/blogpost7');
  await expect(guest.comments.getByText('Loading comments')).toHaveCount(0);
  await guest.page.waitForLoadState('networkidle');
  const documents = `/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  // Comments, tombstones and their count; on a page with comments, the replies too.
  expect(reads.toSorted()).toEqual(
    ['runAggregationQuery', 'runQuery', 'runQuery'].map((verb) => `POST ${documents}:${verb}`),
  );
  expect(bytesOfSdk(scripts)).toBe(0);
  expect(elsewhere).toEqual([]);
  expect(await guest.page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('the SDK that a signed-in reader gets is as small as it can be', async ({ person, site }) => {
  const ada = await person('Ada');
  const { scripts } = requestsOf(ada.page, site);
  await ada.reads('/blogpost2');
  await ada.signsIn();
  await ada.posts('What does this weigh?');
  await expect(ada.comment('What does this weigh?')).toBeVisible();
  await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
  const bytes = bytesOfSdk(scripts);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(limit);
});

test('a person who signed in before is live at once, without signing in again', async ({ person }) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost2');
  await ada.signsIn();
  const later = await ada.inNewTab();
  await later.reads('/blogpost2');
  await expect(later.comments.getByText('Signed in as Ada')).toBeVisible();
});
