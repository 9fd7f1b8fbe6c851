import {
  askedForAgain,
  cacheControl,
  keptForAYear,
  lockedDown,
  securityHeaders,
  versioned,
} from '#lib/security-headers.ts';
import type { Manifest } from '#site/manifest.ts';

interface HeaderRule {
  /** A path, or a glob of paths. */
  readonly source?: string;
  /** RE2, of the whole path. */
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export type FirebaseConfig = ReturnType<typeof firebaseConfig>;

/** Every path but Firebase's own: the helper page of the sign-in popup lives under /__/ and has to be framed. */
const notReserved = '^/(_?[^_].*|_)?$';
const files = '**/*.@(avif|css|gif|ico|jpg|js|json|mjs|pdf|png|svg|txt|webmanifest|webp|woff2|xml)';

/**
 * What Firebase is told of the site: how Hosting serves it, and where rules and indexes are. Headers are those that the server
 * in this repository sends. Of several rules that fit a path, Hosting takes the last, so the general ones come first.
 * Format: https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseConfig({
  contentSecurityPolicies,
  hsts,
}: Pick<Manifest, 'contentSecurityPolicies' | 'hsts'>) {
  const { '/404': notFound = lockedDown, ...pages } = contentSecurityPolicies;
  const rules: HeaderRule[] = [
    // A path that leads nowhere shows the page that says so.
    {
      regex: notReserved,
      headers: list({ ...securityHeaders(hsts), ...policy(notFound), 'Cache-Control': askedForAgain }),
    },
    { source: files, headers: list(policy(lockedDown)) },
    // A glob's stars leave names with a leading dot out.
    { source: '/.well-known/*', headers: list(policy(lockedDown)) },
    ...versioned.map((path) => ({
      source: path.endsWith('/') ? `${path}**` : path,
      headers: list({ ...policy(lockedDown), 'Cache-Control': keptForAYear }),
    })),
    ...Object.keys(pages)
      .sort()
      .map((path) => ({
        source: path,
        headers: list({ ...policy(pages[path] ?? lockedDown), 'Cache-Control': cacheControl(path) }),
      })),
    // What is not there may come with a later build, also where addresses are versioned.
    { source: '/404.html', headers: list({ ...policy(notFound), 'Cache-Control': askedForAgain }) },
  ];
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    hosting: {
      public: 'public',
      cleanUrls: true,
      trailingSlash: false,
      headers: rules,
    },
  };
}

const policy = (value: string) => ({ 'Content-Security-Policy': value });

const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Why a build can't live on static files alone, or undefined when it can. */
export function hostingProblem(
  { providers, contentSecurityPolicies }: Pick<Manifest, 'providers' | 'contentSecurityPolicies'>,
  siteConfig: string,
): string | undefined {
  const embedded = (['comments', 'mail', 'list'] as const).filter((name) => providers[name] === 'embedded');
  if (embedded.length > 0) {
    return (
      `Firebase Hosting serves files only, and ${siteConfig} leaves these to the embedded server: ${embedded.join(', ')}.\n` +
      'Choose other providers for them (docs/deploy-firebase.md), or run the server instead (docs/deploy-embedded.md).'
    );
  }
  if (Object.values(contentSecurityPolicies).some((each) => each.includes(' http://'))) {
    return `${siteConfig} names emulators, which are on your machine only. Remove comments.emulators.`;
  }
  return undefined;
}
