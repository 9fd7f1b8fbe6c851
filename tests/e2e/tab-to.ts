import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  // What comes with an answer is waited for; what only scrolling brings, the keys reach.
  await wanted.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluateAll(([element]) => element !== undefined && element === document.activeElement))
      return;
    await page.keyboard.press(key);
  }
  await expect(wanted, 'reached by the keyboard').toBeFocused();
}
