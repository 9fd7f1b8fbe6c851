import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toDosIn } from '../../scripts/check-site/to-dos.ts';
import { escapedXml } from '../../src/lib/xml.ts';
import { readContent } from '../../src/site/content/read-content.ts';
import { linkResolver, pagesByAddress, placePosts } from './addresses.ts';
import { frontMatterOf, madeDescription } from './front-matter.ts';
import { createOldFiles } from './old-files.ts';
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
      report,
    };
    const cover = files.beside(post, post.cover);
    const body = toMdx(post.html, surroundings);
    const others = post.isPage ? [] : post.authors.filter((name) => name !== owner);
    const byline = `<p><em>By ${escapedXml(others.join(', '))}</em></p>`;
    const beforeBody = others.length > 0 ? `${toMdx(byline, surroundings)}\n` : '';
    const text = `${frontMatterOf(post, body, cover)}\n${beforeBody}${body}`;
    for (const { line, words } of toDosIn(text))
      if (words === madeDescription) report.changed(`descriptions ${madeDescription}, marked for review`);
      else toDos.push(`${post.file}:${line}  ${words}`);
    return { file: post.file, text };
  });
  const copies = [...files.copies].filter(([copy]) => !existsSync(copy));
  // Texts come last: a post that is here is complete, even if the import was stopped.
  if (!isDryRun) {
    for (const [copy, file] of copies) create(copy, (unfinished) => copyFileSync(file, unfinished));
    for (const { file, text } of texts) create(file, (unfinished) => writeFileSync(unfinished, text));
  }
  return { posts, fileCount: copies.length, toDos };
}

/** A file has its name once it is complete. */
function create(file: string, write: (unfinished: string) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  write(`${file}.unfinished`);
  renameSync(`${file}.unfinished`, file);
}
