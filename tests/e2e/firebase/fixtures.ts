import { randomUUID } from 'node:crypto';
import { test as base, type Provider } from '../fixtures.ts';

/** The Auth emulator's window, in a browser that reaches no other host than this machine. */
const emulatedGoogle: Provider = {
  async prepare(context) {
    await context.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
      route.fulfill({ path: 'tests/e2e/firebase/gapi.js', contentType: 'text/javascript' }),
    );
  },
  async admit(window, name) {
    await window.getByRole('button', { name: 'Add new account' }).click();
    await window.locator('#email-input').fill(`${randomUUID()}@reader.example`);
    await window.locator('#display-name-input').fill(name);
    await window.getByRole('button', { name: 'Sign in with' }).click();
  },
};

/** Journeys on the site that was built for Firebase, against its emulators. */
export const test = base.extend({
  provider: emulatedGoogle,
  siteEnvironment: { SITE_CONFIG: 'tests/setup/firebase.config.ts' },
});

export { expect } from '../fixtures.ts';
