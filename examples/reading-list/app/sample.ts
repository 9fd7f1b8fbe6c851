import type { Book, Note, Reading } from './book.ts';

/** Made-up books by made-up people, in the months before a day, so that the list never opens empty. */
export function sampleBooks(now: string): readonly Book[] {
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString().slice(0, 10);
  const read = (
    id: string,
    from: number,
    to: number | null,
    rating: number | null,
    notes: readonly Note[] = [],
  ) =>
    ({ id, start: daysAgo(from), finish: to === null ? null : daysAgo(to), rating, notes }) satisfies Reading;
  const note = (id: string, page: number | null, text: string) => ({ id, page, text });
  const book = (id: string, title: string, author: string, ...readings: readonly Reading[]): Book => ({
    id,
    title,
    author,
    changed: 0,
    readings,
  });

  return [
    book(
      'salt',
      'Salt and Signal',
      'Tomasz Okoro',
      read('salt-1', 12, null, null, [
        note(
          'salt-n1',
          18,
          'The lighthouse keeper writes to the next keeper, whom he will never meet. I want to do that for code.',
        ),
        note('salt-n2', 41, '“Fog is only a cloud that came down to ask.”'),
        note('salt-n3', 97, 'Who keeps moving the buoy? I think it is the daughter.'),
      ]),
    ),
    book(
      'cartographer',
      'The Cartographer’s Apprentice',
      'Ilse Varga',
      read('cartographer-1', 344, 321, 3, [
        note('cartographer-n1', 12, 'Slow. Forty pages about paper.'),
        note('cartographer-n2', 203, 'Did not see the point of the blank map.'),
      ]),
      read('cartographer-2', 58, 39, 5, [
        note('cartographer-n3', 12, 'The paper is the story! She is learning to look.'),
        note('cartographer-n4', 203, 'The blank map is the only honest one. Cried on a train.'),
      ]),
    ),
    book('harbor', 'Nine Ways to Leave a Harbor', 'Paulo Estrada'),
    book(
      'doors',
      'A Short History of Doors',
      'Meredith Quill',
      read('doors-1', 90, 71, 4, [
        note('doors-n1', 66, 'Hinges are older than handles. Of course they are.'),
      ]),
    ),
    book('lighthouse', 'Letters to a Lighthouse', 'Émile Sorel', read('lighthouse-1', 140, 118, 4)),
    book('glass', 'Glass Weather', 'Anneli Brandt', read('glass-1', 117, 112, 5)),
    book('wind', 'كتاب الريح', 'سميرة حداد'),
    book('engines', 'Small Engines', 'Obi Fairweather', read('engines-1', 190, 168, 3)),
    book('almanac', 'The Cook’s Almanac of Fog', 'Rosalind Pike', read('almanac-1', 260, 228, 4)),
    book('boats', 'The Weight of Paper Boats', 'Inés Calloway', read('boats-1', 66, 41, 4)),
    book(
      'winter',
      'Winter Arithmetic',
      'Halvard Nyström',
      read('winter-1', 318, 290, 3),
      read('winter-2', 34, 19, 4),
    ),
    book('orchard', 'An Orchard in Orbit', 'Priya Castellan', read('orchard-1', 110, 83, 5)),
    book('river', 'How to Fold a River', 'Dae-jung Whitlock', read('river-1', 146, 119, 2)),
    book(
      'trains',
      'Slow Trains of the North',
      'Kaisa Moreau',
      read('trains-1', 425, 401, 5),
      read('trains-2', 214, 203, 5),
    ),
    book('gardeners', 'The Night Gardeners', 'Yuki Halloran', read('gardeners-1', 226, 199, 5)),
  ];
}
