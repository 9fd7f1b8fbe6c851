import { expect, test } from './fixtures.ts';

test.use({ siteEnvironment: { SITE_CONFIG: 'tests/setup/firebase-options.config.ts' } });

test('a person signs in with GitHub and comments', async ({ person }) => {
  const ada = await person('Ada of GitHub');
  await ada.reads('/blogpost3');
  await ada.signsIn('GitHub');
  await ada.posts('From the other provider');
  await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
  await expect(ada.comment('From the other provider').getByText('Ada of GitHub')).toBeVisible();
  await ada.comments.getByRole('button', { name: 'Sign Out' }).click();
  await expect(ada.comments.getByRole('button', { name: 'Sign in with GitHub' })).toBeVisible();
});
