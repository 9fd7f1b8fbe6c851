import { randomUUID } from 'node:crypto';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
} from 'vitest';
import { done, refused } from './account.ts';
import { createFirebaseAccount } from './firebase-account.ts';
import {
  accountContract,
  type Opened,
} from './testing/account-contract.ts';
import {
  type AuthEmulator,
  howToRun,
  skipped,
  startAuthEmulator,
} from './testing/auth-emulator.ts';

if (skipped) console.warn(`\nNOT RUN: ${howToRun}.\n`);

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
});

/** A separate browser, in which nobody is signed in. */
function openAuth(address: string): Auth {
  const app = initializeApp(
    { apiKey: 'any', projectId: 'demo-letters' },
    randomUUID(),
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
  return auth;
}

describe.skipIf(skipped)('in the Auth emulator', () => {
  let emulator: AuthEmulator;
  beforeAll(async () => {
    emulator = await startAuthEmulator();
  }, 180_000);
  afterAll(() => emulator?.stop(), 30_000);

  async function admin(
    path: string,
    init: RequestInit = {},
  ): Promise<unknown> {
    const headers = {
      authorization: 'Bearer owner',
      'content-type': 'application/json',
    };
    const answer = await fetch(`${emulator.address}${path}`, {
      headers,
      ...init,
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  }

  async function links(
    email: string,
    requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
  ): Promise<string[]> {
    const sent = await admin(
      `/emulator/v1/projects/${emulator.project}/oobCodes`,
    );
    // The emulator's own list of the emails that it would have sent.
    const { oobCodes } = sent as {
      oobCodes: { email: string; oobLink: string; requestType: string }[];
    };
    return oobCodes
      .filter(
        (each) => each.email === email && each.requestType === requestType,
      )
      .map(({ oobLink }) => oobLink);
  }

  async function openVerification(email: string): Promise<void> {
    const [link] = await links(email, 'VERIFY_EMAIL');
    await admin(`${link?.replace(emulator.address, '')}`);
  }

  function open(): Opened {
    let chosen = 'grace@example.com';
    const account = createFirebaseAccount(openAuth(emulator.address), {
      afterReset: (email) => `http://localhost/sign-in?changed=${email}`,
      openPopup(auth) {
        // The emulator takes Google's answer unsigned; a real project takes
        // it from the popup only.
        const answer = JSON.stringify({
          sub: chosen,
          email: chosen,
          email_verified: true,
        });
        return signInWithCredential(
          auth,
          GoogleAuthProvider.credential(answer),
        );
      },
    });
    return {
      account,
      resetsTo: async (email) =>
        (await links(email, 'PASSWORD_RESET')).length,
      verificationsTo: async (email) =>
        (await links(email, 'VERIFY_EMAIL')).length,
      openVerification,
      chooseInPopup: (email) => {
        chosen = email;
      },
    };
  }

  describe.each([
    { project: 'a project of today', enableImprovedEmailPrivacy: true },
    {
      project: 'a project from before September 2023',
      enableImprovedEmailPrivacy: false,
    },
  ])('in $project', ({ enableImprovedEmailPrivacy }) => {
    beforeAll(async () => {
      await admin(
        `/identitytoolkit.googleapis.com/v2/projects/${emulator.project}/config?updateMask=emailPrivacyConfig`,
        {
          method: 'PATCH',
          body: JSON.stringify({
            emailPrivacyConfig: { enableImprovedEmailPrivacy },
          }),
        },
      );
    });
    accountContract(open);
  });

  test('the link in a reset email replaces the password', async () => {
    const { account } = open();
    const email = `${randomUUID()}@example.com`;
    await account.signUp(email, 'forgotten horse');
    await account.sendReset(email);
    const [link] = await links(email, 'PASSWORD_RESET');
    const reset = await fetch(`${link}&newPassword=correct+horse`, {
      redirect: 'manual',
    });
    expect(reset.headers.get('location')).toBe(
      `http://localhost/sign-in?changed=${email}`,
    );
    expect(await account.signIn(email, 'forgotten horse')).toEqual(
      refused('wrong-credentials'),
    );
    expect(await account.signIn(email, 'correct horse')).toEqual(done);
  });
});
