import { defineConfig } from '#site/config.ts';
import providers from './providers.config.ts';

/** The sample owner with nothing embedded: a site that needs no server of its own (npm run hosting:sample). */
export default defineConfig({
  ...providers,
  comments: {
    kind: 'firebase',
    apiKey: 'AIzaSample',
    projectId: 'robin-sample',
    authDomain: 'robin-sample.firebaseapp.com',
  },
});
