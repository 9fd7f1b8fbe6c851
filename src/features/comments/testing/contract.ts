import { onTestFinished, test } from 'vitest';
import { bodyCases } from './body-cases.ts';
import type { ContractTest } from './contract-test.ts';
import { likesCases } from './likes-cases.ts';
import { moderationCases } from './moderation-cases.ts';
import { ownCases } from './own-cases.ts';
import { pagingCases } from './paging-cases.ts';
import type { TestPage } from './test-page.ts';
import { tombstoneCases } from './tombstone-cases.ts';
import { watching } from './watching.ts';
import { watchingCases } from './watching-cases.ts';
import { writingCases } from './writing-cases.ts';

/** What an adapter can't do, and why. `tests` are titles of cases. */
export interface Skip {
  readonly reason: string;
  readonly tests: readonly string[];
}

/** Every promise of CommentsPort and every rule of the backend, as one suite for all adapters. */
export function commentsContract(
  name: string,
  open: () => TestPage | Promise<TestPage>,
  skip: readonly Skip[] = [],
  options: { readonly hasLikes?: boolean } = {},
): void {
  const watched: typeof watching = (port, page) => {
    const watcher = watching(port, page);
    onTestFinished(watcher.stop);
    return watcher;
  };
  const contractTest: ContractTest = (title, check) => {
    const skipped = skip.find(({ tests }) => tests.includes(title));
    const ending = skipped ? ` (skipped: ${skipped.reason})` : '';
    test(`${name}: ${title}${ending}`, { skip: skipped !== undefined }, async () => {
      await check({ ...(await open()), watching: watched });
    });
  };
  watchingCases(contractTest);
  writingCases(contractTest);
  bodyCases(contractTest);
  pagingCases(contractTest);
  tombstoneCases(contractTest);
  ownCases(contractTest);
  moderationCases(contractTest);
  if (options.hasLikes) likesCases(contractTest);
}
