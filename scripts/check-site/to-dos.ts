import type { Finding, Source } from './sources.ts';

/** What npm run import leaves for the owner: in front matter, as a block of code, or within a line. */
const mark = /(?:# |[`"[])to-do: |\btitle=to-do$/;

export function toDosIn(text: string): readonly { readonly line: number; readonly words: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((each, index) => {
    const at = mark.exec(each);
    if (at === null) return [];
    const end = at[0].startsWith('[') ? ']' : at[0].slice(0, 1);
    const [words = ''] = at[0].endsWith('title=to-do')
      ? lines.slice(index + 1)
      : each.slice(at.index + at[0].length).split(end);
    return [{ line: index + 1, words: words.trim().slice(0, 70) }];
  });
}

export const toDoFindings = ({ file, text }: Source): readonly Finding[] =>
  toDosIn(text).map(({ line, words }) => ({
    kind: 'warning',
    file,
    line,
    says: `is a to-do of the import: ${words}`,
  }));
