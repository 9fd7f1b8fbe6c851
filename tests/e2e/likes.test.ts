import { ownerConfig } from '../setup/owner-tree.ts';
import { test } from './fixtures.ts';
import { likeJourneys } from './journeys/likes.ts';
import { nothingIsLostOverCuts } from './journeys/nothing-is-lost.ts';

test.use({
  siteEnvironment: { SITE_CONFIG: ownerConfig, WRITES_PER_MINUTE: '0' },
  // The network is cut off on purpose here, and the browser reports each request that fails, even those for an island far below.
  expectedTrouble: /Failed to load resource|Error hydrating/,
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
nothingIsLostOverCuts(test, '/all-that-can-be-written');
