import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  // What comes with an answer is waited for; what only scrolling brings, the keys reach.
  await wanted.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
  let [element] = await wanted.elementHandles();
  const hasFocus = () =>
    element?.evaluate((found) => (found.isConnected ? found === document.activeElement : null));
  for (let presses = 0; presses < 80; presses++) {
    let isReached = await hasFocus();
    // To find it takes longer than a press, so only when it isn't there, or no longer.
    if (typeof isReached !== 'boolean') {
      [element] = await wanted.elementHandles();
      isReached = await hasFocus();
    }
    if (isReached) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, 'reached by the keyboard').toBeFocused();
}

/** Waits for an element, since Tab would pass what isn't there yet, goes to it by the keyboard, and presses a key on it. */
export async function press(page: Page, wanted: Locator, key = 'Enter', by = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  await tabTo(page, wanted, by);
  await page.keyboard.press(key);
}
