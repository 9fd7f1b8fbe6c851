import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { expectAccessible } from './axe.ts';
import { expect, Person, test } from './fixtures.ts';
import { Site } from './site.ts';

test('a commenter asks for mail, gets one with a link to the reply, and stops them by the link in it', async ({
  browser,
}) => {
  const mailServer = await startMailServer();
  const site = await Site.start({ SMTP_URL: mailServer.url });
  const people = await Promise.all(
    ['Grace', 'Linus'].map(async (name) => {
      const context = await browser.newContext({ baseURL: site.url });
      return new Person(name, context, await context.newPage());
    }),
  );
  try {
    const [grace, linus] = people as [Person, Person];
    await grace.readsSignedIn('/blogpost6');
    await grace.posts('Does it scale?');
    const choice = grace.comments.getByRole('checkbox', { name: 'Email me when someone replies' });
    await expect(choice).not.toBeChecked();
    const opened = grace.page.waitForEvent('popup');
    await choice.press('Space');
    const window = await opened;
    await expect(grace.comments.getByText('Sign in again in the window')).toBeVisible();
    await expectAccessible(grace.comments, 'asking for mail');
    await window.getByLabel('Name').fill('Grace');
    await window.getByRole('button', { name: 'Continue' }).click();
    await expect(choice).toBeChecked();

    await linus.readsSignedIn('/blogpost6');
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

    await grace.page.goto(stop);
    await expectAccessible(grace.page, 'the page that stops mails');
    await grace.page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(grace.page.getByRole('heading', { name: 'No more emails about replies' })).toBeVisible();
    await grace.reads('/blogpost6');
    await expect(choice).not.toBeChecked();
  } finally {
    for (const { context } of people) await context.close();
    await site.remove();
    await mailServer.close();
  }
});
