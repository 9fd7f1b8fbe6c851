import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from '../scripts/command-line.ts';

const code = /\.(astro|cjs|css|html|js|mjs|rules|sql|ts|tsx)$/;
const kinds = ['product', 'styles', 'test', 'example', 'words'] as const;

function kindOf(file: string): (typeof kinds)[number] {
  if (file.startsWith('examples/')) return 'example';
  if (/^src\/languages\/(?!en|chosen|language-file)/.test(file)) return 'words';
  if (/\.test\.|^tests\/|\/(testing|tests)\//.test(file)) return 'test';
  return file.endsWith('.css') ? 'styles' : 'product';
}

/** 'src/features/x/', 'src/x/', 'x/', or './' for a file at the root. */
const folderOf = (file: string) => /^(src\/features\/[^/]+\/|src\/[^/]+\/|[^/]+\/)/.exec(file)?.[0] ?? './';

await runCommand({
  name: 'npm run count',
  about:
    'Counts the lines of code in git: product, styles, tests, examples and translations, per folder. The house is the product without the sample, its tools and move-in.',
  run() {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => code.test(file))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
    const house = files.filter(
      ({ file }) => /^(src|server|integrations|scripts|firebase)\//.test(file) && kindOf(file) === 'product',
    );
    const row = (name: string, list: typeof files) =>
      name.padEnd(24) +
      kinds
        .map((kind) => list.filter(({ file }) => kindOf(file) === kind))
        .map((some) => String(some.reduce((sum, { lines }) => sum + lines, 0) || '').padStart(9))
        .join('');
    const folders = Object.entries(Object.groupBy(files, ({ file }) => folderOf(file)));
    return [
      ''.padEnd(24) + kinds.map((kind) => kind.padStart(9)).join(''),
      ...folders.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, list = []]) => row(name, list)),
      row('all', files),
      row('house', house),
    ].join('\n');
  },
});
