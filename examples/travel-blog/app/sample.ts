import type { Document, Person } from './journey.ts';

const day = (
  order: number,
  author: Person,
  title: string,
  place: string,
  x: number,
  y: number,
): Document => ({
  kind: 'day',
  ...{ author, order, title, place, x, y },
});
const text = (day: string, order: number, author: Person, text: string): Document => ({
  kind: 'paragraph',
  ...{ day, order, author, text },
});
const picture = (day: string, order: number, author: Person, alt: string): Document => ({
  kind: 'picture',
  ...{ day, order, author, alt },
});

/** The journey of a first visit. Its two pictures are drawings, so that it needs no files. */
export const sample: ReadonlyMap<string, Document> = new Map([
  ['journey', { kind: 'journey', title: 'Four days around Skarrow' }],
  ['day-1', day(1, 'Mila', 'The slow train', 'Port Ellery', 53, 53)],
  [
    'day-1-a',
    text(
      'day-1',
      1,
      'Mila',
      'The train stops for sheep. Nobody minds, least of all the sheep. By noon we could smell the harbor, and by one we were in it, eating soup from paper cups.',
    ),
  ],
  [
    'day-1-b',
    text(
      'day-1',
      2,
      'Jonas',
      'The soup was the best thing I ate all year. I asked twice what was in it. Fish, they said, twice.',
    ),
  ],
  ['day-2', day(2, 'Jonas', 'Across the sound', 'Skarrow', 88, 51)],
  ['ferry', picture('day-2', 1, 'Jonas', 'The ferry, small and steady, under one bird')],
  [
    'day-2-a',
    text(
      'day-2',
      2,
      'Jonas',
      'The ferry carries twelve people and a piano. We sat on the piano side. It arrived in tune, which the captain checked.',
    ),
  ],
  ['day-3', day(3, 'Aiko', 'Up to the light', 'Gannet Point', 101, 42)],
  [
    'day-3-a',
    text(
      'day-3',
      1,
      'Aiko',
      'One hundred and eleven steps. At the top the keeper’s book asks for the wind, and I wrote: from everywhere.',
    ),
  ],
  ['lighthouse', picture('day-3', 2, 'Aiko', 'The lighthouse on its rock, with its beam to the left')],
  ['day-4', day(4, 'Mila', 'The long way home', 'Fell Bay', 69, 25)],
  [
    'day-4-a',
    text(
      'day-4',
      1,
      'Mila',
      'We walked the last part along the cliffs, because the bus was on time and we were not.',
    ),
  ],
]);
