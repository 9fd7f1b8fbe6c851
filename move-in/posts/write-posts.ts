import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toDosIn } from '../../scripts/check-site/to-dos.ts';
import { escapedXml } from '../../src/lib/xml.ts';
import { tagPath } from '../../src/site/content/article.ts';
import { readContent } from '../../src/site/content/read-content.ts';
import { frontMatterOf, madeDescription } from './front-matter.ts';
import { createOldFiles, type OldFiles } from './old-files.ts';
import {
  decoded,
  type ExistingPages,
  keyOf,
  type PlacedPost,
  pagesByAddress,
  placePosts,
} from './place-posts.ts';
import type { OldSite, Report } from './post.ts';
import { toMdx } from './to-mdx.ts';

interface Target {
  readonly tree: string;
  /** For files that keep their address. */
  readonly publicDir: string;
  /** Needs no byline. */
  readonly owner: string;
  readonly isDryRun: boolean;
}

/** Writes every post whose address nothing has yet, with its pictures beside it. Never changes a file that is there. */
export function writePosts(old: OldSite, { tree, publicDir, owner, isDryRun }: Target, report: Report) {
  const existing = pagesByAddress(readContent(tree));
  const posts = placePosts(old.posts, tree, existing, report);
  const files = createOldFiles(old, publicDir);
  const linkOf = linkResolver(posts, existing, files, old.host);
  /** Each with its file and line. */
  const toDos: string[] = [];
  const texts = posts.map((post) => {
    const surroundings = {
      file: (src: string) => files.beside(post, src),
      link: (href: string) => linkOf(post, href),
      note: (what: string) => report.changed(what),
    };
    const cover = files.beside(post, post.cover);
    const body = toMdx(post.html, surroundings);
    const others = post.isPage ? [] : post.authors.filter((name) => name !== owner);
    const byline = toMdx(
      others.length > 0 ? `<p><em>By ${escapedXml(others.join(', '))}</em></p>` : '',
      surroundings,
    );
    const text = `${frontMatterOf(post, body, cover)}\n${byline && `${byline}\n`}${body}`;
    for (const { line, words } of toDosIn(text))
      if (words === madeDescription) report.changed(`descriptions ${madeDescription}, marked for review`);
      else toDos.push(`${post.file}:${line}  ${words}`);
    return { file: post.file, text };
  });
  const copies = [...files.copies].filter(([copy]) => !existsSync(copy));
  // Texts come last: a post that is here is complete, even if the import was stopped.
  if (!isDryRun) {
    for (const [copy, file] of copies) {
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(file, copy);
    }
    for (const { file, text } of texts) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
  }
  return { posts, fileCount: copies.length, toDos };
}

/** Finds where a link in a post leads now: to a page, a file, or another site. Undefined if that is unknown. */
function linkResolver(posts: readonly PlacedPost[], existing: ExistingPages, files: OldFiles, host: string) {
  const pages = new Map<string, Pick<PlacedPost, 'path' | 'draft'>>([
    ...existing,
    ...posts.flatMap((post) => [post.address, ...post.aliases].map((each) => [keyOf(each), post] as const)),
  ]);
  const tags = new Set(posts.flatMap((post) => post.tags.map(tagPath)));
  const sameSite = 'https://old.site';
  return (post: PlacedPost, href: string): string | undefined => {
    if (/^(#|mailto:|tel:)/.test(href)) return href;
    const url = URL.parse(href, sameSite + post.address);
    if (url === null || /^(javascript|data|vbscript):$/.test(url.protocol)) return undefined;
    if (url.origin !== sameSite && url.origin !== host) return href;
    const path = decoded(url.pathname);
    const page =
      pages.get(keyOf(path + url.search)) ??
      pages.get(keyOf(path)) ??
      posts.find(({ source }) => isLinkToSource(href, source));
    if (page !== undefined) return page.draft && !post.draft ? undefined : page.path + url.hash;
    if (files.atAddress(post, href, path)) return url.pathname + url.search;
    return keyOf(path) === '/' || tags.has(keyOf(path)) ? path : undefined;
  };
}

/** Whether a link names the file of a post: 'other.md', '../posts/other/index.md', '2021-03-01-other.md'. */
function isLinkToSource(href: string, source: string): boolean {
  const [path = ''] = href.split('#');
  const plain = (file: string) =>
    file.replace(/^(@?\.{0,2}\/)*/, '').replace(/(\/index)?\.(md|mdx|markdown|html)$/, '');
  return /\.(md|mdx|markdown|html)$/.test(path) && `/${plain(source)}`.endsWith(`/${plain(path)}`);
}
