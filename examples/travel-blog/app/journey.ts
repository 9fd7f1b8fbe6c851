import * as z from 'zod/mini';
import { center, map } from './map.ts';

// A page's Content-Security-Policy may forbid functions made from strings, which zod would use to be faster.
z.config({ jitless: true });

/** Who travels. A real journey has accounts; here the visitor plays all three. */
export const people = ['Mila', 'Jonas', 'Aiko'] as const;
export type Person = (typeof people)[number];

const author = z.enum(people);
const within = (size: number, otherwise: number) =>
  z.catch(z.number().check(z.gte(0), z.lte(size)), otherwise);

const dayFields = {
  author,
  order: z.number(),
  title: z.string(),
  place: z.string(),
  x: within(map.width, center.x),
  y: within(map.height, center.y),
};
const partFields = { author, order: z.number(), day: z.string() };

/** Every paragraph is a document of its own: two people who write the same day never write the same document. */
export const documentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('journey'), title: z.string() }),
  z.object({ kind: z.literal('day'), ...dayFields }),
  z.object({ kind: z.literal('paragraph'), ...partFields, text: z.string() }),
  z.object({ kind: z.literal('picture'), ...partFields, alt: z.string() }),
]);
export type Document = z.infer<typeof documentSchema>;
type DayDocument = Extract<Document, { kind: 'day' }>;
type PartDocument = Extract<Document, { kind: 'paragraph' | 'picture' }>;

export type Part = PartDocument & { readonly id: string };
export type Day = DayDocument & { readonly id: string; readonly parts: readonly Part[] };
export interface Journey {
  readonly title: string;
  readonly days: readonly Day[];
}

const inOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
  a.order - b.order || a.id.localeCompare(b.id);

/** The journey that the documents are together. */
export function journeyOf(documents: ReadonlyMap<string, Document>): Journey {
  const all = [...documents];
  const days = new Map(all.flatMap(([id, doc]) => (doc.kind === 'day' ? [[id, doc] as const] : [])));
  const parts = all.flatMap(([id, doc]) => ('day' in doc ? [{ ...doc, id }] : []));
  for (const { day, author: writer } of parts) {
    // One person deleted the day while another was writing in it. The day stays, so nothing that was written is lost.
    if (!days.has(day)) days.set(day, { ...emptyDay(writer), order: Number.MAX_SAFE_INTEGER });
  }
  const titled = all.find(([, doc]) => doc.kind === 'journey')?.[1];
  return {
    title: titled?.kind === 'journey' ? titled.title : '',
    days: [...days]
      .map(([id, day]) => ({ ...day, id, parts: parts.filter((part) => part.day === id).sort(inOrder) }))
      .sort(inOrder),
  };
}

export const emptyDay = (writer: Person): DayDocument => ({
  ...{ kind: 'day', author: writer, order: 1, title: '', place: '' },
  ...center,
});

/** A number after all others. */
export const orderAtEnd = (list: readonly { order: number }[]): number => (list.at(-1)?.order ?? 0) + 1;

/** Where a day belongs that moves one place up or down. Only its own document changes. Null at either end. */
export function orderAfterMove(days: readonly Day[], id: string, by: 1 | -1): number | null {
  const index = days.findIndex((day) => day.id === id);
  const passed = days[index + by];
  const beyond = days[index + 2 * by];
  if (index < 0 || !passed) return null;
  return beyond ? (passed.order + beyond.order) / 2 : passed.order + by;
}

/** Only who made a day deletes it, and nobody deletes what another wrote in it. */
export const mayDelete = (me: Person, day: Day): boolean =>
  day.author === me && day.parts.every((part) => part.author === me);

export const nameOf = (day: Pick<Day, 'title' | 'place'>): string =>
  day.title.trim() || day.place.trim() || 'Untitled';
