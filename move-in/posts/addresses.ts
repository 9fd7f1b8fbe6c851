import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathPattern, plainPath } from '../../src/lib/page-path.ts';
import { slugOf } from '../../src/lib/plain-letters.ts';
import { articleSchema, folderOf, numberOf, pathSchema, tagPath } from '../../src/site/content/article.ts';
import type { readContent } from '../../src/site/content/read-content.ts';
import type { OldFiles } from './old-files.ts';
import type { Post, Report } from './post.ts';

export interface PlacedPost extends Post {
  readonly path: string;
  /** 'site/articles/03-forms/index.mdx'. */
  readonly file: string;
  /** Old addresses that lead to it. */
  readonly redirects: readonly string[];
}

type Content = ReturnType<typeof readContent>;
type ExistingPage = Content['articles'][number] | Content['pages'][number];
type ExistingPages = ReadonlyMap<string, ExistingPage>;

/** What this site has already, by its addresses. */
export const pagesByAddress = ({ articles, pages }: Content): ExistingPages =>
  new Map(
    [...articles, ...pages].flatMap((page) =>
      [page.path, ...page.aliases].map((each) => [keyOf(each), page]),
    ),
  );

/** Addresses of the old site are compared without regard to capitals and encoding. */
const keyOf = (address: string) => plainAddress(address).toLowerCase();

export const plainAddress = (address: string) => plainPath(decoded(address)).normalize();

/** Its percent-encoding as letters: '/caf%C3%A9' is '/café'. */
export const decoded = (address: string) =>
  address.replaceAll(/(%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());

/** Decides where each post will be, oldest first. One that is here already is left out: a second run changes nothing. */
export function placePosts(posts: readonly Post[], tree: string, existing: ExistingPages, report: Report) {
  // A folder without a text is of an import that was stopped: its post gets it again.
  const texts = globSync('*/index.mdx', { cwd: join(tree, 'articles') });
  let number = Math.max(0, ...texts.map((name) => numberOf(name) || 0));
  const placed: Omit<PlacedPost, 'redirects'>[] = [];
  const used = new Set(existing.keys());
  const articles = [...existing.values()].filter((page) => 'published' in page);
  for (const post of posts.toSorted((a, b) => (a.published ?? '9').localeCompare(b.published ?? '9'))) {
    const plain = pathFrom(post);
    // Only what can't lead here is known by the path that it was given.
    const known = canLeadHere(plainAddress(post.address)) ? post.address : plain;
    const page = existing.get(keyOf(known)) ?? articles.find((each) => isSame(each, post));
    if (page !== undefined) {
      report.leaveOut(post.source, `${page.path} is here already${laterChange(post, page)}`);
      continue;
    }
    let path = plain;
    for (let n = 2; used.has(path); n += 1) path = `${plain}-${n}`;
    used.add(path);
    if (!post.isPage) number += 1;
    const folder = folderOf(number, post.title);
    const file = join(tree, post.isPage ? `pages${path}.mdx` : `articles/${folder}/index.mdx`);
    // The owner gave that page another address.
    if (existsSync(file)) report.leaveOut(post.source, `${file} is here already`);
    else placed.push({ ...post, path, file });
  }
  return placed.map((post): PlacedPost => {
    const old = new Set([post.address, ...post.aliases].map(plainAddress));
    const redirects = [...old].filter((each) => !used.has(each) && canLeadHere(each));
    for (const each of redirects) used.add(each);
    return { ...post, redirects };
  });
}

/** Whether the owner has given an imported article an address that the post never had. */
const isSame = (article: Content['articles'][number], { title, published }: Post) =>
  article.title === title && article.published.iso === published;

function laterChange({ updated = '' }: Post, page: ExistingPage): string {
  const isLater = 'published' in page && updated > (page.updated ?? page.published).iso;
  return isLater ? `, without what changed there on ${updated}` : '';
}

/** Whether an address can be an alias. What looks like a path, but can't be one, is a page that every site has. */
function canLeadHere(address: string): boolean {
  const isReserved = pathPattern.test(address) && !pathSchema.safeParse(address).success;
  return !isReserved && articleSchema.shape.aliases.safeParse([address]).success;
}

/** The old address, or what is left of it in small letters, digits and hyphens. */
function pathFrom({ address, title }: Post): string {
  const plain = plainAddress(address);
  const slugs = plain
    .split('/')
    .filter(Boolean)
    .map((part) => `/${slugOf(part, 20)}`);
  const candidates = [plain, slugs.join(''), `/${slugOf(title)}`];
  return candidates.find((path) => pathSchema.safeParse(path).success) ?? `/about-${slugOf(title)}`;
}

/** Finds where a link in a post leads now: to a page, a file, or another site. Undefined if that is unknown. */
export function linkResolver(
  posts: readonly PlacedPost[],
  existing: ExistingPages,
  files: OldFiles,
  host: string,
) {
  const pages = new Map<string, Pick<PlacedPost, 'path' | 'draft'>>([
    ...existing,
    ...posts.flatMap((post) => [post.address, ...post.aliases].map((each) => [keyOf(each), post] as const)),
  ]);
  const tags = new Set(posts.flatMap((post) => post.tags.map(tagPath)));
  const sameSite = 'https://old.site';
  const sources = posts.map((post) => ({ post, name: fileName(post.source) }));
  /** The post whose file a link names: 'other.md', '../posts/other/index.md', '2021-03-01-other.md'. */
  const postOfFile = (href: string) => {
    const [path = ''] = href.split('#');
    if (!/\.(md|mdx|markdown|html)$/.test(path)) return undefined;
    const named = fileName(path);
    return sources.find(({ name }) => name.endsWith(named))?.post;
  };
  return (post: PlacedPost, href: string): string | undefined => {
    if (/^(#|mailto:|tel:)/.test(href)) return href;
    const url = URL.parse(href, sameSite + post.address);
    if (url === null || /^(javascript|data|vbscript):$/.test(url.protocol)) return undefined;
    if (url.origin !== sameSite && url.origin !== host) return href;
    const path = decoded(url.pathname);
    const page = pages.get(keyOf(path + url.search)) ?? pages.get(keyOf(path)) ?? postOfFile(href);
    if (page !== undefined) return page.draft && !post.draft ? undefined : page.path + url.hash;
    if (files.atAddress(post, href, path)) return url.pathname + url.search;
    return keyOf(path) === '/' || tags.has(keyOf(path)) ? path : undefined;
  };
}

/** What names a file wherever a link begins: '/posts/other'. */
const fileName = (file: string) =>
  `/${file.replace(/^(@?\.{0,2}\/)*/, '').replace(/(\/index)?\.(md|mdx|markdown|html)$/, '')}`;
