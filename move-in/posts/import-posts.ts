import { existsSync, globSync, statSync } from 'node:fs';
import { counted } from '../../scripts/terminal-layout.ts';
import { loadSiteConfig } from '../../src/site/load-config.ts';
import { siteTree } from '../../src/site/site-tree.ts';
import { ghost } from './ghost.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import { Report } from './post.ts';
import { readConfig } from './read-post.ts';
import { starters } from './starters.ts';
import { wordpress } from './wordpress.ts';
import { writePosts } from './write-posts.ts';

const readers = { hugo, jekyll, markdown: starters, wordpress, ghost };

/** Writes the posts of an old site into the owner's tree. Returns what to print. */
export async function importPosts({ 'dry-run': isDryRun }: { readonly 'dry-run': boolean }, path: string) {
  if (!existsSync(path)) throw new Error(`There is no ${path}, so nothing was read.`);
  const generator = generatorOf(path);
  if (siteTree === 'sample') throw new Error('There is no site/ yet. Run npm run new -- site first.');
  const { owner } = await loadSiteConfig();
  const target = { tree: siteTree, publicDir: 'public', owner: owner.name, isDryRun };
  const report = new Report();
  const written = writePosts(readers[generator](path, report), target, report);
  if (written.posts.length + report.leftOut.length === 0)
    throw new Error(`There are no posts in ${path}, which was read as ${generator}: see docs/move-in.md.`);
  return formatted(written, report, isDryRun);
}

/** Of Docusaurus, Gatsby, Pelican, VitePress and Zola. */
const others = '{docusaurus.config.*,gatsby-config.*,pelicanconf.py,{,docs/}.vitepress,zola.toml}';

function generatorOf(path: string): keyof typeof readers {
  if (statSync(path).isFile()) {
    if (/\.xml$/i.test(path)) return 'wordpress';
    if (/\.json$/i.test(path)) return 'ghost';
    throw new Error(`${path} is neither a folder nor an .xml or .json file: unpack it, or name its folder.`);
  }
  const has = (names: string) => globSync(names, { cwd: path }).length > 0;
  const [other = readConfig(path, 'config.toml').base_url && 'config.toml'] = globSync(others, { cwd: path });
  if (other)
    throw new Error(
      `${path} has ${other}, whose generator this command doesn't know. It can read the Markdown files: give it the innermost folder that has all of them.`,
    );
  if (has('{hugo.{toml,yaml,yml,json},config.{toml,yaml,yml},config/_default}')) return 'hugo';
  const isJekyll = has('_config.{yml,yaml,toml}') || (has('_posts') && !has('package.json'));
  return isJekyll ? 'jekyll' : 'markdown';
}

function formatted(
  { posts, fileCount, toDos }: ReturnType<typeof writePosts>,
  report: Report,
  isDryRun: boolean,
) {
  const pages = posts.filter(({ isPage }) => isPage).length;
  const counts = `${counted(posts.length - pages, 'article')}, ${counted(pages, 'page')}, ${counted(fileCount, 'file')}`;
  const sections: Readonly<Record<string, readonly string[]>> = {
    imported: [counts, ...posts.slice(0, 20).map(({ file }) => file)],
    changed: [...report.changes].map(([what, count]) => `${count} × ${what}`),
    'to look at': toDos,
    'left out': report.leftOut.map(({ source, reason }) => `${source}: ${reason}`),
  };
  const rows = Object.entries(sections).flatMap(([heading, lines]) =>
    lines.map((line, index) => `${(index === 0 ? heading : '').padEnd(11)}${line}`),
  );
  const next = isDryRun
    ? 'Nothing was written. Leave out --dry-run to write it.'
    : 'Next: npm run check:site, which lists every to-do until it is done.';
  return [...rows, next].join('\n');
}
