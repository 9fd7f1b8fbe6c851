import { ownerConfig } from '../setup/owner-tree.ts';
import type { test } from './fixtures.ts';

/** An owner's site, which has likes. */
export const onOwnersSite: Parameters<typeof test.use>[0] = {
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
};
