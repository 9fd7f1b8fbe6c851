import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#site/config.ts';

/** What is still from the sample: settings by their keys, 'owner.name', and files by the first line that is, 'site/home.ts:2'. */
export const leftFromSample = (site: SiteConfig, tree: string): string[] => [
  ...sampleKeys(site),
  ...globSync('{{home,projects,skills}.ts,resume.json,articles/*/index.mdx,pages/**/*.mdx}', { cwd: tree })
    .sort()
    .flatMap((name) => {
      const line = sampleLine(name, textOf(join(tree, name)), textOf(join('sample', name)));
      return line === undefined ? [] : [`${join(tree, name)}:${line}`];
    }),
];

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function sampleLine(name: string, text: string, sample: string): number | undefined {
  if (name.endsWith('.mdx')) return isSampleText(text, sample) ? 1 : undefined;
  const index = text.split('\n').findIndex((line) => isSampleLine(line, name.endsWith('.ts') ? sample : ''));
  return index === -1 ? undefined : index + 1;
}

/** A snippet with an id of zeros, what `npm run new` writes, or the description. Not links: an article may show reserved ones. */
function isSampleText(text: string, sample: string): boolean {
  const [description] = /^description: .*/m.exec(sample) ?? [];
  if (description && text.includes(description)) return true;
  return /<Snippet id="00000000|This \w+ is part of the sample|^description: One or two sent/m.test(text);
}

/** The sample owner's name, a link to a reserved host (RFC 2606), or a long value. Short ones, such as names of drawings, may be the owner's. */
function isSampleLine(line: string, sample: string): boolean {
  if (/https:\/\/[\w.-]+\.example\b|Robin Example/.test(line)) return true;
  return [...line.matchAll(/(['"])(.{25,}?)\1/g)].some(([, , value = '']) => sample.includes(value));
}

/** Reserved names (RFC 2606, RFC 6761), and fictional numbers: 555-0100 to 555-0199. */
const reservedName = /(\.example|\.invalid|\.test|[@.]example\.(com|net|org))$/i;
const reservedNumber = /555\D?01\d\d$/;

function sampleKeys({ owner, links, host, microblog, comments }: SiteConfig): string[] {
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
