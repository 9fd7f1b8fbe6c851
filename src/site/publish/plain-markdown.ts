import type { MdastNode } from 'satteri';
import { article as words } from '#language';
import { downloadPath } from '#site/content/download.ts';
import { languageOf, listingsOf, quotedListing } from '#site/content/listing.ts';
import { attribute, parseMdx } from '#site/content/mdx.ts';
import { snippetCopies } from '#site/content/snippet-copies.ts';

interface Page {
  /** The whole address of the article: what can't be written as Markdown becomes a link to it. */
  readonly address: string;
  /** The addresses of its pictures, by the file that the article names: './shop.png'. */
  readonly pictures?: ReadonlyMap<string, string>;
}

type Element = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** An article as Markdown that any program can read: listings are quoted, boxes are quotes, and a demo or drawing is a link to the page. */
export function plainMarkdown(mdx: string, page: Page, root = parseMdx(mdx)): string {
  return blocks(root, { ...page, mdx });
}

/** The page and its source, from which nodes are copied by their positions. */
type Source = Page & { readonly mdx: string };

/** Everything inside of a node, each block from the beginning of its line. */
function blocks(node: MdastNode, page: Source): string {
  const texts = childrenOf(node).map((child) => {
    const indent = ' '.repeat((child.position?.start.column ?? 1) - 1);
    return isRewritten(child) ? plain(child, page) : plain(child, page).replaceAll(`\n${indent}`, '\n');
  });
  return texts.filter((text) => text !== '').join('\n\n');
}

function plain(node: MdastNode, page: Source): string {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return '';
    case 'mdxTextExpression':
      // {' '} and {'{'} stand for their text.
      return /^(['"])(.*)\1$/s.exec(node.value.trim())?.[2] ?? '';
    case 'code':
      return fenced(node.value, node.lang, /(?:^|\s)(?:title|path)=(\S+)/.exec(node.meta ?? '')?.[1]);
    case 'image': {
      if (!node.url.startsWith('./')) return linked(node, page);
      const picture = page.pictures?.get(node.url);
      return picture ? `!${link(node.alt ?? '', picture)}` : link(node.alt ?? '', page.address);
    }
    case 'link':
    case 'definition':
      return linked(node, page);
    case 'blockquote':
      return written(node, page).replace(/^> \[!(\w+)\]/, (_, kind) => `> **${calloutName(kind)}**\n>`);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, page);
    default:
      return written(node, page);
  }
}

/** The source of a node, with its children made plain. */
function written(node: MdastNode, page: Source): string {
  let text = '';
  let at = node.position?.start.offset ?? 0;
  for (const child of childrenOf(node)) {
    const { start, end } = child.position ?? { start: { offset: at, column: 1 }, end: { offset: at } };
    const indent = isRewritten(child) ? `\n${' '.repeat(start.column - 1)}` : '\n';
    text += page.mdx.slice(at, start.offset) + plain(child, page).replaceAll('\n', indent);
    at = end.offset ?? at;
  }
  return text + page.mdx.slice(at, node.position?.end.offset);
}

/** A link, a picture, or `[name]: /address`, with its whole address. */
function linked(node: Extract<MdastNode, { url: string }>, page: Source): string {
  const whole = /^[/#]/.test(node.url) ? new URL(node.url, page.address).href : node.url;
  const text = written(node, page).replace(`](${node.url}`, `](${whole}`);
  return text.replace(`]: ${node.url}`, `]: ${whole}`);
}

function element(node: Element, page: Source): string {
  const { name } = node;
  const listings = listingsOf(node);
  if (name === 'Listing') {
    const marked = attribute(node, 'highlight');
    // As other tools write it: ```js {2,4-5}
    const language = (file: string) => languageOf(file) + (marked ? ` {${marked}}` : '');
    return listings.map((each) => fenced(quotedListing(each), language(each.file), each.path)).join('');
  }
  if (name === 'Snippet') return copiesOf(node) || link(words.seeOnPage, page.address);
  if (listings.length > 0)
    return listings
      .map(({ path, id }) => `- ${link(`\`${path}\``, `${page.address}/files#${id}`)}`)
      .join('\n');
  const isInline = node.type === 'mdxJsxTextElement';
  const inside = isInline ? node.children.map((child) => plain(child, page)).join('') : blocks(node, page);
  const title = attribute(node, 'title');
  if (name === 'Callout' || name === 'Checkpoint' || name === 'Aside') {
    const heading = title ?? calloutName(name === 'Callout' ? attribute(node, 'kind') : name);
    const download = attribute(node, 'download');
    const { origin, pathname } = new URL(page.address);
    const program =
      download && link(`${words.downloadSoFar} (${download}.zip)`, origin + downloadPath(pathname, download));
    return quoted([`**${heading}**`, inside, program].filter(Boolean).join('\n\n'));
  }
  if (name === 'Figure') return `${inside}\n\n*${attribute(node, 'caption')}*`;
  if (name === 'Fold') return `**${title}**\n\n${inside}`;
  if (inside !== '' || !/^[A-Z]/.test(name ?? '')) return inside;
  return link(attribute(node, 'alt') ?? title ?? words.seeOnPage, page.address);
}

const copiesOf = (snippet: MdastNode) =>
  snippetCopies(attribute(snippet, 'id') ?? '', attribute(snippet, 'file'))
    .map(({ name, code }) => fenced(code, languageOf(name), name))
    .join('\n\n');

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

/** Whether its text is generated, and begins at the first column. */
const isRewritten = ({ type }: MdastNode) => type === 'code' || type === 'mdxJsxFlowElement';

const callouts: Readonly<Record<string, string>> = { ...words.callouts, aside: words.sideNote };
const calloutName = (kind = 'note') => callouts[kind.toLowerCase()] ?? kind;

const link = (text: string, address: string) => `[${text}](${address})`;
const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/ $/gm, '');

/** A block of code under the name of its file, fenced with more backticks than the code has. */
function fenced(code: string, language: string | null | undefined, file: string | undefined): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${file ? `\`${file}\`:\n\n` : ''}${marks}${language ?? ''}\n${code}\n${marks}`;
}
