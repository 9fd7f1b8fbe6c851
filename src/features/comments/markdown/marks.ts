/** What a button of the toolbar inserts. */
export type Mark = 'bold' | 'italics' | 'code' | 'link' | 'quote' | 'list';

/** What replaces a part of a text, and what is selected in it afterwards, counted from the start of what is inserted. */
interface Insertion {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
  readonly selection: readonly [start: number, end: number];
}

/** What a mark makes of the selected text, or of the place of the cursor. Where it is already, it is taken away. */
export function insertionOf(mark: Mark, text: string, start: number, end: number): Insertion {
  const selected = text.slice(start, end);
  if (mark === 'quote' || mark === 'list') return atLines(mark === 'quote' ? '> ' : '- ', text, start, end);
  if (mark === 'code' && selected.includes('\n')) return fenced(text, start, end);
  // Marks belong to words: with a space inside, they would be plain text.
  const from = start + (selected.length - selected.trimStart().length);
  const to = Math.max(from, start + selected.trimEnd().length);
  const inner = text.slice(from, to);
  if (mark !== 'link') {
    const sign = { bold: '**', italics: '*', code: '`' }[mark];
    const { length } = sign;
    return isMarked(mark, text, from, to)
      ? { from: from - length, to: to + length, inserted: inner, selection: [0, inner.length] }
      : around(from, to, sign, inner, sign);
  }
  if (/^https?:\/\/\S+$/i.test(inner)) return { from, to, inserted: `[](${inner})`, selection: [1, 1] };
  const address = 'https://';
  const at = inner.length + 3;
  return {
    from,
    to,
    inserted: `[${inner}](${address})`,
    // What is still missing comes next: the label, or else the address.
    selection: inner === '' ? [1, 1] : [at, at + address.length],
  };
}

/** Two stars are bold, one is italics, and three are both. */
function isMarked(mark: 'bold' | 'italics' | 'code', text: string, from: number, to: number): boolean {
  const sign = mark === 'code' ? '`' : '*';
  let count = 0;
  while (text[from - 1 - count] === sign && text[to + count] === sign) count++;
  return mark === 'bold' ? count > 1 : count % 2 === 1;
}

function around(from: number, to: number, before: string, inner: string, after: string): Insertion {
  const start = before.length;
  return { from, to, inserted: before + inner + after, selection: [start, start + inner.length] };
}

/** Fences have lines of their own. */
function fenced(text: string, from: number, to: number): Insertion {
  const before = from === 0 || text[from - 1] === '\n' ? '```\n' : '\n```\n';
  const after = to === text.length || text[to] === '\n' ? '\n```' : '\n```\n';
  return around(from, to, before, text.slice(from, to), after);
}

function atLines(prefix: string, text: string, start: number, end: number): Insertion {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  // The cursor may be before the mark.
  const to = text.startsWith(prefix, from) ? Math.max(end, from + prefix.length) : end;
  const lines = text.slice(from, to).split('\n');
  const isLast = (line: string, i: number) => line === '' && i > 0 && i === lines.length - 1;
  const isMarked = lines.every((line, i) => line.startsWith(prefix) || isLast(line, i));
  const inserted = lines
    .map((line, i) => (isMarked ? line.slice(prefix.length) : isLast(line, i) ? line : prefix + line))
    .join('\n');
  const cursor = Math.max(0, start - from + (isMarked ? -prefix.length : prefix.length));
  return { from, to, inserted, selection: start === end ? [cursor, cursor] : [0, inserted.length] };
}
