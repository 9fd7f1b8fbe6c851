import { ownerConfig } from '../setup/owner-tree.ts';
import { expect, test } from './fixtures.ts';

test.use({ siteEnvironment: { SITE_CONFIG: ownerConfig } });
test.describe.configure({ mode: 'default' });
// The request that finds no network.
test.use({ expectedTrouble: /ERR_FAILED/ });

const article = '/all-that-can-be-written';

test('a like without a network outlives a reload, and others see it as it comes', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  for (const { context } of [ada, ben])
    await context.route('https://plausible.io/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  await ada.readsSignedIn(article);
  await ada.posts('Worth a heart');
  await ben.reads(article);
  const heartOf = (someone: typeof ada) =>
    someone.comments.getByRole('article').getByRole('button', { name: /^Like/ });
  await expect(heartOf(ben)).toHaveAttribute('aria-pressed', 'false');
  const before = await ben.comments.getByRole('article').boundingBox();

  await ada.page.route('**/api/comments/likes*', (route) => route.abort());
  await heartOf(ada).click();
  await expect(heartOf(ada)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(ada)).toHaveText(/1 like/);
  await expect(heartOf(ben)).not.toHaveText(/1 like/);
  await ada.page.unroute('**/api/comments/likes*');
  await ada.page.reload();

  await expect(heartOf(ben)).toHaveText(/1 like/);
  expect(await ben.comments.getByRole('article').boundingBox()).toEqual(before);
  await expect(heartOf(ada)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(ada)).toHaveText(/1 like/);
});
