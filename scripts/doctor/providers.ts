import { counterOf } from '#site/analytics.ts';
import type { SiteConfig } from '#site/config.ts';
import type { Environment } from './facts.ts';
import { attention, type CheckResult, ready } from './result.ts';

// One function per provider: its kind, and what to do next. The configuration loads only when every provider is complete.

export function comments({ comments: provider }: SiteConfig): CheckResult {
  if (provider.kind === 'embedded') return ready('embedded: the database in the data directory');
  const { projectId, apiKey, emulators, appCheckSiteKey } = provider;
  if (emulators)
    return attention(
      `firebase, on emulators at ${emulators.firestore} and ${emulators.auth}`,
      'Remove comments.emulators before you publish the site.',
    );
  if (!/^AIza[\w-]{35}$/.test(apiKey))
    return attention(
      `firebase, project ${projectId}: its apiKey does not look like one`,
      'Copy apiKey from the Firebase console: Project settings, Your apps.',
    );
  return ready(
    `firebase: complete, project ${projectId}, App Check ${appCheckSiteKey === undefined ? 'off' : 'on'}`,
    'Deploy its rules and indexes: docs/deploy-firebase.md.',
  );
}

export function signIn({ comments: { kind }, host }: SiteConfig, environment?: Environment): CheckResult {
  if (kind === 'firebase')
    return ready(
      'Google, through Firebase',
      `Its authorized domains must include ${new URL(host).hostname}.`,
    );
  if (environment === undefined) return attention('not known yet', "Correct the server's settings first.");
  const { google, siteUrl, port } = environment;
  if (google === undefined)
    return attention(
      'local sample accounts, on this machine only',
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for real people: docs/deploy-embedded.md.',
    );
  if (!google.clientId.endsWith('.apps.googleusercontent.com'))
    return attention(
      'Google, but GOOGLE_CLIENT_ID does not look like one',
      'It ends in .apps.googleusercontent.com.',
    );
  const origin = siteUrl?.origin ?? `http://localhost:${port}`;
  return ready(
    'Google: complete',
    `The redirect URI of its client must be ${origin}/api/auth/callback/google.`,
  );
}

export function mail({ mail: provider }: SiteConfig, environment?: Environment): CheckResult {
  if (provider.kind === 'emailjs')
    return ready(
      `emailjs: complete, service ${provider.serviceId}`,
      'Its template must use from_name, reply_to and message.',
    );
  const smtp = environment?.smtpUrl;
  return smtp === undefined
    ? ready('embedded: read messages with npm run inbox', 'Set SMTP_URL to get them by mail too.')
    : ready(`embedded: messages are mailed to you by ${new URL(smtp).hostname}`);
}

export function list({ list: provider }: SiteConfig, environment?: Environment): CheckResult {
  if (!provider) return ready('none: the site has no mailing list');
  if (provider.kind === 'embedded')
    return environment?.smtpUrl === undefined
      ? ready('embedded: see it with npm run inbox', 'Set SMTP_URL to have addresses confirmed by mail.')
      : ready('embedded: see it with npm run inbox; addresses are confirmed by mail');
  const { hostname } = new URL(provider.formUrl);
  return hostname.endsWith('.list-manage.com')
    ? ready(`mailchimp: complete, ${hostname}`)
    : attention(
        `mailchimp, at ${hostname}`,
        "Mailchimp's addresses end in .list-manage.com: check list.formUrl.",
      );
}

export function map({ map: provider }: SiteConfig): CheckResult {
  if (!provider) return ready('none: only the address is shown');
  return provider.kind === 'link'
    ? ready('link: nothing is loaded')
    : ready('google: complete', 'Restrict the key to this site and to the Maps Embed API.');
}

export function legal({ legal: provider }: SiteConfig): CheckResult {
  return provider.kind === 'own'
    ? ready('own: legal/privacy-policy.mdx', 'Read it once, and make it true for you.')
    : ready(`iubenda: complete, account ${provider.accountId}`);
}

export function analytics(site: SiteConfig): CheckResult {
  const counter = counterOf(site);
  return counter === undefined
    ? ready('none: nothing is counted')
    : ready(`${counter.name}: complete, ${counter.src}`, 'The privacy policy names it.');
}
