import { hasVisibleCharacter } from '#lib/visible-character.ts';
import { addressAtStart, namesHost, safeUrl } from './addresses.ts';

// Which Markdown a comment may have, and where its marks are plain text: people also write snake_case, 2*3*4 and src/**/*.ts.

export type Piece = string | Formatted;

/** An element of a comment. Of code between fences, `pieces` has only its text. */
export interface Formatted {
  readonly tag: 'blockquote' | 'ul' | 'ol' | 'li' | 'p' | 'pre' | 'em' | 'strong' | 'code' | 'a' | 'bdi';
  readonly pieces: readonly Piece[];
  readonly props?: Readonly<Record<string, string | number>>;
}

/** Blocks in blocks, of which a list and its item are two. What is deeper stays as typed. */
const maxNesting = 8;
/** Marks in marks, likewise. */
const maxOpen = 20;
/** Without this limit, one person could fill the first page of comments with 16 MB of HTML. */
const maxFormats = 150;

/** Of the text that is being parsed. Parsing is synchronous, so one of each is enough. */
let formats = 0;
let hasMarks = false;

/** A text's blocks. Null for a text with too many formats. */
export function parseMarkdown(text: string) {
  formats = 0;
  hasMarks = false;
  const blocks = blocksIn(text.split('\n'), 0);
  return formats > maxFormats ? null : { blocks, hasMarks };
}

/** Whether anything but plain text and addresses is in it. */
export const hasMarkdown = (text: string): boolean => parseMarkdown(text)?.hasMarks === true;

function formatted(tag: Formatted['tag'], pieces: readonly Piece[], props?: Formatted['props']): Formatted {
  formats++;
  hasMarks = true;
  return props ? { tag, pieces, props } : { tag, pieces };
}

interface Block {
  /** Null if the lines are shown as they were typed. */
  readonly block: Formatted | null;
  /** The line after it. */
  readonly end: number;
}
type Lines = readonly string[];

const isText = (line = '') => line.trim() !== '';
const isMoreThanMarks = (source: string) => hasVisibleCharacter(source.replaceAll(/[*_>+-]/g, ''));

/** Blocks, and the lines between them as paragraphs that keep their blank lines. */
function blocksIn(lines: Lines, depth: number): readonly Piece[] {
  const blocks: Piece[] = [];
  /** Lines that may share a mark, a blank line, or lines that are shown as they were typed. */
  let run: { source: string; readonly isTyped: boolean }[] = [];
  const endRun = () => {
    while (run.length > 0 && !isText(run.at(-1)?.source)) run.pop();
    const pieces: Piece[] = [];
    for (const [i, { source, isTyped }] of run.entries())
      append(pieces, [i > 0 ? '\n' : '', ...(isTyped ? [source] : piecesOf(source))]);
    if (run.length > 0) blocks.push({ tag: 'p', pieces });
    run = [];
  };
  for (let at = 0; at < lines.length; ) {
    const last = run.at(-1);
    const paragraph = last && !last.isTyped && isText(last.source) ? last : undefined;
    const line = lines[at] ?? '';
    // As in code that was pasted without fences.
    const isDeep = depth >= maxNesting || (paragraph && /^( {4}|\s*\t)/.test(line));
    const found = isDeep ? null : blockAt(lines, at, depth, paragraph !== undefined);
    // In quotes and lists, indentation only shows what belongs to them.
    const source = depth > 0 ? line.trimStart() : line;
    if (found?.block) {
      endRun();
      blocks.push(found.block);
    } else if (found) run.push({ source: lines.slice(at, found.end).join('\n'), isTyped: true });
    else if (paragraph && isText(line)) paragraph.source += `\n${source}`;
    else if (run.length > 0 || isText(line)) run.push({ source, isTyped: false });
    at = found?.end ?? at + 1;
  }
  endRun();
  return blocks;
}

const blockAt = (lines: Lines, at: number, depth: number, isInParagraph: boolean): Block | null =>
  codeAt(lines, at) ?? quoteAt(lines, at, depth) ?? listAt(lines, at, depth, isInParagraph);

const fence = /^(\s*)(`{3,}(?!.*`)|~{3,})(.*)/s;
const quoted = /^\s*> ?(.*)/s;
const listed = /^(\s*)([-*+]|\d{1,9}[.)])(?:$|\s(\s*)(.*))/s;

/** A line of text belongs to the quote or the item before it although it lacks the mark of that. */
const goesOn = (before: string | undefined, line: string) =>
  isText(before) && isText(line) && ![fence, quoted, listed].some((block) => block.test(line));

