import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const contact = async (page: Page, message: string) => {
  await page.goto('/#contact');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByLabel('Email', { exact: true }).fill('grace@reader.example');
  await page.getByLabel('Message').fill(message);
};

const subscription = async (page: Page, email: string) => {
  await page.goto('/subscribe', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
};

let subscribers = 0;

export const formScenes: readonly Scene[] = [
  { name: 'contact: filled', part: '#contact', arrange: (page) => contact(page, 'A shop.\nWith a counter.') },
  {
    name: 'contact: sent',
    part: '#contact',
    arrange: async (page) => {
      await contact(page, 'A shop.');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('alert').filter({ hasText: 'Message sent' }).waitFor();
    },
  },
  {
    name: 'contact: not sent',
    part: '#contact',
    arrange: async (page) => {
      await page.route('**/send-form', (route) => route.abort());
      await contact(page, 'A shop.');
      await page.getByRole('button', { name: 'Send' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: /not sent|could not/i })
        .waitFor();
    },
  },
  { name: 'subscribe: invalid', arrange: (page) => subscription(page, 'no-at-sign') },
  {
    name: 'subscribe: done',
    arrange: async (page) => {
      subscribers += 1;
      await subscription(page, `reader${subscribers}@reader.example`);
      await page.getByRole('heading', { name: 'Success!' }).waitFor();
    },
  },
  {
    name: 'subscribe: blocked',
    arrange: async (page) => {
      await page.route('**/post-json?*', (route) => route.abort());
      await subscription(page, 'blocked@reader.example');
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    },
  },
  {
    name: 'contact: sent without JavaScript',
    browser: { javaScriptEnabled: false },
    arrange: async (page) => {
      await page.goto('/#contact');
      await page.getByLabel('Name', { exact: true }).fill('Grace');
      await page.getByLabel('Email', { exact: true }).fill('grace@reader.example');
      await page.getByLabel('Message').fill('A shop.');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    },
  },
];
