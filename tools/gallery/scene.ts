import type { Page } from '@playwright/test';

export interface Scene {
  readonly name: string;
  /** A selector of the part to show. Without it, the whole page. */
  readonly part?: string;
  readonly browser?: { readonly javaScriptEnabled?: false; readonly forcedColors?: 'active' };
  /** Instead of a phone and a desktop. */
  readonly widths?: readonly number[];
  /** Opens a page and brings it into its state. */
  readonly arrange: (page: Page) => Promise<void>;
}