function codeAt(lines: Lines, at: number): Block | null {
  const [, indent = '', opening, info = ''] = fence.exec(lines[at] ?? '') ?? [];
  if (opening === undefined) return null;
  const isClosing = (line: string) =>
    line.startsWith(opening) && line === opening.charAt(0).repeat(line.length);
  const from = at + 1;
  let end = from;
  while (end < lines.length && !isClosing(lines[end]?.trim() ?? '')) end++;
  const unindented = (line: string) => line.slice(Math.min(indent.length, line.search(/\S|$/)));
  const code = lines.slice(from, end).map(unindented).join('\n');
  const language = info.trim().toLowerCase();
  // Code on the line of the opening fence would not be shown.
  const isShown = !/[\s(;=]/.test(language) && hasVisibleCharacter(code);
  return { block: isShown ? formatted('pre', [code], { language }) : null, end: end + 1 };
}

function quoteAt(lines: Lines, at: number, depth: number): Block | null {
  const inner: string[] = [];
  let hasCode = false;
  for (let end = at; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const [, text] = quoted.exec(line) ?? [];
    if (text === undefined && (hasCode || !goesOn(inner.at(-1), line))) break;
    hasCode ||= fence.test(text ?? '');
    inner.push(text ?? line);
  }
  if (inner.length === 0) return null;
  const isShown = isMoreThanMarks(inner.join(''));
  const block = isShown ? formatted('blockquote', blocksIn(inner, depth + 1), { dir: 'auto' }) : null;
  return { block, end: at + inner.length };
}

function listAt(lines: Lines, at: number, depth: number, isInParagraph: boolean): Block | null {
  const [, , first = '', , firstText = ''] = listed.exec(lines[at] ?? '') ?? [];
  const start = Number.parseInt(first, 10);
  // A year with a period is no list, nor is a sentence that goes on with a number.
  if (first === '' || start > 99 || (isInParagraph && (firstText === '' || start > 1))) return null;
  const items: string[][] = [];
  let width = 0;
  let end = at;
  for (const [i, line] of lines.slice(at).entries()) {
    const spaced = line.replace(/^\s+/, (indent) => indent.replaceAll('\t', '    '));
    const [, indent = '', mark = '', space = '', text = ''] = listed.exec(spaced) ?? [];
    const item = items.at(-1);
    if (item && (!isText(line) || spaced.search(/\S/) >= width)) item.push(spaced.slice(width));
    else if (mark !== '' && mark.at(-1) === first.at(-1)) {
      // More spaces are indentation of the text.
      width = indent.length + mark.length + 1 + (space.length < 4 ? space.length : 0);
      items.push([text]);
    } else if (item && goesOn(item.at(-1), line)) item.push(line);
    else break;
    if (isText(line)) end = at + i + 1;
  }
  if (!items.some((item) => isMoreThanMarks(item.join('')))) return { block: null, end };
  const pieces = items.map((item) => formatted('li', blocksIn(item, depth + 2)));
  const [tag, number] = start >= 0 ? (['ol', { start }] as const) : (['ul', {}] as const);
  return { block: formatted(tag, pieces, { dir: 'auto', ...number }), end };
}

/** A mark that has been opened, and what has followed it. */
interface Open {
  readonly mark: string;
  readonly from: number;
  /** How many formats the text had before it. */
  readonly formats: number;
  readonly pieces: Piece[];
}

const token = /\\[!-/:-@[-`{-~]|`+|\*+|_+|!?\[|\]|(?<![a-z\d])https?:\/\/|[^\\`*_![\]h]+|./isy;
const codeSpan = /(`+)(?!`)(.*?[^`])\1(?!`)/sy;
const destination = /\]\((?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()]*\))+))\)/y;

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The text of one paragraph, with its marks and addresses. In a link, addresses are text. */
function piecesOf(text: string, isInLink = false): Piece[] {
  const bottom: Open = { mark: '', from: 0, formats, pieces: [] };
  const open = [bottom];
  const add = (...pieces: readonly Piece[]) => append((open.at(-1) ?? bottom).pieces, pieces);
  /** Ends the marks that were opened after the first `count`, which are text. */
  const endAfter = (count: number) => {
    for (const { mark, pieces } of open.splice(count)) add(mark, ...pieces);
  };
  for (let at = 0; at < text.length; ) {
    const [mark = ''] = matchAt(token, text, at) ?? [];
    let end = at + mark.length;
    if (/^\\./s.test(mark)) {
      // Regular expressions, paths and the arm of ¯\_(ツ)_/¯ keep their backslashes.
      add(/[*_`[]/.test(mark) && text[at - 1] !== '¯' ? mark.slice(1) : mark);
    } else if (mark.startsWith('`')) {
      const [source = mark, , code = ''] = matchAt(codeSpan, text, at) ?? [];
      end = at + source.length;
      const isCode = hasVisibleCharacter(code.replaceAll('`', ''));
      add(isCode ? formatted('code', [code.replace(/^ (.*) $/s, '$1')]) : source);
    } else if (/^https?:/i.test(mark)) {
      const address = addressAtStart(text.slice(at));
      end = at + Math.max(address.length, mark.length);
      add(...(isInLink ? [text.slice(at, end)] : bareAddress(text.slice(at, end))));
    } else if (mark.endsWith('[') && open.length < maxOpen) {
      open.push({ mark, from: end, formats, pieces: [] });
    } else if (mark === ']') {
      const index = open.findLastIndex((each) => each.mark.endsWith('['));
      const opened = open[index];
      const [source = '', inBrackets, plain = ''] = matchAt(destination, text, at) ?? [];
      const url = isInLink ? null : safeUrl(inBrackets ?? plain);
      const label = text.slice(opened?.from, at);
      const isLink = opened?.mark === '[' && url && hasVisibleCharacter(label);
      if (isLink) {
        // The label's marks are read once more, without links.
        formats = opened.formats + 1;
        hasMarks = true;
        open.splice(index);
        add(anchor(url, 'auto', piecesOf(label, true)), ...hostOf(url));
        end = at + source.length;
      } else {
        if (index > 0) endAfter(index);
        add(mark);
      }
    } else if (/^(\*{1,3}|_)$/.test(mark)) emphasize(mark, at, end);
    else add(mark);
    at = end;
  }
  endAfter(1);
  return bottom.pieces;

  /** Closes what a run of marks can close, and opens what is left of it. */
  function emphasize(run: string, from: number, to: number): void {
    const [before, after] = [text.slice(from - 1, from), text.slice(to, to + 1)];
    const word = run === '_' ? anyWord : latinWord;
    let left = run.length;
    while (left > 0 && isText(before) && !word.test(after)) {
      const index = open.findLastIndex(({ mark }) => mark.startsWith(run.charAt(0)) && mark.length <= left);
      if (index < 0) break;
      endAfter(index + 1);
      const { mark, from: start, pieces } = open.pop() ?? bottom;
      const isShown = isMoreThanMarks(text.slice(start, from));
      add(...(isShown ? [formatted(mark.length > 1 ? 'strong' : 'em', pieces)] : [mark, ...pieces, mark]));
      left -= mark.length;
    }
    const isOpening = isText(after) && !word.test(before) && open.length < maxOpen;
    if (!isOpening) add(run.slice(0, left));
    else if (left === 3) for (const mark of ['*', '**']) open.push({ mark, from: to, formats, pieces: [] });
    else if (left > 0) open.push({ mark: run.slice(0, left), from: to, formats, pieces: [] });
  }
}

