import type { Page } from '@playwright/test';
import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { ownerConfig } from '../setup/owner-tree.ts';
import { expectAccessible } from './axe.ts';
import { expect, Person, test } from './fixtures.ts';
import { allArrived } from './journeys/nothing-is-lost.ts';
import { tooWide } from './layout.ts';
import { Site } from './site.ts';

const article = '/all-that-can-be-written';

async function looksRight(window: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await window.emulateMedia({ colorScheme });
    await expectAccessible(window, `${what}, ${colorScheme}`);
  }
  const size = window.viewportSize();
  await window.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(window), what).toEqual([]);
  if (size) await window.setViewportSize(size);
}

test('a reader signs in by the link in an email, comments, signs out, and comes back with the code from another device', async ({
  browser,
}) => {
  const mailServer = await startMailServer();
  const site = await Site.start({ SITE_CONFIG: ownerConfig, SMTP_URL: mailServer.url });
  const context = await browser.newContext({ baseURL: site.url });
  const phone = await browser.newContext({ baseURL: site.url });
  for (const each of [context, phone]) await each.route(/plausible\.io/, (route) => route.abort());
  const ada = new Person('Ada', context, await context.newPage());
  // The owner gets an email about the comment.
  const letters = () => mailServer.letters.filter(({ to }) => to.includes('ada@reader.example'));
  const link = () => /^http:\S+code=\d+$/m.exec(letters().map(readable).at(-1) ?? '')?.[0] ?? '';
  const askForCode = async () => {
    const before = letters().length;
    const window = await ada.opensSignIn('email');
    await looksRight(window, 'the form for the address');
    await window.getByLabel('Email address').fill('ada@reader.example');
    await window.getByRole('button', { name: 'Continue' }).click();
    await expect(window.getByText('ada@reader.example')).toBeVisible();
    expect(letters().length).toBe(before + 1);
    return window;
  };
  try {
    await ada.reads(article);
    await expect(ada.comments.getByText('Sign in to add a comment')).toBeVisible();
    const window = await askForCode();
    await looksRight(window, 'the form for the code');

    const tab = await context.newPage();
    await tab.goto(link());
    await tab.getByRole('button', { name: 'Sign in' }).click();
    const name = tab.getByLabel('Name');
    await expect(tab.getByRole('alert')).toContainText('Choose a name');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await looksRight(tab, 'a code without a name');
    await name.fill('Robin Example');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await expect(tab.getByRole('alert')).toContainText('the site’s owner');
    await name.fill('Ada');
    const closed = window.waitForEvent('close');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await closed;

    await ada.posts('By email.');
    await expect(ada.comment('By email.')).toContainText('Ada');
    await allArrived(ada);
    await ada.comments.getByRole('button', { name: 'Sign Out' }).click();
    await expect(ada.comments.getByRole('button', { name: 'Sign in with email' })).toBeVisible();
    expect(await ada.page.evaluate(() => localStorage.getItem('isAuth'))).toBeNull();

    const waiting = await askForCode();
    const elsewhere = await phone.newPage();
    await elsewhere.goto(link());
    const code = await elsewhere.getByText(/^\d{4} \d{4}$/).textContent();
    await looksRight(elsewhere, 'the code for another browser');
    await waiting.getByLabel('Code').fill('0');
    await waiting.getByRole('button', { name: 'Sign in' }).click();
    await expect(waiting.getByRole('alert')).toContainText('not the code');
    await waiting.getByLabel('Code').fill(code ?? '');
    await Promise.all([
      waiting.waitForEvent('close'),
      waiting.getByRole('button', { name: 'Sign in' }).click(),
    ]);
    await expect(ada.comments.getByText('Signed in as Ada')).toBeVisible();
    await expect(ada.comment('By email.').getByRole('button', { name: /^Edit/ })).toBeVisible();
  } finally {
    await context.close();
    await phone.close();
    await site.remove();
    await mailServer.close();
  }
});
