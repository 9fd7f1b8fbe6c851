import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Slugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import { plainPath } from '#lib/page-path.ts';
import { type Redirects, redirectOf } from '#lib/redirects.ts';
import { isPublished, postsByYear } from '#site/content/article.ts';
import { downloadPath } from '#site/content/download.ts';
import { listingsOf } from '#site/content/listing.ts';
import { attribute, textOf, withChildren } from '#site/content/mdx.ts';
import { redirectsOf } from '#site/content/redirects.ts';
import { feedPath, seriesOf, tagsOf } from '#site/content/topics.ts';
import { appPath } from '#site/project.ts';
import type { Tree } from './read-tree.ts';
import { type Finding, lineOf, lineWith, tags } from './sources.ts';

/** The anchors of each page; undefined where they are not known. */
type Pages = ReadonlyMap<string, readonly string[] | undefined>;

interface Targets {
  readonly pages: Pages;
  readonly redirects: Redirects;
  /** The day of each article that is still to come. */
  readonly upcoming?: ReadonlyMap<string, string>;
}

/** Checks links inside the site. Only a draft may lead to a draft. */
export function linkFindings(tree: Tree): readonly Finding[] {
  const articles = tree.articles.filter(({ draft }) => !draft);
  const sources = tree.sources.filter(({ isDraft }) => !isDraft);
  const redirects = redirectsOf(tree.config.redirects, tree);
  const upcoming = new Map(
    articles.filter((each) => !isPublished(each)).map((each) => [each.path, each.published.iso]),
  );
  const all: Targets = { pages: knownPages(tree), redirects };
  const published: Targets = { pages: knownPages({ ...tree, sources, articles }), redirects, upcoming };
  const inTexts = tree.sources.flatMap((source) => {
    // What is inside <When> may never be shown.
    const conditional = new Set(tags(source, 'When').flatMap(withChildren));
    return source.nodes.flatMap((node): Finding[] => {
      const target = conditional.has(node) ? undefined : targetOf(node);
      const problem = target && problemOf(target, source.path, source.isDraft ? all : published);
      return problem ? [{ ...problem, file: source.file, line: lineOf(node) }] : [];
    });
  });
  const named = [
    ['home.ts', tree.home.about?.link],
    ...tree.projects.map(({ page }) => ['projects.ts', page]),
    ...tree.skills.map(({ proof }) => ['skills.ts', proof?.link]),
  ];
  const inCode = named.flatMap(([name = '', target]): Finding[] => {
    const problem = target && problemOf(target, '/', published);
    if (!problem) return [];
    const file = join(tree.tree, name);
    return [{ ...problem, file, line: lineWith(readFileSync(file, 'utf8'), target) }];
  });
  return [...inTexts, ...inCode];
}

/** What a build of the tree makes, by its settings (src/pages), and the server's feeds. */
export function knownPages({ sources, articles, projects, config: { comments, list } }: Tree): Pages {
  const commented = comments.kind === 'embedded' ? articles.filter((each) => each.comments) : [];
  const made = [
    ...['/', '/404', '/sitemap.xml', '/llms.txt', ...(list ? ['/subscribe'] : [])],
    ...(comments.kind === 'firebase' || (comments.kind === 'embedded' && comments.owner)
      ? ['/moderation']
      : []),
    ...(comments.kind === 'embedded' ? ['/comments.xml'] : []),
    ...(articles.length > 0 ? ['/posts', '/feed.xml', '/feed.json'] : []),
    ...[...postsByYear(articles).keys()].map((year) => `/posts/${year}`),
    ...tagsOf(articles).flatMap(({ path }) => ['/tags', path, feedPath(path)]),
    ...seriesOf(articles).map(({ path }) => feedPath(path)),
    ...articles.map(({ path }) => `${path}.md`),
    ...commented.flatMap(({ path }) => [`${path}/comments`, `${path}/comments.xml`]),
    ...projects.flatMap(({ app }) => (app ? [appPath(app)] : [])),
  ];
  const pages = new Map<string, readonly string[] | undefined>(made.map((page) => [page, undefined]));
  for (const source of sources) {
    const { path, nodes } = source;
    const downloads = tags(source, 'Checkpoint').flatMap((each) => attribute(each, 'download') ?? []);
    for (const name of downloads) pages.set(downloadPath(path, name), undefined);
    const listings = nodes.flatMap(listingsOf).map(({ id }) => id);
    pages.set(path, anchorsOf(nodes));
    if (listings.length > 0) pages.set(`${path}/files`, listings);
  }
  return pages;
}

/** Where a link leads; undefined for other nodes, and for pictures, which are checked elsewhere. */
function targetOf(node: MdastNode): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  return attribute(node, 'href');
}

function problemOf(
  target: string,
  from: string,
  { pages, redirects, upcoming = new Map() }: Targets,
): Pick<Finding, 'kind' | 'says'> | undefined {
  const site = 'https://this.site';
  if (!URL.canParse(target, site + from)) return { kind: 'error', says: `'${target}' is not an address` };
  const { origin, pathname, hash } = new URL(target, site + from);
  if (origin !== site) return undefined;
  if (!isDecodable(target)) return { kind: 'error', says: `'${target}' has a bare %: write it as %25` };
  const path = plainPath(decodeURIComponent(pathname));
  if (!pages.has(path)) {
    if (existsSync(join('public', decodeURIComponent(pathname)))) return undefined;
    const moved = redirectOf(redirects, path);
    if (moved !== undefined)
      return { kind: 'warning', says: `leads to ${path}, which is ${moved} now: write that` };
    return { kind: 'error', says: `leads to ${path}, which is not a published page: correct the link` };
  }
  const day = upcoming.get(path.replace(/(\.md|\/files|\/comments(\.xml)?)$/, ''));
  if (day !== undefined && day > (upcoming.get(from) ?? ''))
    return {
      kind: 'warning',
      says: `leads to ${path}, which is not there before ${day}: remove the link until then`,
    };
  const places = pages.get(path);
  const place = decodeURIComponent(hash.slice(1));
  if (place === '' || places === undefined || places.includes(place)) return undefined;
  return { kind: 'warning', says: `leads to #${place}, but ${path} has no such heading: correct the link` };
}

/** Whether every % begins an escape sequence. */
export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Anchors of headings ('Rules that say no' → 'rules-that-say-no'), which Astro makes in the same way, and ids of tags. */
function anchorsOf(nodes: readonly MdastNode[]): string[] {
  const slugger = new Slugger();
  return nodes.flatMap((node) =>
    node.type === 'heading' ? slugger.slug(textOf(node)) : (attribute(node, 'id') ?? []),
  );
}