/** No mark begins or ends beside a Latin letter, in a path or in ^_^. Scripts that are written without spaces have no other place for it. */
const latinWord = /[\p{Script=Latin}\p{N}_/\\^]/u;
const anyWord = /[\p{L}\p{M}\p{N}_/\\^]/u;

/** An address without marks is a link. Where another host could be read in it, its host follows. */
function bareAddress(source: string): readonly Piece[] {
  const url = safeUrl(source);
  if (!url) return [source];
  formats++;
  return [anchor(url, 'ltr', [source]), ...(namesHost(source, url) ? [] : hostOf(url))];
}

const anchor = (url: URL, dir: 'auto' | 'ltr', pieces: readonly Piece[]): Formatted => ({
  tag: 'a',
  pieces,
  props: { href: url.href, dir, rel: 'ugc nofollow noopener' },
});

/** The host is shown after a label, because a label can name another one. */
const hostOf = ({ host }: URL): readonly Piece[] => [
  ' ',
  { tag: 'bdi', pieces: [`(${host})`], props: { dir: 'ltr' } },
];

/** Adds pieces at the end. Neighboring ones of text become one. */
function append(to: Piece[], pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    const last = to.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') to[to.length - 1] = last + piece;
    else if (piece !== '') to.push(piece);
  }
}
