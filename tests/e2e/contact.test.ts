import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { readStored } from './database.ts';
import { awake, expect, test } from './fixtures.ts';
import { hold } from './forms.ts';

const message = { Name: 'Grace', Email: 'grace@reader.example', Message: 'A shop.\nWith a counter.' };

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/#contact');
  if (javaScriptEnabled) await awake(page.getByLabel('Message'));
  for (const [label, text] of Object.entries(message))
    await page.getByLabel(label, { exact: true }).fill(text);
});

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });

test('a message is asked for in full by the browser, sent, said to be sent, and kept for the owner', async ({
  page,
  site,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('not an address');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(message.Message);
  expect(sent).toEqual([]);

  await email.fill(message.Email);
  await expectAccessible(form(page), 'filled');
  const letGo = await hold(page, '**/send-form');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expectAccessible(form(page), 'sending');
  letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Message sent' })).toBeVisible();
  await expectAccessible(form(page), 'sent');
  const stored = readStored(site, 'SELECT from_name, reply_to, message FROM messages');
  expect(stored).toContainEqual({
    from_name: 'Grace',
    reply_to: 'grace@reader.example',
    message: message.Message,
  });
});

test.describe('when sending fails', () => {
  test.use({ expectedTrouble: /Failed to load resource/ });

  test('the text comes back with words about why, and goes out on the next try', async ({ page }) => {
    const send = page.getByRole('button', { name: 'Send' });
    await page.route('**/send-form', (route) => route.abort());
    await send.click();
    await expect(page.getByLabel('Message')).toHaveValue(message.Message);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace');
    await expect(page.getByRole('alert').filter({ hasText: /not sent|could not/i })).toBeVisible();
    await expectAccessible(form(page), 'not sent');
    await page.unrouteAll();
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Message sent' })).toBeVisible();
  });
});

test('after a reload the message is still being sent, until nobody can know whether it arrived', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await hold(page, '**/send-form');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sending…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sending…')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('alert').filter({ hasText: 'may not have arrived' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(message.Message);
  letGo();
});

test('a message arrives although its page is left at once', async ({ page, site }) => {
  await page.getByLabel('Message').fill('Sent on the way out');
  const sent = page.waitForRequest('**/send-form');
  await page.getByRole('button', { name: 'Send' }).click();
  await sent;
  await page.goto('/blogpost1');
  const arrived = () => readStored(site, "SELECT 1 FROM messages WHERE message = 'Sent on the way out'");
  await expect.poll(() => arrived().length).toBe(1);
});

test('two tabs show the same text and the same status', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/#contact');
  await awake(other.getByLabel('Message'));
  await expect(other.getByLabel('Message')).toHaveValue(message.Message);
  await other.getByLabel('Message').fill('Written in the other tab');
  await expect(page.getByLabel('Message')).toHaveValue('Written in the other tab');
  const letGo = await hold(page, '**/send-form');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('Sending…')).toBeVisible();
  await expect(other.getByLabel('Message')).toHaveValue('');
  letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Message sent' })).toBeVisible();
  await expect(other.getByText('Sending…')).toHaveCount(0);
  await expect(other.getByLabel('Message')).toHaveValue('');
});

test('what a browser does not restore of the form, on the way back to its page, is there too', async ({
  page,
}) => {
  // A browser restores what was typed, not what a script put there.
  for (const label of ['Name', 'Email', 'Message']) {
    await page.getByLabel(label, { exact: true }).press('End');
    await page.getByLabel(label, { exact: true }).pressSequentially('s');
  }
  await page.goto('/blogpost1');
  await page.goBack();
  await awake(page.getByLabel('Message'));
  await expect(page.getByLabel('Message')).toHaveValue(/counter/);
});

test.describe('without JavaScript, a message that is refused', () => {
  test.use({ javaScriptEnabled: false, expectedTrouble: /status of 422/ });

  test('is in the form on the way back, and no link leads to an empty one', async ({ page }) => {
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(201));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Go back to find your text in the form.')).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue(message.Message);
  });
});
