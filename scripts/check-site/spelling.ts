import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';

/** Words unknown to every dictionary and to both words.txt. */
export async function spellingFindings(tree: string): Promise<readonly Finding[]> {
  const own = join(tree, 'words.txt');
  const known = new Set(existsSync(own) ? readFileSync(own, 'utf8').toLowerCase().split(/\s+/) : []);
  const findings: Finding[] = [];
  // cspell takes a second to load, so mistakes that stop a build are reported without it.
  const { lint } = await import('cspell');
  await lint(
    [`${tree}/**/*.{md,mdx,ts,tsx,svg}`],
    { config: fileURLToPath(new URL('../../cspell.json', import.meta.url)), progress: false, summary: false },
    {
      issue: ({ text, uri = '', row }) => {
        if (known.has(text.toLowerCase())) return;
        const says = `'${text}' is an unknown word: correct it, or add it to ${own}`;
        findings.push({ kind: 'warning', file: relative('', fileURLToPath(uri)), line: row, says });
      },
    },
  );
  return findings;
}
