import { likeJourneys } from '../journeys/likes.ts';
import { nothingIsLostOverCuts } from '../journeys/nothing-is-lost.ts';
import { test } from './fixtures.ts';

test.use({
  siteEnvironment: { SITE_CONFIG: 'tests/setup/firebase-options.config.ts' },
  // The network is cut off on purpose here, and the browser and the SDK report what fails.
  expectedTrouble: /Failed to load resource|Could not reach Cloud Firestore backend/,
});

likeJourneys(test, { article: '/blogpost4', request: '**/documents:batchGet*' });
nothingIsLostOverCuts(test, '/blogpost8');
