import { type MouseEvent, useRef } from 'react';
import { privacy } from '#language';
import { loadScript } from '#lib/load-script.ts';
import type { SiteConfig } from '#site/config.ts';
import styles from './Legal.module.css';

/** What opens the policy service's documents over the page. */
export const widgetScript = 'https://cdn.iubenda.com/iubenda.js';

/** The classes by which the widget knows the links that it should open over the page. */
const forWidget = 'iubenda-nostyle no-brand iubenda-noiframe iubenda-embed';

/** Links to the legal documents. With the policy service, the first click loads its widget; without that they open as pages. */
export function Legal({ legal }: { readonly legal: SiteConfig['legal'] }) {
  const widget = useRef<'not asked for' | 'loading' | 'settled'>('not asked for');

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere || widget.current === 'settled') return;
    event.preventDefault();
    if (widget.current === 'loading') return;
    widget.current = 'loading';
    const link = event.currentTarget;
    await loadScript(widgetScript, 5000);
    widget.current = 'settled';
    // The same click again: the widget handles it if it loaded, and the browser follows the link if it didn't.
    link.click();
  }

  const own = legal.kind === 'own';
  return (
    <ul className={styles.legal}>
      {legalDocuments(legal).map(({ name, href }) => (
        <li key={name}>
          <a href={href} className={own ? undefined : forWidget} onClick={own ? undefined : open}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The three documents: the site's own page, or those that the policy service keeps for this account. */
function legalDocuments(legal: SiteConfig['legal']) {
  const at = (own: string, kind: string, end = '') =>
    legal.kind === 'own'
      ? `/privacy-policy#${own}`
      : `https://www.iubenda.com/${kind}/${legal.accountId}${end}`;
  return [
    { name: privacy.terms, href: at('terms', 'terms-and-conditions') },
    { name: privacy.title, href: at('privacy', 'privacy-policy') },
    { name: privacy.cookies, href: at('cookies', 'privacy-policy', '/cookie-policy') },
  ];
}
