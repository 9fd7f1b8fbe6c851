import { type Book, byPage, formatDay, type Reading, statusNames, statusOf } from './book.ts';

export function asMarkdown(books: readonly Book[]): string {
  const reading = ({ start, finish, rating, notes }: Reading) => [
    `### ${formatDay(start)} to ${finish === null ? 'today' : formatDay(finish)}${rating === null ? '' : `, ${rating} of 5`}`,
    byPage(notes)
      .map(({ page, text }) => `- ${page === null ? '' : `p. ${page}: `}${text.replaceAll('\n', '\n  ')}`)
      .join('\n'),
  ];
  const book = (each: Book) => [
    `## ${each.title}`,
    [each.author, statusNames[statusOf(each)]].filter(Boolean).join(' · '),
    ...each.readings.flatMap(reading),
  ];
  const parts = ['# Reading journal', ...books.flatMap(book)].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}
