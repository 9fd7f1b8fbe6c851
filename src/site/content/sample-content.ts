import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#site/config.ts';

/** What is still from the sample: settings by their keys, files by their first line of it. */
export const leftFromSample = (site: SiteConfig, tree: string): string[] => [
  ...sampleKeys(site),
  ...globSync('{{home,projects,skills}.ts,resume.json,articles/*/index.mdx,pages/**/*.mdx}', { cwd: tree })
    .sort()
    .flatMap((name) => {
      const line = sampleLine(name, textOf(join(tree, name)), textOf(join('sample', name)));
      return line > 0 ? [`${join(tree, name)}:${line}`] : [];
    }),
];

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function sampleLine(name: string, text: string, sample: string): number {
  // Articles may show reserved links, so there it is a snippet with an id of zeros, what npm run new wrote, or the sample's description.
  const ofSample = /<Snippet id="00000000|This \w+ is part of the sample|^description: One or two sent/m;
  const [description] = /^description: .*/m.exec(sample) ?? [];
  if (name.endsWith('.mdx'))
    return ofSample.test(text) || (description && text.includes(description)) ? 1 : 0;
  // The sample owner's name, or a link to a reserved host (RFC 2606). Short values, such as names of drawings, may well be the owner's.
  const isLeft = (line: string) =>
    /https:\/\/[\w.-]+\.example\b|Robin Example/.test(line) ||
    (name.endsWith('.ts') &&
      [...line.matchAll(/(['"])(.{25,}?)\1/g)].some(([, , value = '']) => sample.includes(value)));
  return text.split('\n').findIndex(isLeft) + 1;
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
