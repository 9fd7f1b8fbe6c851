import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const written = '{{site.config,home,projects,skills}.ts,resume.json,articles/*/index.mdx,pages/**/*.mdx}';

/** What is still from the sample: files by the first line that is, 'site/home.ts:2'. */
export const leftFromSample = (tree: string): string[] =>
  globSync(written, { cwd: tree })
    .sort()
    .flatMap((name) => {
      const line = sampleLine(name, textOf(join(tree, name)), textOf(join('sample', name)));
      return line === undefined ? [] : [`${join(tree, name)}:${line}`];
    });

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

/** The sample owner's name, a reserved host (RFC 2606), a fictional number, or a long value. Short ones, such as names of drawings, may be the owner's. */
function isSampleLine(line: string, sample: string): boolean {
  if (/^\s*\/\//.test(line)) return false;
  if (/(https:\/\/|@)[\w.-]+\.example\b|Robin Example|\b555\D?01\d\d|_example'/.test(line)) return true;
  return [...line.matchAll(/(['"])(.{25,}?)\1/g)].some(([, , value = '']) => sample.includes(value));
}
