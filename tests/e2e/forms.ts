import type { Page } from '@playwright/test';

/** Keeps back what an address answers, until it is let go by the function returned. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const letGo = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await letGo.promise;
    await route.fallback();
  });
  return letGo.resolve;
}

export async function fillSubscription(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
}

export async function fillContact(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByLabel('Email', { exact: true }).fill('grace@reader.example');
  await page.getByLabel('Message').fill(message);
}
