import { readable } from '#server/testing/mail-server.ts';
import { expectAccessible } from './axe.ts';
import { readStored } from './database.ts';
import { awake, expect, test } from './fixtures.ts';
import { fillSubscription, hold } from './forms.ts';

test('a visitor joins the list: a bad address is marked, then sending..., then Success!, then no form', async ({
  page,
  site,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('post-json') && asked.push(request.url()));
  const main = page.getByRole('main');
  const subscribe = main.getByRole('button', { name: 'Subscribe' });
  await page.goto('/subscribe');
  await awake(page.getByLabel('Email'));
  await expect(page.getByRole('heading', { name: 'Join my email list for future updates!' })).toBeVisible();
  await fillSubscription(page, 'no-at-sign');
  await subscribe.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
  await expectAccessible(main, 'invalid');

  await page.getByLabel('Email').fill('grace@reader.example');
  const release = await hold(page, '**/post-json?*');
  await subscribe.click();
  await expect(page.getByText('sending...')).toBeVisible();
  await expectAccessible(main, 'sending');
  release();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(subscribe).toHaveCount(0);
  await expectAccessible(main, 'done');
  const stored = readStored(site, 'SELECT first_name, last_name, email FROM subscribers');
  expect(stored).toEqual([{ first_name: 'Grace', last_name: 'Hopper', email: 'grace@reader.example' }]);
});

// By its link, a reader leaves the list in newsletter.test.ts.
test('with a mail server, a visitor joins the list by the link in a mail', async ({
  startSite,
  mailServer,
  person,
}) => {
  const site = await startSite({ SMTP_URL: mailServer.url });
  const { page } = await person('Grace', site);
  await page.goto('/subscribe');
  await awake(page.getByLabel('Email'));
  await fillSubscription(page, 'grace@reader.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByText('an email with a link is on its way')).toBeVisible();

  await expect.poll(() => mailServer.letters.length).toBe(1);
  const [letter] = mailServer.letters;
  const [confirm = ''] = letter === undefined ? [] : (readable(letter).match(/^http:\S+$/m) ?? []);
  const confirmed = () =>
    readStored(site, 'SELECT confirmed_at FROM subscribers WHERE confirmed_at NOT NULL');
  await page.goto(confirm);
  expect(confirmed()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  expect(confirmed()).toHaveLength(1);
});

test.describe('when the provider is blocked', () => {
  test.use({ expectedTrouble: /Failed to load resource/ });

  test('the compact form at the end of an article says so and keeps the address, which alone it takes', async ({
    page,
    site,
  }) => {
    await page.route('**/post-json?*', (route) => route.abort());
    await page.goto('/blogpost3');
    const email = page.getByLabel('Email');
    const subscribe = page.getByRole('main').getByRole('button', { name: 'Subscribe' });
    await awake(email);
    await email.fill('compact@reader.example');
    await subscribe.click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(email).toHaveValue('compact@reader.example');
    await expectAccessible(page.locator('form', { has: email }), 'compact, blocked');
    await page.unrouteAll();
    await subscribe.click();
    await expect(page.getByText(/success/i).first()).toBeVisible();
    const stored = JSON.stringify(readStored(site, 'SELECT * FROM subscribers'));
    expect(stored).toContain('compact@reader.example');
  });
});
