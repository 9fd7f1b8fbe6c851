import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './firebase-app.ts';
import type { FirebaseConfig } from './firebase-config.ts';

let started: AppCheck | undefined;

/** From here on every request of the SDK carries a token by reCAPTCHA Enterprise. */
export function startAppCheck(config: FirebaseConfig, siteKey: string): AppCheck {
  started ??= initializeAppCheck(firebaseApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return started;
}

/** A token for a request that goes out without the SDK. */
export async function vouchFor(config: FirebaseConfig, siteKey: string): Promise<string> {
  return (await getToken(startAppCheck(config, siteKey))).token;
}
