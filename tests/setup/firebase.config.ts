import { defineConfig } from '#site/config.ts';
import embedded from '../../sample/site.config.ts';

/** The browser knows this machine by one name, so that the site and the sign-in window are of one site. */
const inBrowser = (host: string) => host.replace(/^(127\.0\.0\.1|\[::1\])(?=:)/, 'localhost');

const firestore = inBrowser(process.env.FIRESTORE_EMULATOR_HOST ?? 'localhost:8080');
const auth = inBrowser(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? 'localhost:9099');

/** The embedded site with comments on Firebase, against the emulators that the environment names. */
export default defineConfig({
  ...embedded,
  analytics: undefined,
  comments: {
    kind: 'firebase',
    apiKey: 'demo',
    projectId: process.env.GCLOUD_PROJECT ?? 'demo-site',
    authDomain: auth,
    emulators: { firestore, auth },
  },
});
