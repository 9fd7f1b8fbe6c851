import { likeJourneys } from '../journeys/likes.ts';
import { test } from './fixtures.ts';

test.use({
  siteEnvironment: { SITE_CONFIG: 'tests/setup/firebase-options.config.ts' },
  // The request that finds no network.
  expectedTrouble: /ERR_FAILED/,
});

likeJourneys(test, { article: '/blogpost4', request: '**/documents:batchGet*' });
