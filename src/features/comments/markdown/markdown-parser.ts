import type { SyntaxNode, Tree } from '@lezer/common';
import { type MarkdownConfig, parser } from '@lezer/markdown';
import { hasVisibleCharacter } from '#lib/visible-character.ts';
import { addressAtStart, safeUrl } from './addresses.ts';

// Which Markdown a comment may have, and where its marks are plain text: people also write snake_case, 2*3*4 and src/**/*.ts.

/** Addresses without marks are links, and nothing inside them is a mark. */
const bareAddresses: MarkdownConfig = {
  defineNodes: ['Address'],
  parseInline: [
    {
      name: 'Address',
      before: 'Escape',
      parse(context, next, at) {
        if ((next !== 72 && next !== 104) || /[a-z0-9]/i.test(context.slice(at - 1, at))) return -1;
        const text = addressAtStart(context.slice(at, context.end));
        if (text === '') return -1;
        const end = at + text.length;
        return safeUrl(text) ? context.addElement(context.elt('Address', at, end)) : end;
      },
    },
  ],
};

/** Blocks in blocks. What is deeper stays as typed. */
const maxNesting = 8;
/** Blocks and marks together that the parser takes on before it gives up. */
const maxSteps = 500;
/** Nodes of the syntax tree, with or without a format. */
const maxNodes = 1000;
/** Without this limit, one person could fill the first page of comments with 16 MB of HTML. */
const maxFormats = 150;
const lists = new Set(['BulletList', 'OrderedList']);
/** Of the text that is being parsed. Parsing is synchronous, so one count is enough. */
let steps = 0;

const limits: MarkdownConfig = {
  defineNodes: ['TooDeep'],
  parseBlock: [
    {
      name: 'TooDeep',
      before: 'FencedCode',
      parse(context, line) {
        // The items of a list that has begun are all in it.
        if (context.depth < maxNesting || lists.has(context.parentType().name)) return false;
        const { lineStart } = context;
        context.addElement(context.elt('TooDeep', lineStart + line.pos, lineStart + line.text.length));
        context.nextLine();
        return true;
      },
    },
  ],
  parseInline: [
    {
      name: 'TooMany',
      before: 'Escape',
      parse(context, next) {
        if (!marks.has(next)) return -1;
        // The rest of this block is skipped. The text is shown as typed.
        return ++steps > maxSteps ? context.end : -1;
      },
    },
  ],
};
const marks = new Set([...'*_`[]!'].map((mark) => mark.charCodeAt(0)));

const markdown = parser.configure([
  bareAddresses,
  limits,
  {
    remove: [
      'ATXHeading',
      'Entity',
      'HardBreak',
      'HTMLBlock',
      'HTMLTag',
      'IndentedCode',
      'LinkReference',
      'SetextHeading',
    ],
  },
]);

/** A text's syntax tree (nodes: https://github.com/lezer-parser/markdown). Null for a text beyond the limits, where parsing stops. */
export function parseMarkdown(text: string) {
  steps = 0;
  const parse = markdown.startParse(text);
  let tree: Tree | null = null;
  while (!tree && ++steps <= maxSteps) tree = parse.advance();
  if (!tree || steps > maxSteps) return null;
  let nodes = 0;
  let formats = 0;
  let hasMarks = false;
  tree.iterate({
    enter: ({ node }) => {
      const isMark = isFormatted(node, text);
      hasMarks ||= isMark;
      nodes++;
      if (isMark || node.name === 'ListItem' || node.name === 'Address') formats++;
      return nodes <= maxNodes && formats <= maxFormats;
    },
  });
  return nodes <= maxNodes && formats <= maxFormats ? { root: tree.topNode, hasMarks } : null;
}

export function* childrenOf(node: SyntaxNode): Generator<SyntaxNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child;
}

const blocks = new Set(['Blockquote', ...lists, 'FencedCode']);
export const isBlock = ({ name }: SyntaxNode) => blocks.has(name);

/** Whether a node becomes an element, and its marks are not shown. Everything else is shown as it was typed. */
export function isFormatted(node: SyntaxNode, text: string): boolean {
  const source = text.slice(node.from, node.to);
  switch (node.name) {
    case 'Emphasis':
    case 'StrongEmphasis':
      return !source.startsWith('__') && !isInWord(node, text) && isMoreThanMarks(source);
    case 'Link':
      return linkOf(node, text) !== null;
    case 'OrderedList':
      // A year with a period is no list.
      return /^\d{1,2}[.)]\s+\S/.test(source);
    case 'FencedCode':
      // Code on the line of the opening fence would not be shown.
      return !/[\s(;=]/.test(languageOf(node, text)) && hasVisibleCharacter(codeOf(node, text));
    case 'InlineCode':
      return hasVisibleCharacter(source.replaceAll('`', ''));
    case 'Blockquote':
    case 'BulletList':
      return isMoreThanMarks(source);
    default:
      return false;
  }
}

/** Beside a Latin letter, in a path or in ^_^. Scripts that are written without spaces have no other place for marks. */
function isInWord({ from, to }: SyntaxNode, text: string): boolean {
  return /[\p{Script=Latin}\p{N}_/\\^]/u.test(text.slice(from - 1, from) + text.slice(to, to + 1));
}

const isMoreThanMarks = (source: string) => hasVisibleCharacter(source.replaceAll(/[*_>+-]/g, ''));

/** Where the label of `[label](address)` ends, and where it leads. Null if that is not for links. */
export function linkOf(node: SyntaxNode, text: string) {
  const labelEnd = node.getChildren('LinkMark')[1]?.from ?? node.from;
  const address = node.getChild('URL');
  if (!address || node.getChild('LinkTitle') || !hasVisibleCharacter(text.slice(node.from + 1, labelEnd)))
    return null;
  const url = safeUrl(text.slice(address.from, address.to).replace(/^<(.*)>$/s, '$1'));
  return url && { labelEnd, url };
}

/** The word after the opening fence, in lower case. */
export function languageOf(node: SyntaxNode, text: string): string {
  const info = node.getChild('CodeInfo');
  return info ? text.slice(info.from, info.to).toLowerCase() : '';
}

export function codeOf(node: SyntaxNode, text: string): string {
  return node
    .getChildren('CodeText')
    .map(({ from, to }) => text.slice(from, to))
    .join('');
}

/** Whether anything but plain text and addresses is in it. */
export const hasMarkdown = (text: string): boolean => parseMarkdown(text)?.hasMarks === true;
