import { defineConfig } from '#site/config.ts';
import providers from './providers.config.ts';

/** The sample owner with nothing embedded: a site that needs no server of its own. Try it: SITE_CONFIG=tests/setup/hosting.config.ts npm run hosting */
export default defineConfig({
  ...providers,
  comments: {
    kind: 'firebase',
    apiKey: 'AIzaSample',
    projectId: 'robin-sample',
    authDomain: 'robin-sample.firebaseapp.com',
  },
});
