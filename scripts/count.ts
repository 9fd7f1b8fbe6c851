import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from './command-line.ts';

const code = /\.(astro|cjs|css|html|js|mjs|rules|sql|ts|tsx)$/;
const test = /\.test\.|^tests\/|\/(testing|tests)\//;
const kinds = ['product', 'styles', 'test', 'example'] as const;

await runCommand({
  name: 'npm run count',
  about: 'Counts the lines of code in git: product, styles, tests and examples, for each folder.',
  run() {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
    const rows = new Map<string, Record<(typeof kinds)[number], number>>();
    for (const file of files.filter((name) => code.test(name))) {
      const kind = file.startsWith('examples/')
        ? 'example'
        : test.test(file)
          ? 'test'
          : file.endsWith('.css')
            ? 'styles'
            : 'product';
      const lines = readFileSync(file, 'utf8').split('\n').length - 1;
      const folder = file
        .replace(/^(src\/features\/[^/]+|src\/[^/]+|[^/]+)\/.*$/, '$1/')
        .replace(/^[^/]+$/, './');
      for (const name of [folder, 'all']) {
        const row = rows.get(name) ?? { product: 0, styles: 0, test: 0, example: 0 };
        rows.set(name, { ...row, [kind]: row[kind] + lines });
      }
    }
    const line = (name: string, cells: readonly (string | number)[]) =>
      name.padEnd(24) + cells.map((cell) => String(cell || '').padStart(9)).join('');
    const sorted = [...rows].toSorted(
      ([a], [b]) => Number(a === 'all') - Number(b === 'all') || (a < b ? -1 : 1),
    );
    return [
      line('', kinds),
      ...sorted.map(([name, row]) =>
        line(
          name,
          kinds.map((kind) => row[kind]),
        ),
      ),
    ].join('\n');
  },
});
