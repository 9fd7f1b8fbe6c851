import { inOrder } from '#lib/redirects.ts';
import { feedType, immutable, securityHeaders, versioned } from '#lib/security-headers.ts';
import { escapedXml } from '#lib/xml.ts';
import type { Manifest } from '#site/build/manifest.ts';
import { list } from './firebase-json.ts';

export interface StaticHost {
  /** The files that the host reads beside the pages, by name. */
  readonly files: (site: Pick<Manifest, 'hsts' | 'redirects'>) => Readonly<Record<string, string>>;
  readonly upload: (folder: string) => string;
}

/** Of every answer. Each page has the rest of its policy in itself. Not all hosts let pictures have another header than pages. */
function headersOf(hsts: Manifest['hsts']) {
  const { 'Cross-Origin-Resource-Policy': _, ...headers } = securityHeaders(hsts);
  return { ...headers, 'Content-Security-Policy': "frame-ancestors 'none'" };
}

/** Formats: https://docs.netlify.com/manage/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/ */
const headersAndRedirects: StaticHost['files'] = ({ hsts, redirects }) => ({
  _headers: [
    '/*',
    ...Object.entries(headersOf(hsts)).map(([name, value]) => `  ${name}: ${value}`),
    '/feed.json',
    `  Content-Type: ${feedType}`,
    ...versioned.flatMap((path) => [path.endsWith('/') ? `${path}*` : path, `  Cache-Control: ${immutable}`]),
    '',
  ].join('\n'),
  _redirects: inOrder(redirects)
    // White space separates the parts of a line.
    .filter(([from]) => !/\s/.test(from))
    .flatMap(([from, to]) =>
      variantsOf(from).map((each) => `${each} ${encodeURI(to).replace('*', ':splat')} 301\n`),
    )
    .join(''),
});

/** Runs a host's own program, whose install scripts the product's .npmrc refuses otherwise. */
export const npx = 'npx --strict-allow-scripts=false';

/** Hosts other than Firebase's that only serve files. */
export const staticHosts: Readonly<Record<string, StaticHost>> = {
  netlify: {
    files: headersAndRedirects,
    upload: (folder) => `${npx} netlify-cli deploy --prod --no-build --dir ${folder}`,
  },
  cloudflare: { files: headersAndRedirects, upload: (folder) => `${npx} wrangler pages deploy ${folder}` },
  vercel: {
    // Format: https://vercel.com/docs/project-configuration
    files: ({ hsts, redirects }) => ({
      'vercel.json': JSON.stringify(
        {
          cleanUrls: true,
          trailingSlash: false,
          redirects: inOrder(redirects).map(([from, to]) => ({
            source: from.replace(/[\\:(){}+?]/g, '\\$&').replace(/\*$/, ':rest([^/].*)'),
            destination: to.replace('*', ':rest'),
            permanent: true,
          })),
          headers: [
            { source: '/(.*)', headers: list(headersOf(hsts)) },
            { source: '/feed.json', headers: list({ 'Content-Type': feedType }) },
            ...versioned.map((path) => ({
              source: path.endsWith('/') ? `${path}(.*)` : path,
              headers: list({ 'Cache-Control': immutable }),
            })),
          ],
        },
        null,
        2,
      ),
    }),
    upload: (folder) => `${npx} vercel deploy --prod ${folder}`,
  },
  github: {
    // GitHub Pages sends no custom headers and redirects nothing, so each old address is a page that leads to the new one.
    files: ({ redirects }) => ({
      // Without it, GitHub leaves out folders that begin with an underscore.
      '.nojekyll': '',
      ...Object.fromEntries(
        inOrder(redirects)
          .filter(([from]) => !/%|\*$|\.\w+$/.test(from))
          .flatMap(([from, to]) =>
            [`${from}.html`, `${from}/index.html`].map((file) => [file, leadingTo(to)]),
          ),
      ),
    }),
    upload: (folder) => `publish ${folder} with GitHub Pages, from a branch or a workflow`,
  },
};

/** The page with its policy in its head, before anything that the policy is about. Browsers read frame-ancestors only as a header. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors [^;]*/, '')}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}

const variantsOf = (from: string) =>
  /\*$|\.\w+$/.test(from) ? [from] : [from, `${from}/`, `${from}.html`, `${from}/index.html`];

function leadingTo(address: string): string {
  const href = escapedXml(address);
  return `<!doctype html><meta charset="utf-8"><link rel="canonical" href="${href}"><meta http-equiv="refresh" content="0; url=${href}"><title>${href}</title><a href="${href}">${href}</a>\n`;
}
