import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MdastNode } from 'satteri';
import { type Article, tagPath } from '#site/content/article.ts';
import { filesIn } from '#site/content/listing.ts';
import { attribute, withChildren } from '#site/content/mdx.ts';
import { appPath, type Project } from '#site/project.ts';
import { type Finding, lineOf, type Source, tags, wordsOf } from './sources.ts';

/** The anchors of each page; undefined where they are not known. */
type Pages = ReadonlyMap<string, readonly string[] | undefined>;

/** Checks links inside the site. Only a draft may lead to a draft. `npm run links` checks the other links. */
export function linkFindings(
  sources: readonly Source[],
  articles: readonly Article[],
  projects: readonly Project[],
): readonly Finding[] {
  const paths = new Map(articles.map(({ folder, path }) => [folder, path]));
  const pathOf = ({ file, folder }: Source) =>
    folder === 'legal' || folder === 'pages' ? `/${basename(file, '.mdx')}` : (paths.get(folder) ?? '/');
  const all = knownPages(sources, pathOf, articles, projects);
  const published = knownPages(
    sources.filter(({ isDraft }) => !isDraft),
    pathOf,
    articles.filter(({ draft }) => !draft),
    projects,
  );
  return sources.flatMap((source) => {
    // What is inside <When> may never be shown.
    const conditional = new Set(tags(source, 'When').flatMap(withChildren));
    return source.nodes.flatMap((node): Finding[] => {
      if (conditional.has(node)) return [];
      const target = targetOf(node);
      const problem =
        target === undefined
          ? undefined
          : problemOf(target, pathOf(source), source.isDraft ? all : published);
      return problem ? [{ ...problem, file: source.file, line: lineOf(node) }] : [];
    });
  });
}

function knownPages(
  sources: readonly Source[],
  pathOf: (source: Source) => string,
  articles: readonly Article[],
  projects: readonly Project[],
): Pages {
  const fixed =
    '/ /posts /subscribe /moderation /404 /feed.xml /feed.json /comments.xml /sitemap.xml /llms.txt'.split(
      ' ',
    );
  const made = [
    ...articles.flatMap(({ tags: about, path }) => [
      ...about.map(tagPath),
      ...[`${path}.md`, `${path}/comments`, `${path}/comments.xml`],
    ]),
    ...projects.flatMap(({ app }) => (app ? [appPath(app)] : [])),
  ];
  const pages = new Map<string, readonly string[] | undefined>(
    [...fixed, ...made].map((page) => [page, undefined]),
  );
  for (const source of sources) {
    pages.set(pathOf(source), anchorsOf(source.nodes));
    const files = filesIn(source.text).map(({ id }) => id);
    pages.set(`${pathOf(source)}/files`, files);
  }
  return pages;
}

/** Where a link leads; undefined for other nodes, and for pictures, which are checked elsewhere. */
function targetOf(node: MdastNode): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  return attribute(node, 'href');
}

function problemOf(target: string, from: string, pages: Pages): Pick<Finding, 'kind' | 'says'> | undefined {
  const site = 'https://this.site';
  if (!URL.canParse(target, site + from)) return { kind: 'error', says: `'${target}' is not an address` };
  const { origin, pathname, hash } = new URL(target, site + from);
  if (origin !== site) return undefined;
  if (!isDecodable(target)) return { kind: 'error', says: `'${target}' has a bare %: write it as %25` };
  const path = decodeURI(pathname).replace(/(\.html|\/)$/, '') || '/';
  if (!pages.has(path)) {
    if (existsSync(join('public', decodeURI(pathname)))) return undefined;
    return { kind: 'error', says: `leads to ${path}, which is not a published page: correct the link` };
  }
  const places = pages.get(path);
  const place = decodeURIComponent(hash.slice(1));
  if (place === '' || places === undefined || places.includes(place)) return undefined;
  return {
    kind: 'warning',
    says: `leads to #${place}, but ${path} has no such heading: correct the link`,
  };
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

/** Anchors of headings ('Rules that say no' → 'rules-that-say-no'), and ids of tags. */
function anchorsOf(nodes: readonly MdastNode[]): string[] {
  const anchors: string[] = [];
  for (const node of nodes) {
    const id = attribute(node, 'id');
    if (id !== undefined) anchors.push(id);
    if (node.type !== 'heading') continue;
    const anchor = wordsOf(node)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    // The second heading with the same words gets a number.
    const same = anchors.filter((each) => each.replace(/-\d+$/, '') === anchor).length;
    anchors.push(same === 0 ? anchor : `${anchor}-${same}`);
  }
  return anchors;
}
