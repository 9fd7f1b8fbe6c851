import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '#site/day.ts';
import { runCommand, UsageError } from './command-line.ts';

// What an owner starts from. Nothing that is there already is overwritten.

const tree = 'site';
const always = ['site.config.ts', 'projects.ts', 'skills.ts', 'legal'];
const withArticles = ['articles', 'snippets'];

await runCommand({
  name: 'npm run new',
  about: 'Makes what you then edit: your own site, or an article in it.',
  usage: [
    ['site', `copies the sample's configuration, projects, skills and legal texts into ${tree}/`],
    ['site --articles', 'the same, with the nine articles of the sample'],
    ['article "A title"', `makes the folder of an article in ${tree}/articles/, as a draft`],
  ],
  options: { articles: { type: 'boolean' } },
  run({ articles }, what, title) {
    if (what === 'site') return newSite(articles === true);
    if (what === 'article' && title) return newArticle(title);
    throw new UsageError(what === 'article' ? 'The article has no title yet.' : 'Say what to make.');
  },
});

function newSite(hasArticles: boolean): string {
  if (existsSync(tree)) throw new Error(`${tree}/ is there already, and stays as it is.`);
  for (const name of [...always, ...(hasArticles ? withArticles : [])])
    cpSync(join('sample', name), join(tree, name), { recursive: true });
  mkdirSync(join(tree, 'articles'), { recursive: true });
  if (!hasArticles) forgetNotes(join(tree, 'legal/privacy-policy.mdx'));
  return `${tree}/ is there, and is what the site shows from now on. Begin with ${tree}/site.config.ts.`;
}

/** Takes out of the policy what only the sample's articles keep in a browser, with the links to them. */
function forgetNotes(policy: string): void {
  const lines = readFileSync(policy, 'utf8').split('\n');
  writeFileSync(policy, lines.filter((line) => !line.startsWith('| `article:')).join('\n'));
}

function newArticle(title: string): string {
  const folder = join(tree, 'articles');
  if (!existsSync(folder)) throw new Error(`There is no ${folder}/ yet. Run npm run new -- site first.`);
  const number = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0)) + 1;
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['article'];
  const article = join(folder, `${String(number).padStart(2, '0')}-${words.slice(0, 6).join('-')}`);
  // Each feature of writing once, to be kept or deleted.
  cpSync(join('sample', 'new-article'), article, { recursive: true });
  const file = join(article, 'index.mdx');
  const template = readFileSync(file, 'utf8').replace('2026-11-20', today());
  writeFileSync(
    file,
    template.replace('A title', () => JSON.stringify(title)),
  );
  return `${file} is there. npm run dev shows it; without 'draft: true' it is published.`;
}
