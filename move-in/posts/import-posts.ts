import { existsSync, globSync, statSync } from 'node:fs';
import { UsageError } from '../../scripts/command-line.ts';
import { counted } from '../../scripts/terminal-layout.ts';
import { loadSiteConfig } from '../../src/site/load-config.ts';
import { siteTree } from '../../src/site/site-tree.ts';
import { ghost } from './ghost.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import type { Note, OldSite } from './post.ts';
import { readConfig } from './read-post.ts';
import { starters } from './starters.ts';
import { wordpress } from './wordpress.ts';
import { writePosts } from './write-posts.ts';

type Source = (path: string, note: Note) => OldSite;
const sources: Readonly<Record<string, Source>> = { hugo, jekyll, starters, wordpress, ghost };

/** Writes the posts of an old site into the owner's tree. Returns what to print. */
export async function importPosts(
  { 'dry-run': isDryRun, from }: { readonly 'dry-run': boolean; readonly from?: string | undefined },
  path: string,
) {
  if (!existsSync(path)) throw new Error(`There is no ${path}, so nothing was read.`);
  const name = from ?? sourceOf(path);
  const read = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (read === undefined) throw new UsageError(`--from is one of ${Object.keys(sources).join(', ')}.`);
  if (siteTree === 'sample') throw new Error('There is no site/ yet. Run npm run new -- site first.');
  const notes = new Map<string, number>();
  const note = (name: string) => notes.set(name, (notes.get(name) ?? 0) + 1);
  const { owner } = await loadSiteConfig();
  const target = { tree: siteTree, publicDir: 'public', owner: owner.name, isDryRun };
  const result = writePosts(read(path, note), target, note);
  if (result.posts.length + result.leftOut.length === 0)
    throw new Error(`There are no posts in ${path}, which was read as ${name}: see docs/move-in.md.`);
  return report(result, notes, isDryRun);
}

/** Of Docusaurus, Gatsby, Pelican, VitePress and Zola. */
const others = '{docusaurus.config.*,gatsby-config.*,pelicanconf.py,{,docs/}.vitepress,zola.toml}';

/** What made a folder or file. */
function sourceOf(path: string): keyof typeof sources {
  if (statSync(path).isFile()) return path.endsWith('.xml') ? 'wordpress' : 'ghost';
  const has = (names: string) => globSync(names, { cwd: path }).length > 0;
  const [other = readConfig(path, 'config.toml').base_url && 'config.toml'] = globSync(others, { cwd: path });
  if (other)
    throw new Error(
      `${path} has ${other}, whose generator this command doesn't know. It can read the Markdown files: give it the innermost folder that has all of them.`,
    );
  if (has('{hugo.{toml,yaml,yml,json},config.{toml,yaml,yml},config/_default}')) return 'hugo';
  const isJekyll = has('_config.{yml,yaml,toml}') || (has('_posts') && !has('package.json'));
  return isJekyll ? 'jekyll' : 'starters';
}

function report(
  { posts, files, toDos, leftOut }: ReturnType<typeof writePosts>,
  notes: ReadonlyMap<string, number>,
  isDryRun: boolean,
): string {
  const pages = posts.filter(({ isPage }) => isPage).length;
  const rows = (name: string, lines: readonly string[]) =>
    lines.map((line, index) => `${(index === 0 ? name : '').padEnd(11)}${line}`);
  const written = `${counted(posts.length - pages, 'article')}, ${counted(pages, 'page')}, ${counted(files, 'file')}`;
  const changed = [...notes].map(([name, count]) => `${count} × ${name}`);
  const missing = leftOut.map(([source, why]) => `${source}: ${why}`);
  return [
    ...rows('imported', [written, ...posts.slice(0, 20).map(({ file }) => file)]),
    ...rows('changed', changed),
    ...rows('to look at', toDos),
    ...rows('left out', missing),
    isDryRun
      ? 'Nothing was written. Leave out --dry-run to write it.'
      : 'Next: npm run check:site, which lists every to-do until it is done.',
  ].join('\n');
}
