import { ownerConfig } from '../setup/owner-tree.ts';
import { test } from './fixtures.ts';
import { likeJourneys } from './journeys/likes.ts';

test.use({
  siteEnvironment: { SITE_CONFIG: ownerConfig },
  // The request that finds no network.
  expectedTrouble: /ERR_FAILED/,
  provider: ({ provider }, use) =>
    use({
      ...provider,
      async prepare(context) {
        await provider.prepare?.(context);
        await context.route('https://plausible.io/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      },
    }),
});

likeJourneys(test, { article: '/all-that-can-be-written', request: '**/api/comments/likes*' });
