import { inOrder, type Redirects } from '#lib/redirects.ts';
import {
  cacheControl,
  denyAll,
  feedType,
  immutable,
  noCache,
  pictures,
  securityHeaders,
  versioned,
} from '#lib/security-headers.ts';
import type { Manifest } from '#site/build/manifest.ts';
import type { SiteConfig } from '#site/config.ts';

/** Every path except Firebase's own under /__/, where the sign-in popup's helper page has to be framed. */
const notReserved = '^/(_?[^_].*|_)?$';
const files = `**/*.@(${pictures}|css|js|json|md|mjs|pdf|txt|webmanifest|woff2|xml)`;

/**
 * firebase.json: how Hosting serves the site, with the same headers as the embedded server, and where rules and indexes are. The last
 * matching rule wins, so general ones come first.
 * Format: https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseJson({
  contentSecurityPolicies,
  hsts,
  redirects,
}: Pick<Manifest, 'contentSecurityPolicies' | 'hsts' | 'redirects'>) {
  const { '/404': notFound = denyAll, ...pages } = contentSecurityPolicies;
  const rules: { source?: string; regex?: string; headers: ReturnType<typeof list> }[] = [
    // Unknown paths show the 404 page.
    {
      regex: notReserved,
      headers: list({ ...securityHeaders(hsts), ...policy(notFound), 'Cache-Control': noCache }),
    },
    { source: files, headers: list(policy(denyAll)) },
    { source: `**/*.@(${pictures})`, headers: list({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
    { source: '/feed.json', headers: list({ 'Content-Type': feedType }) },
    // Globs skip names with a leading dot.
    { source: '/.well-known/*', headers: list(policy(denyAll)) },
    ...versioned.map((path) => ({
      source: path.endsWith('/') ? `${path}**` : path,
      headers: list({ ...policy(denyAll), 'Cache-Control': immutable }),
    })),
    ...Object.keys(pages)
      .sort()
      .map((path) => ({
        source: path,
        headers: list({ ...policy(pages[path] ?? denyAll), 'Cache-Control': cacheControl(path) }),
      })),
    // A later build may add the missing file, even at a versioned address.
    { source: '/404.html', headers: list({ ...policy(notFound), 'Cache-Control': noCache }) },
  ];
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    hosting: {
      public: 'public',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirectRules(redirects),
      headers: rules,
    },
  };
}

/** Hosting redirects before it looks for a file. */
const redirectRules = (redirects: Redirects) =>
  inOrder(redirects).map(([from, to]) => {
    const path = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '(?P<rest>[^/].*?)');
    return {
      regex: `^${path}(?:\\.html|/index\\.html|/)?$`,
      destination: to.replace('*', ':rest'),
      type: 308,
    };
  });

const policy = (value: string) => ({ 'Content-Security-Policy': value });

/** As Firebase and Vercel write headers. */
export const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Why static hosting is not enough for a site, or undefined if it is. */
export function hostingProblem(
  { comments, mail, list }: Pick<SiteConfig, 'comments' | 'mail' | 'list'>,
  siteConfig: string,
): string | undefined {
  const embedded = Object.entries({ comments, mail, list }).filter(([, each]) => each?.kind === 'embedded');
  if (embedded.length > 0) {
    return (
      `Such a host only serves files, but ${siteConfig} leaves these to the embedded server: ${embedded.map(([name]) => name).join(', ')}.\n` +
      "Choose other providers, or do without: kind: 'none', or no list (docs/deploy-static.md), or run the server instead (docs/deploy-embedded.md)."
    );
  }
  return comments.kind === 'firebase' && comments.emulators
    ? `${siteConfig} names emulators, which run only on your machine. Remove comments.emulators.`
    : undefined;
}
