import { counterOf } from '#site/analytics.ts';
import type { SiteConfig } from '#site/config.ts';
import type { Environment } from './facts.ts';
import { attention, type DoctorResult, ready } from './result.ts';

// One function for each provider: its kind, whether it is complete, and what to do next. A provider that lacks a setting
// never gets here, because the configuration does not load.

export function comments({ comments: provider }: SiteConfig): DoctorResult {
  if (provider.kind === 'embedded') return ready('Comments', 'embedded: the database in the data directory');
  const { projectId, apiKey, authDomain, appId, emulators, appCheckSiteKey } = provider;
  if (emulators) {
    return attention(
      'Comments',
      `firebase, on emulators at ${emulators.firestore} and ${emulators.auth}`,
      'Remove comments.emulators before you publish the site.',
    );
  }
  if (!/^AIza[\w-]{35}$/.test(apiKey)) {
    return attention(
      'Comments',
      `firebase, project ${projectId}: its apiKey does not look like one`,
      'Copy apiKey from the Firebase console: Project settings, Your apps.',
    );
  }
  if (!authDomain.includes('.')) {
    return attention(
      'Comments',
      `firebase: authDomain ${authDomain} is no public host`,
      `It is usually ${projectId}.firebaseapp.com.`,
    );
  }
  if (appCheckSiteKey !== undefined && appId === undefined) {
    return attention(
      'Comments',
      'firebase: App Check is on, but appId is missing',
      'Copy appId from the Firebase console: Project settings, Your apps.',
    );
  }
  return ready(
    'Comments',
    `firebase: complete, project ${projectId}, App Check ${appCheckSiteKey === undefined ? 'off' : 'on'}`,
    'Rules and indexes have to be deployed: docs/deploy-firebase.md.',
  );
}

export function signIn(
  { comments: { kind }, host }: SiteConfig,
  environment: Environment | undefined,
): DoctorResult {
  if (kind === 'firebase') {
    const unused = environment?.google === undefined ? '' : ' GOOGLE_CLIENT_ID is not used.';
    return ready(
      'Sign-in',
      'Google, through Firebase',
      `Its authorized domains have to name ${new URL(host).hostname}.${unused}`,
    );
  }
  if (environment === undefined) {
    return attention('Sign-in', 'not known yet', "Correct the server's settings first.");
  }
  const { google, siteUrl, port } = environment;
  if (google === undefined) {
    return attention(
      'Sign-in',
      'local sample accounts, on this machine only',
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for real people: docs/deploy-embedded.md.',
    );
  }
  if (!google.clientId.endsWith('.apps.googleusercontent.com')) {
    return attention(
      'Sign-in',
      'Google, but GOOGLE_CLIENT_ID does not look like one',
      'It ends in .apps.googleusercontent.com.',
    );
  }
  const origin = siteUrl?.origin ?? `http://localhost:${port}`;
  return ready(
    'Sign-in',
    'Google: complete',
    `The client's redirect address has to be ${origin}/api/auth/callback/google.`,
  );
}

export function mail(
  { mail: provider, list: mailingList }: SiteConfig,
  environment: Environment | undefined,
): DoctorResult {
  const smtp = environment?.smtpUrl;
  if (provider.kind === 'emailjs') {
    const unused = smtp === undefined || mailingList?.kind === 'embedded' ? '' : ' SMTP_URL is not used.';
    return ready(
      'Mail',
      `emailjs: complete, service ${provider.serviceId}`,
      `The template has to use from_name, reply_to and message.${unused}`,
    );
  }
  if (smtp === undefined) {
    return ready('Mail', 'embedded: kept, and read with npm run inbox', 'SMTP_URL mails it on to you.');
  }
  return ready('Mail', `embedded: kept, and mailed on by ${new URL(smtp).hostname}`);
}

export function list({ list: provider }: SiteConfig, environment: Environment | undefined): DoctorResult {
  if (!provider) return ready('List', 'none: the site has no e-mail list');
  if (provider.kind === 'embedded') {
    const kept = 'embedded: kept, and read with npm run inbox';
    return environment?.smtpUrl === undefined
      ? ready('List', kept, 'With SMTP_URL each address is confirmed by mail before it is on the list.')
      : ready('List', `${kept}; each address is confirmed by mail`);
  }
  const { hostname } = new URL(provider.formUrl);
  return hostname.endsWith('.list-manage.com')
    ? ready('List', `mailchimp: complete, ${hostname}`)
    : attention(
        'List',
        `mailchimp, at ${hostname}`,
        "Mailchimp's own addresses end in .list-manage.com; look at list.formUrl again.",
      );
}

export function map({ map: provider }: SiteConfig): DoctorResult {
  if (!provider) return ready('Map', 'none: the address is shown alone');
  return provider.kind === 'link'
    ? ready('Map', 'link: nothing is loaded')
    : ready('Map', 'google: complete', 'Restrict the key to this site and to the Maps Embed API.');
}

export function legal({ legal: provider }: SiteConfig): DoctorResult {
  return provider.kind === 'own'
    ? ready('Legal', 'own: legal/privacy-policy.mdx', 'Read it once, and make it true for you.')
    : ready('Legal', `iubenda: complete, account ${provider.accountId}`);
}

export function analytics(site: SiteConfig): DoctorResult {
  const counter = counterOf(site);
  return counter === undefined
    ? ready('Analytics', 'none: nothing is counted')
    : ready('Analytics', `${counter.name}: complete, ${counter.src}`, 'The privacy policy names it.');
}
