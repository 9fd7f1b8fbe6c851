import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { type FirebaseConfig, firebaseApp } from './app.ts';

/** From here on every request of the SDK carries a token from reCAPTCHA Enterprise. The SDK starts it once. */
export function startAppCheck(config: FirebaseConfig, siteKey: string): AppCheck {
  return initializeAppCheck(firebaseApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** A token for a request without the SDK. */
export async function appCheckToken(config: FirebaseConfig, siteKey: string): Promise<string> {
  return (await getToken(startAppCheck(config, siteKey))).token;
}
