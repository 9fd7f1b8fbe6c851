import type { TestPage } from './test-page.ts';
import type { watching } from './watching.ts';

/** One promise of CommentsPort. `watching` stops by itself when the test ends. */
export type ContractTest = (
  title: string,
  check: (testPage: TestPage & { readonly watching: typeof watching }) => Promise<void>,
) => void;
