/** Who travels. A real journey has accounts; here the visitor plays all three. */
export const people: [string, ...string[]] = ['Mila', 'Jonas', 'Aiko'];

/** The drawn map, in kilometers. */
export const map = { x: 120, y: 80 } as const;

type Own = Readonly<{ id: string; author: string; order: number }>;
export type Day = Own & Readonly<{ kind: 'day'; title: string; place: string; x: number; y: number }>;
/** A paragraph, or what is in a picture. */
export type Part = Own & Readonly<{ kind: 'paragraph' | 'picture'; day: string; text: string }>;
/** Every paragraph is a document of its own, and only its author writes it. */
export type Document = Day | Part;

const inOrder = (a: Document, b: Document) => a.order - b.order || a.id.localeCompare(b.id);

export const emptyDay = (id: string, author: string, order: number): Day => ({
  ...{ kind: 'day', id, author, order, title: '', place: '', x: map.x / 2, y: map.y / 2 },
});

export function daysOf(documents: readonly Document[]): readonly Day[] {
  const days = documents.filter((document) => document.kind === 'day');
  for (const part of documents) {
    // One person deleted the day while another was writing in it. The day stays, so nothing that was written is lost.
    if (part.kind !== 'day' && !days.some(({ id }) => id === part.day))
      days.push(emptyDay(part.day, part.author, 1e9));
  }
  return days.sort(inOrder);
}

export const partsOf = (documents: readonly Document[], day: Day): readonly Part[] =>
  documents.filter((part) => part.kind !== 'day' && part.day === day.id).sort(inOrder) as Part[];

/** A number after all others. */
export const orderAtEnd = (list: readonly Document[]): number => (list.at(-1)?.order ?? 0) + 1;

/** Where a day belongs that moves one place up or down. Only its own document changes. Null at either end. */
export function orderAfterMove(days: readonly Day[], id: string, by: 1 | -1): number | null {
  const index = days.findIndex((day) => day.id === id);
  const passed = days[index + by];
  const beyond = days[index + 2 * by];
  if (!passed) return null;
  return beyond ? (passed.order + beyond.order) / 2 : passed.order + by;
}

export const nameOf = ({ title, place }: Day): string => title.trim() || place.trim() || 'Untitled';

/** The square of the map's grid, as one says it: C2. */
export const squareOf = ({ x, y }: Pick<Day, 'x' | 'y'>): string =>
  `${'ABCDEF'[Math.min(Math.floor(x / 20), 5)]}${Math.min(Math.floor(y / 20), 3) + 1}`;
