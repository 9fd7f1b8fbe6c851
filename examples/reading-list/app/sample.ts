import type { Book, Reading } from './book.ts';

/** Made-up books by made-up people, in the months before a day, so that the list never opens empty. */
export function sampleBooks(now: string): readonly Book[] {
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString().slice(0, 10);
  const book = (id: string, title: string, author: string, ...readings: readonly Reading[]): Book => ({
    ...{ id, title, author, readings },
  });
  /** From and to so many days ago, with notes by page. */
  const read = (
    from: number,
    to: number | null,
    rating: number | null,
    notes: Record<number, string> = {},
  ) => ({
    id: `from-${from}-days-ago`,
    start: daysAgo(from),
    finish: to === null ? null : daysAgo(to),
    rating,
    notes: Object.entries(notes).map(([page, text]) => ({ id: text, page: Number(page), text })),
  });
  return [
    book(
      'salt',
      'Salt and Signal',
      'Tomasz Okoro',
      read(402, 377, 4, {
        18: 'A letter to nobody? I would have skipped this page.',
        97: 'The buoy is a mistake of the printer, surely.',
      }),
      read(12, null, null, {
        18: 'The lighthouse keeper writes to the next keeper, whom he will never meet.',
        41: '“Fog is only a cloud that came down to ask.”',
        97: 'Who keeps moving the buoy? I think it is the daughter.',
      }),
    ),
    book(
      'cartographer',
      'The Cartographer’s Apprentice',
      'Ilse Varga',
      read(344, 321, 3, {
        12: 'Slow. Forty pages about paper.',
        203: 'Did not see the point of the blank map.',
      }),
      read(58, 39, 5, {
        12: 'The paper is the story! She is learning to look.',
        203: 'The blank map is the only honest one. Cried on a train.',
      }),
    ),
    book('harbor', 'Nine Ways to Leave a Harbor', 'Paulo Estrada'),
    book('wind', 'كتاب الريح', 'سميرة حداد'),
    book(
      'doors',
      'A Short History of Doors',
      'Meredith Quill',
      read(90, 71, 4, { 66: 'Hinges came first.' }),
    ),
    book('lighthouse', 'Letters to a Lighthouse', 'Émile Sorel', read(140, 118, 4)),
    book('glass', 'Glass Weather', 'Anneli Brandt', read(117, 112, 5)),
    book('engines', 'Small Engines', 'Obi Fairweather', read(190, 168, 3)),
    book('boats', 'The Weight of Paper Boats', 'Inés Calloway', read(66, 41, 4)),
    book('winter', 'Winter Arithmetic', 'Halvard Nyström', read(318, 290, 3), read(34, 19, 4)),
    book('river', 'How to Fold a River', 'Dae-jung Whitlock', read(146, 119, 2)),
    book('gardeners', 'The Night Gardeners', 'Yuki Halloran', read(226, 199, 5)),
  ];
}
