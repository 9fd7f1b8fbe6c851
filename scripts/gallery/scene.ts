import type { Page } from '@playwright/test';

/** Something to be seen: a page, or a state of it. */
export interface Scene {
  readonly name: string;
  /** Only this part of the page is shown; without it, all of it. */
  readonly part?: string;
  /** What this browser has, or lacks. */
  readonly browser?: { readonly javaScriptEnabled?: false; readonly forcedColors?: 'active' };
  /** Instead of a phone and a desk. */
  readonly widths?: readonly number[];
  /** Opens a page and brings it into the state that is to be seen. */
  readonly arrange: (page: Page) => Promise<void>;
}
