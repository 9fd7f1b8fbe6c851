import type { Page } from '@playwright/test';
import { fillContact, fillSubscription } from '../../tests/e2e/forms.ts';
import type { Scene } from './scene.ts';

async function write(page: Page): Promise<void> {
  await page.goto('/#contact', { waitUntil: 'networkidle' });
  await fillContact(page, 'A shop.\nWith a counter.');
  await page.getByRole('button', { name: 'Send' }).click();
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/subscribe', { waitUntil: 'networkidle' });
  await fillSubscription(page, email);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
}

let subscribers = 0;

export const formScenes: readonly Scene[] = [
  {
    name: 'contact: sent',
    part: '#contact',
    async arrange(page) {
      await write(page);
      await page.getByRole('alert').filter({ hasText: 'Message sent' }).waitFor();
    },
  },
  {
    name: 'contact: not sent',
    part: '#contact',
    async arrange(page) {
      await page.route('**/send-form', (route) => route.abort());
      await write(page);
      await page.getByRole('alert').filter({ hasText: 'not sent' }).waitFor();
    },
  },
  {
    name: 'contact: sent without JavaScript',
    browser: { javaScriptEnabled: false },
    async arrange(page) {
      await write(page);
      await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    },
  },
  { name: 'subscribe: invalid', arrange: (page) => subscribe(page, 'no-at-sign') },
  {
    name: 'subscribe: done',
    async arrange(page) {
      subscribers += 1;
      await subscribe(page, `reader${subscribers}@reader.example`);
      await page.getByRole('heading', { name: 'Success!' }).waitFor();
    },
  },
  {
    name: 'subscribe: blocked',
    async arrange(page) {
      await page.route('**/post-json?*', (route) => route.abort());
      await subscribe(page, 'blocked@reader.example');
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    },
  },
];
