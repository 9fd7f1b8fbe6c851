import type { Page } from '@playwright/test';
import { readStored } from './database.ts';
import { awake, expect, test } from './fixtures.ts';
import { fillContact, hold } from './forms.ts';

const contact = (page: Page) => page.getByRole('form', { name: 'Contact' });

test('a press on Send that is earlier than the code of the form waits for it, and sends once', async ({
  page,
  site,
}) => {
  const letGo = await hold(page, '**/_astro/ContactForm*.js');
  await page.goto('/#contact');
  await fillContact(page, 'Sent in a hurry');
  const send = contact(page).getByRole('button', { name: 'Send' });
  await send.click();
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(contact(page).getByLabel('Message')).toHaveValue('Sent in a hurry');
  letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Message sent' })).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-busy');
  await expect(contact(page).getByLabel('Message')).toHaveValue('');
  await expect(page).toHaveURL('/#contact');
  expect(readStored(site, 'SELECT message FROM messages')).toEqual([{ message: 'Sent in a hurry' }]);
});

test('the Enter key is as early as a press, and what is missing is said before the code has come', async ({
  page,
}) => {
  const letGo = await hold(page, '**/_astro/FullForm*.js');
  await page.goto('/subscribe', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(email).toBeFocused();
  await email.fill('grace@reader.example');
  await email.press('Enter');
  letGo();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
});

test.describe('where the code of the form never comes', () => {
  test.use({ expectedTrouble: /Failed to load resource|Error hydrating/ });

  test('the page says so, and tries again when the browser is back online', async ({ page }) => {
    await page.route('**/_astro/ContactForm*', (route) => route.abort(), { times: 2 });
    await page.goto('/#contact');
    const notice = page.getByText('This part could not be loaded.');
    await expect(notice).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(notice).toHaveCount(0);
    await awake(contact(page));
  });

  test('the page says what helps where a file that the form shares with others never came', async ({
    page,
  }) => {
    await page.route('**/_astro/react.*', (route) => route.abort());
    await page.goto('/#contact');
    await expect(page.getByText('Reload the page when you have a connection.')).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await awake(contact(page));
  });

  test('the browser asks before a reload loses what was typed, and sends the form itself, without asking', async ({
    page,
    site,
  }) => {
    // Every try of it.
    await page.route('**/_astro/ContactForm*', (route) => route.abort());
    await page.goto('/#contact');
    await expect(page.getByText('This part could not be loaded.')).toBeVisible();
    await fillContact(page, 'Half a message');
    const question = page.waitForEvent('dialog');
    const reload = page.evaluate(() => location.reload());
    await (await question).dismiss();
    await reload;
    await expect(contact(page).getByLabel('Message')).toHaveValue('Half a message');
    await contact(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: /sent/i })).toBeVisible();
    expect(readStored(site, 'SELECT message FROM messages')).toEqual([{ message: 'Half a message' }]);
  });
});
