import type { Page } from '@playwright/test';
import { readable } from '#server/testing/mail-server.ts';
import { ownerConfig } from '../setup/owner-tree.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { allArrived } from './journeys/nothing-is-lost.ts';
import { tooWide } from './layout.ts';

const article = '/all-that-can-be-written';

async function looksRight(window: Page, what: string): Promise<void> {
  await window.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(window, what);
  expect(await tooWide(window), what).toEqual([]);
}

// The browser notes each answer that is a refusal.
test.use({ expectedTrouble: /Failed to load resource/ });

test('a reader signs in by the link in an email, comments, signs out, and comes back with the code from another device', async ({
  startSite,
  mailServer,
  person,
}) => {
  const site = await startSite({ SITE_CONFIG: ownerConfig, SMTP_URL: mailServer.url });
  const ada = await person('Ada', site);
  const phone = await person('Ada', site);
  for (const { context } of [ada, phone]) await context.route(/plausible\.io/, (route) => route.abort());
  // The owner gets an email about the comment.
  const letters = () => mailServer.letters.filter(({ to }) => to.includes('ada@reader.example'));
  const link = () => /^http:\S+code=\d+$/m.exec(letters().map(readable).at(-1) ?? '')?.[0] ?? '';
  const askForCode = async () => {
    const before = letters().length;
    const window = await ada.opensSignIn('email');
    await looksRight(window, 'the form for the address');
    const send = window.getByRole('button', { name: 'Continue' });
    await window.getByLabel('Email address').fill('ada@reader');
    await send.click();
    const places = [window.getByRole('alert'), send].map((each) => each.boundingBox());
    const [problem, button] = await Promise.all(places);
    expect(problem?.y, 'what is wrong is below the address, not below the button').toBeLessThan(
      button?.y ?? 0,
    );
    await window.getByLabel('Email address').fill('ada@reader.example');
    await send.click();
    await expect(window.getByText('ada@reader.example')).toBeVisible();
    expect(letters().length).toBe(before + 1);
    return window;
  };
  await ada.reads(article);
  await expect(ada.comments.getByText('Sign in to add a comment')).toBeVisible();
  const window = await askForCode();
  await looksRight(window, 'the form for the code');

  const tab = await ada.context.newPage();
  // Otherwise a change of its size, below, could cut off the transition to its next page.
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto(link());
  await tab.getByRole('button', { name: 'Sign in' }).click();
  const name = tab.getByLabel('Name');
  await expect(tab.getByRole('alert')).toContainText('Choose a name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name, 'a phone begins each name with a capital').toHaveAttribute('autocapitalize', 'words');
  await expect(name).toBeFocused();
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
  const elsewhere = phone.page;
  await elsewhere.goto(link());
  const code = await elsewhere.getByText(/^\d{4} \d{4}$/).textContent();
  await looksRight(elsewhere, 'the code for another browser');
  await waiting.getByRole('textbox', { name: 'Code' }).fill('0');
  await waiting.getByRole('button', { name: 'Sign in' }).click();
  await expect(waiting.getByRole('alert')).toContainText('not the code');
  await waiting.getByRole('textbox', { name: 'Code' }).fill(code ?? '');
  await Promise.all([
    waiting.waitForEvent('close'),
    waiting.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await expect(ada.comments.getByText('Signed in as Ada')).toBeVisible();
  await expect(ada.comment('By email.').getByRole('button', { name: /^Edit/ })).toBeVisible();
});
