import { privacy as words } from '#language';
import type { SiteConfig } from '#site/config.ts';

/** What opens the policy service's documents over the page. */
export const widgetScript = 'https://cdn.iubenda.com/iubenda.js';

/** The three documents: the site's own page, or those that the policy service keeps for this account. */
export function legalDocuments(legal: SiteConfig['legal']) {
  const [terms, privacy, cookies] =
    legal.kind === 'own'
      ? ['/privacy-policy#terms', '/privacy-policy#privacy', '/privacy-policy#cookies']
      : hosted(legal.accountId);
  return [
    { name: words.terms, href: terms },
    { name: words.title, href: privacy },
    { name: words.cookies, href: cookies },
  ];
}

function hosted(accountId: number): [string, string, string] {
  const privacy = `https://www.iubenda.com/privacy-policy/${accountId}`;
  return [`https://www.iubenda.com/terms-and-conditions/${accountId}`, privacy, `${privacy}/cookie-policy`];
}
