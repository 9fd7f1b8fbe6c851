import { expect, test } from './fixtures.ts';

// On a page where no other journey writes: they run at the same time, on one database.
test('a signed-out reader finds new comments when coming back to the tab', async ({ person }) => {
  const guest = await person('Guest');
  await guest.reads('/blogpost9');
  await expect(guest.comments.getByText('Loading comments')).toHaveCount(0);

  const ada = await person('Ada');
  await ada.reads('/blogpost9');
  await ada.signsIn();
  await ada.posts('Two puppies are better than one');
  await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0);
  await guest.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await guest.comments.getByRole('button', { name: 'Show 1 new comment' }).click();
  await expect(guest.comment('Two puppies are better than one')).toBeVisible();
});

test('signing out in one tab signs out in the other', async ({ person }) => {
  const ada = await person('Ada');
  await ada.reads('/blogpost5');
  await ada.signsIn();
  const other = await ada.inAnotherTab();
  await other.reads('/blogpost5');
  await expect(other.comments.getByText('Signed in as Ada')).toBeVisible();
  await ada.comments.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect.poll(() => other.page.evaluate(() => ({ ...localStorage }))).toEqual({});
});
