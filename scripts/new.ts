import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainLetters, slugOf } from '#lib/plain-letters.ts';
import { folderOf } from '#site/content/article.ts';
import { today } from '#site/content/day.ts';
import { runCommand, UsageError } from './command-line.ts';

const tree = 'site';
const always = ['site.config.ts', 'home.ts', 'projects.ts', 'skills.ts', 'legal', 'pages', 'resume.json'];
const withArticles = ['articles', 'snippets'];

await runCommand({
  name: 'npm run new',
  about: 'Creates your own site, or an article or a page in it.',
  usage: [
    ['site', `copies the sample's configuration, home page, projects, skills and legal texts into ${tree}/`],
    ['site --articles', 'the same, with the nine articles of the sample'],
    ['article "A title"', `creates a draft in ${tree}/articles/`],
    ['page "Uses"', `creates ${tree}/pages/uses.mdx, the page /uses`],
  ],
  options: { articles: { type: 'boolean' } },
  run({ articles }, what, title, ...more) {
    if (what === 'site' && !title) return newSite(articles === true);
    if (what !== 'article' && what !== 'page') throw new UsageError('Say what to create.');
    if (!title?.trim() || more.length > 0) throw new UsageError(`The ${what} needs one title, in quotes.`);
    return what === 'article' ? newArticle(title) : newPage(title);
  },
});

function newSite(hasArticles: boolean): string {
  if (existsSync(tree)) throw new Error(`${tree}/ exists already, and was not changed.`);
  mkdirSync(join(tree, 'articles'), { recursive: true });
  for (const name of [...always, ...(hasArticles ? withArticles : [])])
    cpSync(join('sample', name), join(tree, name), { recursive: true });
  const change = (name: string, from: string | RegExp, to: string) =>
    writeFileSync(join(tree, name), readFileSync(join(tree, name), 'utf8').replace(from, to));
  change('site.config.ts', "articleOrder: 'number'", "articleOrder: 'newest'");
  // A link to an article that isn't there would stop the build.
  if (!hasArticles)
    for (const name of ['skills.ts', ...globSync('pages/**/*.mdx', { cwd: tree })])
      change(name, /^.*\/blogpost.*\n/gm, '');
  return `Created ${tree}/, which the site shows from now on. Begin with ${tree}/site.config.ts.`;
}

function newArticle(title: string): string {
  const folder = folderFor('articles');
  const number = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0)) + 1;
  const article = join(folder, folderOf(number, title));
  cpSync(join('sample', 'new-article'), article, { recursive: true });
  const file = join(article, 'index.mdx');
  writeFileSync(file, titled('new-article/index.mdx', title));
  return `Created ${file}. npm run dev shows it. Delete 'draft: true' to publish it.`;
}

function newPage(title: string): string {
  if (!/[a-z0-9]/.test(plainLetters(title)))
    throw new Error(
      "A page's address has letters from a to z: give it a title in these, and change the title in its file.",
    );
  const file = join(folderFor('pages'), `${slugOf(title)}.mdx`);
  if (existsSync(file)) throw new Error(`${file} exists already. Rename it: its name is its address.`);
  writeFileSync(file, titled('new-page.mdx', title));
  return `Created ${file}. npm run dev shows it at /${slugOf(title)}.`;
}

function titled(template: string, title: string): string {
  const text = readFileSync(join('sample', template), 'utf8').replace('2026-11-20', today());
  return text.replace('A title', () => JSON.stringify(title));
}

/** A folder of the owner's tree, created if it is missing. Throws if there is no tree. */
function folderFor(name: string): string {
  if (!existsSync(tree)) throw new Error(`There is no ${tree}/ yet. Run npm run new -- site first.`);
  mkdirSync(join(tree, name), { recursive: true });
  return join(tree, name);
}
