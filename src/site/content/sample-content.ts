import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#site/config.ts';

/** What has been left from the sample: whole files, or entries of the home page and of the list of projects. */
export const sampleContent = (tree: string): readonly string[] =>
  ['home.ts', 'projects.ts', ...globSync('articles/*/index.mdx', { cwd: tree })].sort().flatMap((name) => {
    const text = textOf(join(tree, name));
    const sample = textOf(join('sample', name));
    // Articles may show reserved links, so there it is a snippet with an id of zeros.
    if (text !== '' && (text === sample || text.includes('<Snippet id="00000000'))) return join(tree, name);
    const entries = name.endsWith('.ts') ? sampleEntries(text, sample) : [];
    return entries.length > 0 ? `${join(tree, name)} (${entries.join(', ')})` : [];
  });

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Projects by their titles, other settings by their keys. */
function sampleEntries(text: string, sample: string): readonly string[] {
  let project = '';
  const found = [...text.matchAll(/(\w+):\s*(['"])(.*?)\2,?$/gm)].flatMap(([, key = '', , value = '']) => {
    if (key === 'title') project = `'${value}'`;
    // Short values, such as names of drawings, may well be the owner's.
    const isLeft = value.length > 24 && sample.includes(value);
    return isLeft || isReserved.test(value) ? project || key : [];
  });
  return [...new Set(found)];
}

/** The sample owner's name, or a link to a reserved host (RFC 2606). */
const isReserved = /https:\/\/[\w.-]+\.example\b|Robin Example/;

/** Reserved names (RFC 2606, RFC 6761), and fictional numbers: 555-0100 to 555-0199. */
const reservedName = /(\.example|\.invalid|\.test|[@.]example\.(com|net|org))$/i;
const reservedNumber = /555\D?01\d\d$/;

export function sampleKeys({ owner, links, host, microblog, comments }: SiteConfig): string[] {
  const isReservedHost = (url: string) => reservedName.test(new URL(url).hostname);
  const found: Readonly<Record<string, boolean>> = {
    'owner.name': /\bexample$/i.test(owner.name),
    'owner.email': reservedName.test(owner.email),
    'owner.phone': reservedNumber.test(owner.phone ?? ''),
    'owner.address': /\bexampletown\b/i.test(owner.address ?? ''),
    ...Object.fromEntries(Object.entries(links).map(([name, url]) => [`links.${name}`, isReservedHost(url)])),
    host: isReservedHost(host),
    'comments.owner': comments.kind === 'embedded' && reservedName.test(comments.owner ?? ''),
    'microblog.account': /_example$/i.test(microblog?.account ?? ''),
  };
  return Object.keys(found).filter((key) => found[key]);
}
