import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { awake, expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

// The sign-in demo of article 7, by keyboard alone, and what axe-core finds in it.

async function open(page: Page) {
  await page.goto('/blogpost7');
  const demo = page.getByRole('region', { name: 'Demo: signing in' });
  await awake(demo);
  await expect(demo.getByRole('heading', { name: 'The letter of June' })).toBeVisible();
  const press = async (name: string, key = 'Tab') => {
    await tabTo(page, demo.getByRole('button', { name, exact: true }), key);
    await page.keyboard.press('Enter');
  };
  return { demo, press };
}

test('a boolean shows the sign-in form to a signed-in person, and three states do not', async ({ page }) => {
  const { demo, press } = await open(page);
  const shown = demo.getByRole('log', { name: 'Since the last reload' }).locator('tbody tr');
  await expect(shown).toHaveText([/unknown\/letters\/june/, /signed in\/letters\/june/]);

  const delay = demo.getByRole('slider', { name: 'Delay the first answer' });
  await tabTo(page, delay);
  await page.keyboard.press('End');
  await expect(delay).toHaveAttribute('aria-valuetext', '3.0 seconds');
  await tabTo(page, demo.getByRole('radio', { name: 'Three states' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(demo.getByRole('heading', { name: 'The letter of June' })).toBeVisible();
  await expect(shown).toHaveText([
    /signed out\/sign-in\?next=%2Fletters%2Fjune/,
    /^[3-9]\.\d s.*signed in\/letters\/june/,
  ]);

  await press('Reset');
  await expect(demo.getByRole('radio', { name: 'Three states' })).toBeChecked();
  await expect(delay).toHaveAttribute('aria-valuetext', '1.0 seconds');
});

test('a forgotten password is set from the inbox', async ({ page }) => {
  test.slow();
  const { demo, press } = await open(page);
  await press('Sign out');
  await tabTo(page, demo.getByRole('link', { name: 'June' }));
  await page.keyboard.press('Enter');
  const email = demo.getByRole('textbox', { name: 'Email' });
  await tabTo(page, email);
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong horse');
  for (let attempt = 1; attempt <= 5; attempt++) {
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('row', { name: /ada@example\.com/ })).toContainText(String(attempt));
  }
  await expect(demo.getByRole('alert')).toHaveText(/^We could not sign you in/);
  await expectAccessible(page, 'a wrong password');
  await press('Sign in');
  await expect(demo.getByRole('alert')).toHaveText(/^Too many attempts/);

  await tabTo(page, demo.getByRole('link', { name: 'Forgot your password?' }));
  await page.keyboard.press('Enter');
  await tabTo(page, email);
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  const inbox = demo.getByRole('group', { name: 'Inbox' });
  await tabTo(page, inbox.getByLabel('New password'));
  await page.keyboard.type('better horse');
  await expectAccessible(page, 'a reset email');
  await page.keyboard.press('Enter');
  await expect(inbox.getByRole('listitem')).toBeFocused();
  await expect(inbox.getByText('The link was used.')).toBeVisible();

  await tabTo(page, demo.getByRole('link', { name: 'Back to signing in' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, email);
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('better horse');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('heading', { name: 'The letter of June' })).toBeVisible();
});

test('a new address stays unverified until its link is opened and asked about', async ({ page }) => {
  test.slow();
  const { demo, press } = await open(page);
  await press('Sign out');
  // The home page has the focus, since the button that led there is gone.
  await tabTo(page, demo.getByRole('link', { name: 'Sign in' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, demo.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await tabTo(page, demo.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('ben@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');
  const notice = demo.getByText(/that we sent to ben@example\.com/);
  await expect(notice).toBeVisible();
  await expect(demo.getByRole('row', { name: /ben@example\.com/ })).toContainText('false');
  await expectAccessible(page, 'an address to verify');

  await press('I opened it', 'Shift+Tab');
  await expect(notice).toHaveText(/^Not verified yet/);
  await press('Open the link');
  await expect(demo.getByRole('row', { name: /ben@example\.com/ })).toContainText('true');
  await expect(notice).toBeVisible();
  await press('I opened it', 'Shift+Tab');
  await expect(notice).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table compares the two designs, and nothing is left that does not work', async ({ page }) => {
    await page.goto('/blogpost7');
    const demo = page.getByRole('region', { name: 'Demo: signing in' });
    await expect(demo.getByRole('row', { name: /a boolean.*the sign-in form/ })).toBeVisible();
    await expect(demo.getByRole('button')).toHaveCount(0);
    await expect(demo.getByRole('radio').or(demo.getByRole('slider'))).toHaveCount(0);
  });
});
