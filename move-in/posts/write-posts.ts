import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { isPicture } from '../../scripts/check-site/headings-and-pictures.ts';
import { minutesFor, proseIn, proseWords } from '../../scripts/check-site/reading-time.ts';
import { toDosIn } from '../../scripts/check-site/to-dos.ts';
import { slugOf } from '../../scripts/slug.ts';
import { pathPattern, plainPath } from '../../src/lib/page-path.ts';
import { escapedXml } from '../../src/lib/xml.ts';
import { articleSchema, numberOf, pathSchema, tagPath } from '../../src/site/content/article.ts';
import { today } from '../../src/site/content/day.ts';
import { readContent } from '../../src/site/content/read-content.ts';
import type { Note, OldSite, Post } from './post.ts';
import { toMdx } from './to-mdx.ts';

/** A post with its address here, and what is written: site/articles/03-forms/index.mdx. */
type Placed = Post & { readonly path: string; readonly file: string };

interface Target {
  readonly tree: string;
  /** For files that keep their address. */
  readonly publicDir: string;
  /** Needs no byline. */
  readonly owner: string;
  readonly isDryRun: boolean;
}

/** Writes every post whose address nothing has yet, with its pictures beside it. Never changes a file that is there. */
export function writePosts(old: OldSite, { tree, publicDir, owner, isDryRun }: Target, note: Note) {
  const { placed, taken, leftOut } = places(old.posts, tree);
  const copies = new Map<string, string>();
  /** Each with its file and line. */
  const toDos: string[] = [];
  const here = new Map<string, Pick<Placed, 'path' | 'isDraft'>>([
    ...[...taken].map(([key, { path, draft }]) => [key, { path, isDraft: draft }] as const),
    ...placed.flatMap((post) => [post.address, ...post.aliases].map((each) => [keyOf(each), post] as const)),
  ]);
  /** Addresses that no post can still have as an alias. */
  const used = new Set([...taken.keys(), ...placed.map(({ path }) => path)]);
  const tags = new Set(placed.flatMap((post) => post.tags.map(tagPath)));
  const texts = placed.map((post) => {
    const find = (src: string) => fileOf(src, post, old);
    const beside = (src: string) => {
      const found = find(src);
      if (found === undefined || (!/\.(mp4|webm|vtt)$/.test(found) && !isPicture(found))) return undefined;
      const name = `${slugOf(basename(found, extname(found)))}${extname(found).toLowerCase()}`;
      const isOther = (file: string) => copies.has(file) && copies.get(file) !== found;
      const folder = dirname(post.file);
      let copy = join(folder, name);
      for (let n = 2; isOther(copy); n += 1) copy = join(folder, `${n}-${name}`);
      copies.set(copy, found);
      return `./${basename(copy)}`;
    };
    const link = (href: string) => {
      if (/^(#|mailto:|tel:)/.test(href)) return href;
      if (!URL.canParse(href, `https://old.site${post.address}`)) return undefined;
      const { origin, pathname, hash, search, protocol } = new URL(href, `https://old.site${post.address}`);
      if (/^(javascript|data|vbscript):$/.test(protocol)) return undefined;
      if (![old.host, 'https://old.site'].includes(origin)) return href;
      const path = decoded(pathname);
      const other =
        here.get(keyOf(path + search)) ??
        here.get(keyOf(path)) ??
        placed.find(({ source }) => isSource(source, href));
      if (other) return other.isDraft && !post.isDraft ? undefined : other.path + hash;
      const found = find(href);
      // A file keeps its address.
      if (found) copies.set(join(publicDir, join('/', path)), found);
      if (found) return pathname + search;
      return keyOf(path) === '/' || tags.has(keyOf(path)) ? path : undefined;
    };
    const cover = beside(post.cover);
    const others = post.isPage ? [] : post.authors.filter((name) => name !== owner);
    const byline = others.length > 0 ? `<p><em>By ${escapedXml(others.join(', '))}</em></p>` : '';
    const body = toMdx(post.html, { file: beside, link, note });
    const text = textOf(post, toMdx(byline, { file: beside, link, note }), body, cover, used);
    for (const { line, words } of toDosIn(text))
      if (words === made) note('descriptions made from the first sentences, marked for review');
      else toDos.push(`${post.file}:${line}  ${words}`);
    return [post.file, text] as const;
  });
  const files = [...copies].filter(([copy]) => !existsSync(copy));
  if (!isDryRun) {
    for (const [file] of [...texts, ...files]) mkdirSync(dirname(file), { recursive: true });
    for (const [file, text] of texts) writeFileSync(file, text, { flag: 'wx' });
    for (const [copy, file] of files) copyFileSync(file, copy);
  }
  return { posts: placed, files: files.length, toDos, leftOut: [...old.leftOut, ...leftOut] };
}

/** Addresses of the old site are compared without regard to capitals and encoding. */
const keyOf = (address: string) => plainPath(decoded(address)).toLowerCase();

const decoded = (address: string) =>
  address.replaceAll(/(%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());

/** Where each post will be, and those whose address is taken: a second run leaves everything as it is. */
function places(posts: readonly Post[], tree: string) {
  const content = readContent(tree);
  const taken = new Map(
    [...content.articles, ...content.pages].flatMap((post) =>
      [post.path, ...post.aliases].map((each) => [keyOf(each), post]),
    ),
  );
  const folders = globSync('*', { cwd: join(tree, 'articles') });
  let number = Math.max(0, ...folders.map((name) => numberOf(name) || 0));
  const placed: Placed[] = [];
  const leftOut: [string, string][] = [];
  const own = new Set<string>();
  for (const post of posts.toSorted((a, b) => (a.published ?? '9').localeCompare(b.published ?? '9'))) {
    const there = taken.get(keyOf(post.address)) ?? taken.get(pathFrom(post));
    if (there !== undefined) {
      const day = 'published' in there ? (there.updated ?? there.published).iso : '9';
      const change = (post.updated ?? '') > day ? `, without what changed there on ${post.updated}` : '';
      leftOut.push([post.source, `${there.path} is here already${change}`]);
      continue;
    }
    let path = pathFrom(post);
    for (let n = 2; own.has(path); n += 1) path = `${pathFrom(post)}-${n}`;
    own.add(path);
    if (!post.isPage) number += 1;
    const name = post.isPage
      ? `pages${path}.mdx`
      : `articles/${String(number).padStart(2, '0')}-${slugOf(post.title)}/index.mdx`;
    const file = join(tree, name);
    // The owner gave that page another address.
    if (existsSync(file)) leftOut.push([post.source, `${file} is here already`]);
    else placed.push({ ...post, path, file });
  }
  return { placed, taken, leftOut };
}

/** The old address, or what is left of it in small letters, digits and hyphens. */
function pathFrom({ address, title }: Post): string {
  const plain = plainPath(decoded(address));
  const parts = plain.split('/').filter(Boolean);
  const written = [plain, parts.map((part) => `/${slugOf(part, 20)}`).join(''), `/${slugOf(title)}`];
  return written.find((path) => pathSchema.safeParse(path).success) ?? `/about-${slugOf(title)}`;
}

/** A link to the file of another post: 'other.md', '../posts/other/index.md', '2021-03-01-other.md'. */
function isSource(source: string, href: string): boolean {
  const [path = ''] = href.split('#');
  const plain = (file: string) =>
    file.replace(/^(@?\.{0,2}\/)*/, '').replace(/(\/index)?\.(md|mdx|markdown|html)$/, '');
  return /\.(md|mdx|markdown|html)$/.test(path) && `/${plain(source)}`.endsWith(`/${plain(path)}`);
}

/** The file that a post names: beside it, or in a folder of its site. A resized copy of WordPress or Ghost leads to the full picture. */
function fileOf(src: string, { source }: Post, { host, folders }: OldSite): string | undefined {
  const path = decoded(src.replace(host || '\0', '').replaceAll(/^https?:.*(?=\/wp-content\/)|[?#].*/g, ''));
  if (path === '' || /^([a-z]+:|\/\/)/i.test(path)) return undefined;
  const whole = path.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/\/size\/w\d+/, '');
  const names = [path, whole, whole.replace(/^(.*\/wp-content\/uploads|[@~])\//, '/')];
  return [dirname(source), source.replace(/\.\w+$/, ''), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file) && statSync(file).isFile() && isOf(folders, realpathSync(file)));
}

/** Not what a post names elsewhere on this machine, or by a symbolic link, because it would be published. A picture may be anywhere. */
const isOf = (folders: readonly string[], file: string) =>
  isPicture(file) ||
  folders.some((folder) => existsSync(folder) && file.startsWith(realpathSync(folder) + sep));

const made = 'made from the first sentences';

function textOf(post: Placed, byline: string, body: string, cover: string | undefined, used: Set<string>) {
  const [description, isMade] = descriptionOf(post, body);
  const old = new Set([post.address, ...post.aliases].map((each) => plainPath(decoded(each))));
  // What could be a path, but may not, is a page of this site.
  const isFree = (each: string) =>
    !used.has(each) && (!pathPattern.test(each) || pathSchema.safeParse(each).success);
  const aliases = [...old].filter(
    (each) => isFree(each) && articleSchema.shape.aliases.safeParse([each]).success,
  );
  for (const each of aliases) used.add(each);
  const list = (values: readonly string[]) => `[${values.map((each) => JSON.stringify(each)).join(', ')}]`;
  // One of those that share a page.
  const tags = [...new Map(post.tags.map((tag) => [tagPath(tag), tag.trim().slice(0, 40)])).values()];
  const lines = [
    `title: ${JSON.stringify(post.title)}`,
    `description: ${JSON.stringify(description)}${isMade ? ` # to-do: ${made}` : ''}`,
    ...(post.isPage
      ? []
      : [
          `published: ${post.published ?? `${today()} # to-do: it had no date`}`,
          ...(post.updated && post.updated > (post.published ?? '') ? [`updated: ${post.updated}`] : []),
          `minutes: ${minutesFor(proseWords(body))}`,
          ...(tags.length > 0 ? [`tags: ${list(tags)}`] : []),
        ]),
    ...(post.isPage && post.file.endsWith(`pages${post.path}.mdx`) ? [] : [`path: ${post.path}`]),
    ...(aliases.length > 0 ? [`aliases: ${list(aliases)}`] : []),
    ...(cover && /\.(png|jpe?g|webp|avif)$/.test(cover) && !post.isPage ? [`cover: ${cover}`] : []),
    ...(post.cover && !cover ? [`# to-do: its cover was ${post.cover.replaceAll(/\s+/g, ' ')}`] : []),
    ...(post.isDraft ? ['draft: true'] : []),
  ];
  return `---\n${lines.join('\n')}\n---\n\n${byline && `${byline}\n`}${body}`;
}

/** Its own description, or its first sentences, with 50 to 200 characters; and whether that was made here. */
function descriptionOf({ description: own, title }: Post, body: string): readonly [string, boolean] {
  const plain = own.replaceAll(/\s+/g, ' ').trim();
  if (plain.length >= 50 && plain.length <= 200) return [plain, false];
  const prose = `${plain} ${proseIn(body.replaceAll(/^#.*$/gm, ''))}`.replaceAll(/\s+/g, ' ').trim();
  const sentences = /^.{50,199}?[.!?](?=\s|$)/.exec(prose)?.[0];
  const words = prose.length > 200 ? `${/^.{50,198}(?=\s)/.exec(prose)?.[0] ?? prose.slice(0, 198)}…` : prose;
  const made = sentences ?? words;
  return [
    made.length >= 50 ? made : `${title}: one or two sentences that say what the reader gets.`.slice(0, 200),
    true,
  ];
}
