import { readable, startMailServer } from '#server/testing/mail-server.ts';
import { readStored } from './database.ts';
import { awake, expect, test } from './fixtures.ts';
import { fillSubscription, hold } from './forms.ts';
import { Site } from './site.ts';

test('a visitor joins the list: sending..., then Success!, then no form', async ({ page, site }) => {
  await page.goto('/subscribe');
  await awake(page.getByLabel('Email'));
  await expect(page.getByRole('heading', { name: 'Join my email list for future updates!' })).toBeVisible();
  await fillSubscription(page, 'grace@reader.example');
  const release = await hold(page, '**/post-json?*');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('sending...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  expect(JSON.stringify(readStored(site, 'SELECT * FROM subscribers'))).toContain('grace@reader.example');
});

test('an address that is on the list already gets the same answer as a new one', async ({ page }) => {
  const answers: string[] = [];
  for (let i = 0; i < 2; i++) {
    await page.goto('/subscribe');
    await awake(page.getByLabel('Email'));
    await fillSubscription(page, 'twice@reader.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    answers.push(await page.getByRole('status').innerText());
  }
  expect(answers).toEqual([answers[1], 'Thank you. You are on the list.']);
});

test('with a mail server, a visitor joins and leaves the list by the links in a mail', async ({
  browser,
}) => {
  const mailServer = await startMailServer();
  const site = await Site.start({ SMTP_URL: mailServer.url });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    await page.goto('/subscribe');
    await awake(page.getByLabel('Email'));
    await fillSubscription(page, 'grace@reader.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page.getByText('an email with a link is on its way')).toBeVisible();

    await expect.poll(() => mailServer.letters.length).toBe(1);
    const [letter] = mailServer.letters;
    const [confirm, leave] = letter === undefined ? [] : (readable(letter).match(/^http:\S+$/gm) ?? []);
    const confirmed = () =>
      readStored(site, 'SELECT confirmed_at FROM subscribers WHERE confirmed_at NOT NULL');
    await page.goto(confirm ?? '');
    expect(confirmed()).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
    expect(confirmed()).toHaveLength(1);
    await page.goto(leave ?? '');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
    expect(readStored(site, 'SELECT * FROM subscribers')).toEqual([]);
  } finally {
    await context.close();
    await site.remove();
    await mailServer.close();
  }
});

test('invalid input sends nothing and says nothing: the field has the focus and is marked', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('post-json') && asked.push(request.url()));
  await page.goto('/subscribe');
  await awake(page.getByLabel('Email'));
  await fillSubscription(page, 'no-at-sign');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
});

test.describe('when the provider is blocked or silent', () => {
  test.use({ expectedTrouble: /Failed to load resource/ });

  test('a blocked provider ends in words, and the text stays', async ({ page }) => {
    await page.route('**/post-json?*', (route) => route.abort());
    await page.goto('/subscribe');
    await awake(page.getByLabel('Email'));
    await fillSubscription(page, 'blocked@reader.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('blocked@reader.example');
  });

  test('a silent provider is given up after ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/post-json?*', () => undefined);
    await page.goto('/subscribe');
    await awake(page.getByLabel('Email'));
    await fillSubscription(page, 'silent@reader.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('sending...')).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(page.getByText('sending...')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  });
});

test('the compact form at the end of an article takes an address alone', async ({ page, site }) => {
  await page.goto('/blogpost1');
  const email = page.getByLabel('Email');
  await awake(email);
  await email.fill('compact@reader.example');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/success/i).first()).toBeVisible();
  expect(JSON.stringify(readStored(site, 'SELECT * FROM subscribers'))).toContain('compact@reader.example');
});
