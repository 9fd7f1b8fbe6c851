import type { SyntaxNode } from '@lezer/common';
import type { ReactElement, ReactNode } from 'react';
import { namesHost, safeUrl } from './addresses.ts';
import { CodeBlock } from './CodeBlock.tsx';
import {
  childrenOf,
  codeOf,
  isBlock,
  isFormatted,
  languageOf,
  linkOf,
  parseMarkdown,
} from './markdown-parser.ts';

// A syntax tree as React elements. Text that is not part of a mark comes from the source, with its line breaks and indentation.

/** Marks deeper in the tree are shown as they were typed, which bounds recursion. The parser bounds that of blocks. */
const maxDepth = 20;

interface Place {
  readonly text: string;
  readonly depth: number;
  readonly isInBlock: boolean;
  readonly isInLink: boolean;
}
type Piece = string | ReactElement;

/** The elements of the texts that were rendered last, so that a change of one comment parses one. A first page has up to 220. */
const cache = new Map<string, ReactNode>();
const maxCached = 300;

/** A comment's text with its formats. Without marks it is one paragraph, exactly as it was typed. */
export function Markdown({ text }: { readonly text: string }) {
  const elements = cache.get(text) ?? elementsOf(text);
  // A map iterates in the order of insertion, so the first one is the least recently used.
  cache.delete(text);
  cache.set(text, elements);
  const [leastRecent] = cache.keys();
  if (cache.size > maxCached && leastRecent !== undefined) cache.delete(leastRecent);
  return elements;
}

function elementsOf(text: string): ReactNode {
  const parsed = parseMarkdown(text);
  return parsed ? flow(parsed.root, { text, depth: 0, isInBlock: false, isInLink: false }) : <p>{text}</p>;
}

/** Blocks, and what is between them as paragraphs that keep their blank lines. */
function flow(parent: SyntaxNode, place: Place): ReactNode[] {
  const { text, depth, isInBlock } = place;
  const blocks: ReactNode[] = [];
  let run: Piece[] = [];
  let end = parent.from;
  const endRun = () => {
    if (run.length > 0) blocks.push(<p key={`p${blocks.length}`}>{joined(run)}</p>);
    run = [];
  };
  for (const node of childrenOf(parent)) {
    if (node.name === 'QuoteMark' || node.name === 'ListMark') continue;
    const inside = { ...place, depth: depth + 1 };
    if (isBlock(node) && isFormatted(node, text)) {
      endRun();
      blocks.push(block(node, { ...inside, isInBlock: true }));
    } else {
      const source = text.slice(end, node.from);
      // Between the lines of a quote or a list are its marks. A paragraph begins without whole lines.
      const gap = isInBlock ? source.replaceAll(/[^\n]/g, '') : source;
      run.push(run.length > 0 ? gap : gap.slice(gap.lastIndexOf('\n') + 1), ...inline(node, inside));
    }
    end = node.to;
  }
  endRun();
  return blocks;
}

function block(node: SyntaxNode, place: Place): ReactElement {
  const { text } = place;
  const key = node.from;
  switch (node.name) {
    case 'Blockquote':
      return (
        <blockquote key={key} dir="auto">
          {flow(node, place)}
        </blockquote>
      );
    case 'BulletList':
      return (
        <ul key={key} dir="auto">
          {items(node, place)}
        </ul>
      );
    case 'OrderedList':
      return (
        <ol key={key} dir="auto" start={Number.parseInt(text.slice(node.from), 10)}>
          {items(node, place)}
        </ol>
      );
    default:
      return <CodeBlock key={key} language={languageOf(node, text)} code={codeOf(node, text)} />;
  }
}

function items(list: SyntaxNode, place: Place): ReactNode[] {
  return list
    .getChildren('ListItem')
    .map((item) => <li key={item.from}>{flow(item, { ...place, depth: place.depth + 1 })}</li>);
}

function inline(node: SyntaxNode, place: Place): Piece[] {
  const { text, depth, isInLink } = place;
  const source = text.slice(node.from, node.to);
  const inside = { ...place, depth: depth + 1 };
  if (depth > maxDepth) return [source];
  const key = node.from;
  switch (isFormatted(node, text) ? node.name : asTyped[node.name]) {
    case 'Emphasis':
      return [<em key={key}>{joined(content(node, inside, 'EmphasisMark'))}</em>];
    case 'StrongEmphasis':
      return [<strong key={key}>{joined(content(node, inside, 'EmphasisMark'))}</strong>];
    case 'InlineCode': {
      const code = source.replace(/^(`+)(.*)\1$/s, '$2').replace(/^ (.*) $/s, '$1');
      return [<code key={key}>{code}</code>];
    }
    case 'Link':
      return link(node, inside);
    case 'Address': {
      const url = isInLink ? null : safeUrl(source);
      if (!url) return [source];
      return [anchor(key, url, 'ltr', [source]), ...(namesHost(source, url) ? [] : hostOf(key, url))];
    }
    case 'Escape':
      // Regular expressions, paths and the arm of ¯\_(ツ)_/¯ keep their backslashes.
      return [/[*_`[]/.test(source) && text[key - 1] !== '¯' ? source.slice(1) : source];
    case 'Blockquote':
      return [source];
    default:
      return content(node, inside);
  }
}

/** How nodes that are shown as they were typed are still treated: the address of a picture, say, is a link. */
const asTyped: Readonly<Record<string, string>> = {
  Address: 'Address',
  URL: 'Address',
  Escape: 'Escape',
  Blockquote: 'Blockquote',
};

/** What is in a node, without its marks and those of the quotes and lists around it. */
function content(node: SyntaxNode, place: Place, hidden?: string, to = node.to): Piece[] {
  const { text, isInBlock } = place;
  const unindented = (source: string) => (isInBlock ? source.replaceAll(/\n[ \t]+/g, '\n') : source);
  const pieces: Piece[] = [];
  let at = node.from;
  for (const child of childrenOf(node)) {
    if (child.from >= to) break;
    pieces.push(unindented(text.slice(at, child.from)));
    at = child.to;
    if (child.name === 'QuoteMark') at += text[at] === ' ' ? 1 : 0;
    else if (child.name !== hidden) pieces.push(...inline(child, place));
  }
  return [...pieces, unindented(text.slice(at, to))];
}

/** The host is shown after the label, because a label can name another one. */
function link(node: SyntaxNode, place: Place): Piece[] {
  const found = linkOf(node, place.text);
  if (!found || place.isInLink) return content(node, place);
  const { url, labelEnd } = found;
  return [
    anchor(node.from, url, 'auto', content(node, { ...place, isInLink: true }, 'LinkMark', labelEnd)),
    ...hostOf(node.from, url),
  ];
}

const hostOf = (key: number, { host }: URL): Piece[] => [
  ' ',
  <bdi key={`${key} host`} dir="ltr">{`(${host})`}</bdi>,
];

const anchor = (key: number, url: URL, dir: 'auto' | 'ltr', pieces: readonly Piece[]) => (
  <a key={key} href={url.href} dir={dir} rel="ugc nofollow noopener">
    {joined(pieces)}
  </a>
);

/** Neighboring pieces of text as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else if (piece !== '') result.push(piece);
  }
  return result;
}
