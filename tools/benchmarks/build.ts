import { execFileSync } from 'node:child_process';
import { runCommand, UsageError } from '../../scripts/command-line.ts';
import { buildEnvironment } from '../../tests/setup/build-site.ts';
import { type Shape, siteTree } from '../../tests/shapes/site-tree.ts';

// npm run bench:build: what a build costs with many articles, of 1,100 words and three listings each.

/** Prints what a process took when it ends. */
const measure = `data:text/javascript,process.on('exit', () => console.error(
  process.uptime().toFixed(1), 's,', Math.round(process.resourceUsage().maxRSS / 1024), 'MB at its peak'))`;

const words =
  'the shop repairs bicycles and writes down what each of them needed before winter because a chain that rusts breaks'.split(
    ' ',
  );
const text = (count: number) =>
  Array.from({ length: count }, () => words[Math.floor(Math.random() * words.length)]).join(' ');

function writeArticle(tree: Shape, number: number): void {
  const line = () =>
    `export const ${text(1)} = (value: number) => \`\${value} of ${text(2)}\`; // ${text(2)}`;
  const code = () => `\`\`\`ts title=part.ts\n${Array.from({ length: 12 }, line).join('\n')}\n\`\`\``;
  const parts = [1, 2, 3].map((part) => `## Part ${part}\n\n${`${text(90)}.\n\n`.repeat(4)}${code()}`);
  const published = new Date(Date.UTC(2016, 0, number * 3)).toISOString().slice(0, 10);
  tree.write(
    `articles/${number}-post/index.mdx`,
    `---\ntitle: ${text(5)}\ndescription: ${text(15)}.\npublished: ${published}\nminutes: 5\ntags: [bicycles, tag${number % 10}]\n---\n\n${parts.join('\n\n')}\n`,
  );
}

function build(name: string): void {
  console.log(name);
  execFileSync(process.execPath, ['--import', measure, 'scripts/build.ts'], {
    env: { ...buildEnvironment(), SITE_TREE: 'dist/tree-growing', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

await runCommand({
  name: 'npm run bench:build',
  about: 'Builds a site of many articles, and again after one of them has changed: seconds, and memory.',
  usage: [['1000', 'with so many articles; without a number, 100']],
  run(_, count = '100', ...more) {
    if (!/^[1-9]\d*$/.test(count) || more.length > 0) throw new UsageError('Say how many articles: 1000.');
    const tree = siteTree('growing');
    for (let number = 1; number <= Number(count); number++) writeArticle(tree, number);
    try {
      build(`${count} articles`);
      writeArticle(tree, 1);
      return void build('after one has changed');
    } finally {
      tree.remove();
    }
  },
});
