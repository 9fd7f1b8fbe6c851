import { expectAccessible } from './axe.ts';
import { expect, type Person, test } from './fixtures.ts';

/** Opens the page for moderation, and signs in there with the owner's account. */
async function asOwner(person: (name?: string) => Promise<Person>): Promise<Person> {
  const owner = await person('Robin Example');
  await owner.page.goto('/moderation');
  await expect(owner.page.getByText('Sign in with the account of the site’s owner.')).toBeVisible();
  await expectAccessible(owner.page, 'moderation, signed out');
  const popup = owner.page.waitForEvent('popup');
  await owner.page.getByRole('button', { name: 'Sign in with Google' }).click();
  await (await popup).getByRole('button', { name: /owner of this site/ }).click();
  await expect(owner.page.getByRole('heading', { name: 'Newest comments' })).toBeVisible();
  return owner;
}

async function posted(who: Person, text: string): Promise<void> {
  await who.posts(text);
  await expect(who.comment(text).getByText('Sending')).toHaveCount(0);
}

// The browser notes each answer that is a refusal.
test.use({ expectedTrouble: /Failed to load resource.*403/ });

test('the owner finds a comment, deletes it and takes that back, bans its writer, and approves a newcomer', async ({
  person,
}) => {
  test.slow();
  const eve = await person('Eve');
  await eve.readsSignedIn('/blogpost3');
  await posted(eve, 'Cheap watches here');
  await posted(eve, 'And a second one');
  await eve.page.goto('/moderation');
  await expect(eve.page.getByText('This page is for the site’s owner.')).toBeVisible();
  await expect(eve.page.getByRole('heading', { name: 'Newest comments' })).toHaveCount(0);

  const owner = await asOwner(person);
  const { page } = owner;
  const rows = page.getByRole('region', { name: 'Newest comments' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox').fill('WATCHES');
  await page.getByRole('searchbox').press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link', { name: /Coding Games/ })).toHaveAttribute(
    'href',
    /^\/blogpost3#comment-/,
  );
  await expectAccessible(page, 'moderation, found');

  page.on('dialog', (question) => question.accept());
  // Undone with the keyboard alone, before it was sent.
  await rows.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.getByText('Comment deleted')).toBeVisible();
  await expectAccessible(page, 'moderation, deletion that can be undone');
  await expect(rows.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.getByText('Cheap watches here')).toBeVisible();
  await expect(rows.getByRole('article')).toBeFocused();

  // Sent, because the page is left.
  await rows.getByRole('button', { name: 'Delete' }).click();
  await rows.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goto('/blogpost3');
  await eve.reads('/blogpost3');
  await expect(eve.comment('And a second one')).toBeVisible();
  await expect(eve.comment('Cheap watches here')).toHaveCount(0);

  // In the article.
  await owner.comments.scrollIntoViewIfNeeded();
  await owner.comment('And a second one').getByRole('button', { name: 'Ban this person' }).click();
  await expect(owner.comments.getByText('Eve can no longer comment.').first()).toBeVisible();
  await eve.posts('Let me in');
  await expect(eve.comments.getByText('does not take comments from this account')).toBeVisible();
  await expectAccessible(eve.comments, 'refused');
  await page.goto('/moderation');
  const people = page.getByRole('region', { name: 'Banned people' });
  await people.getByRole('button', { name: 'Unban' }).click();
  await expect(people.getByText('Nobody is banned.')).toBeVisible();
  await expect(page.getByText('Eve may comment again.')).toBeVisible();

  await page.getByRole('switch', { name: 'Hold first comments of new people until approved' }).check();
  await expect(page.getByText('From now on, first comments by new people wait for approval.')).toBeVisible();
  const nina = await person('Nina');
  await nina.readsSignedIn('/blogpost3');
  await posted(nina, 'Is this thing on?');
  await nina.page.reload();
  await expect(nina.comment('Is this thing on?').getByText('Waiting for approval.')).toBeVisible();
  await expect(eve.comment('Is this thing on?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show 1 new comment' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for approval (1)' });
  await expect(waiting.getByText('Is this thing on?')).toBeVisible();
  await expectAccessible(page, 'moderation, waiting');
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The comment by Nina is published.')).toBeVisible();
  await expect(rows.getByText('Is this thing on?')).toBeVisible();
  await expect(nina.comment('Is this thing on?').getByText('Waiting for approval.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Sign in with the account of the site’s owner.')).toBeVisible();
  const guest = await person('Guest');
  await guest.reads('/blogpost3');
  await expect(guest.comment('Is this thing on?')).toBeVisible();
});
