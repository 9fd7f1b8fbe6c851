import { afterEach, test } from 'vitest';
import { bodyFacts } from './body-facts.ts';
import { moderationFacts } from './moderation-facts.ts';
import { ownFacts } from './own-facts.ts';
import { pagingFacts } from './paging-facts.ts';
import type { Stage } from './stage.ts';
import { tombstoneFacts } from './tombstone-facts.ts';
import { watching } from './watching.ts';
import { watchingFacts } from './watching-facts.ts';
import { writingFacts } from './writing-facts.ts';

/** One promise of CommentsPort. `watching` stops by itself when the test ends. */
export type Fact = (
  title: string,
  check: (stage: Stage & { readonly watching: typeof watching }) => Promise<void>,
) => void;

/** What an adapter can't do, and why. `tests` are titles of facts. */
export interface Skip {
  readonly reason: string;
  readonly tests: readonly string[];
}

/** Every promise of CommentsPort and every rule of the backend, as one suite for all adapters. */
export function commentsContract(
  name: string,
  open: () => Stage | Promise<Stage>,
  skip: readonly Skip[] = [],
): void {
  const stops: (() => void | Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  const watched: typeof watching = (port, page) => {
    const watcher = watching(port, page);
    stops.push(watcher.stop);
    return watcher;
  };
  const fact: Fact = (title, check) => {
    const skipped = skip.find(({ tests }) => tests.includes(title));
    const ending = skipped ? ` (skipped: ${skipped.reason})` : '';
    test(`${name}: ${title}${ending}`, { skip: skipped !== undefined }, async () => {
      const stage = await open();
      stops.push(() => stage.close());
      await check({ ...stage, watching: watched });
    });
  };
  watchingFacts(fact);
  writingFacts(fact);
  bodyFacts(fact);
  pagingFacts(fact);
  tombstoneFacts(fact);
  ownFacts(fact);
  moderationFacts(fact);
}
