import { existsSync, globSync, readFileSync } from 'node:fs';
import type { SiteConfig } from '#site/config.ts';

/**
 * The sample owner's name, or a link to a reserved host (RFC 2606). Articles may show such links, so there it is a snippet with an id of
 * zeros.
 */
const isSample = (file: string, text: string) =>
  file.endsWith('.mdx')
    ? text.includes('<Snippet id="00000000')
    : /https:\/\/[\w.-]+\.example\b|Robin Example/.test(text);

/** Files that still contain something from the sample. */
export const sampleContent = (tree: string) =>
  [`${tree}/home.ts`, `${tree}/projects.ts`, ...globSync(`${tree}/articles/*/index.mdx`)]
    .filter((file) => existsSync(file) && isSample(file, readFileSync(file, 'utf8')))
    .sort();

/** Reserved names (RFC 2606, RFC 6761), and fictional numbers: 555-0100 to 555-0199. */
const reservedName = /(\.example|\.invalid|\.test|[@.]example\.(com|net|org))$/i;
const reservedNumber = /555\D?01\d\d$/;

export function sampleKeys({ owner, links, host, microblog, comments }: SiteConfig): string[] {
  const isReserved = (url: string) => reservedName.test(new URL(url).hostname);
  const found: Readonly<Record<string, boolean>> = {
    'owner.name': /\bexample$/i.test(owner.name),
    'owner.email': reservedName.test(owner.email),
    'owner.phone': reservedNumber.test(owner.phone ?? ''),
    'owner.address': /\bexampletown\b/i.test(owner.address ?? ''),
    ...Object.fromEntries(Object.entries(links).map(([name, url]) => [`links.${name}`, isReserved(url)])),
    host: isReserved(host),
    'comments.owner': comments.kind === 'embedded' && reservedName.test(comments.owner ?? ''),
    'microblog.account': /_example$/i.test(microblog?.account ?? ''),
  };
  return Object.keys(found).filter((key) => found[key]);
}
