import { readable } from '#server/testing/mail-server.ts';
import { expectAccessible } from './axe.ts';
import { endSessions } from './database.ts';
import { expect, test } from './fixtures.ts';

// The browser notes each answer that is a refusal.
test.use({ expectedTrouble: /Failed to load resource.*401/ });

test('a commenter asks for mail, gets one with a link to the reply, and stops them by the link in it', async ({
  startSite,
  mailServer,
  person,
}) => {
  const site = await startSite({ SMTP_URL: mailServer.url });
  const [grace, linus] = [await person('Grace', site), await person('Linus', site)];
  await grace.readsSignedIn('/blogpost6');
  await grace.posts('Does it scale?');
  const choice = grace.comments.getByRole('checkbox', { name: 'Email me when someone replies' });
  await expect(choice).not.toBeChecked();
  const opened = grace.page.waitForEvent('popup');
  await choice.press('Space');
  const window = await opened;
  await expect(grace.comments.getByText('Sign in again in the window')).toBeVisible();
  await expectAccessible(grace.comments, 'asking for mail');
  // It may be behind other windows.
  const openedAgain = window.waitForEvent('framenavigated', { timeout: 10_000 });
  await choice.press('Space');
  await openedAgain;
  await window.getByLabel('Name').fill('Grace');
  await window.getByRole('button', { name: 'Continue' }).click();
  await expect(choice).toBeChecked();

  await linus.readsSignedIn('/blogpost6');
  await expect(linus.comments.getByRole('checkbox', { name: 'Email me when someone replies' })).toBeVisible();
  await linus.comments.getByRole('button', { name: /^Reply/ }).click();
  await linus.page.getByRole('textbox', { name: 'Your reply' }).fill('Like anything else.');
  await linus.comments
    .getByRole('button', { name: /^(Post|Reply)$/ })
    .last()
    .click();
  const replies = () => mailServer.letters.map(readable).filter((text) => text.includes('A_new_reply'));
  await expect.poll(() => replies().length).toBe(1);
  const [link = '', stop = ''] = replies()[0]?.match(/^http:\S+$/gm) ?? [];
  await grace.page.goto(link);
  await expect(grace.comments.getByText('Like anything else.')).toBeInViewport();

  await expect(choice).toBeChecked();
  endSessions(site);
  await choice.press('Space');
  await expect(grace.comments.getByText('You have been signed out.')).toBeVisible();
  await grace.signsIn();
  await expect(choice).toBeChecked();

  await grace.page.goto(stop);
  await expectAccessible(grace.page, 'the page that stops mails');
  await grace.page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(grace.page.getByRole('heading', { name: 'No more emails about replies' })).toBeVisible();
  await grace.reads('/blogpost6');
  await expect(choice).not.toBeChecked();
});
