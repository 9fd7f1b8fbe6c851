import { keep } from '../../shell/kept.ts';
import { type Document, isDocument, people } from './journey.ts';
import sample from './sample.json';

const prefix = 'app:travel-blog:';

/** The journey in this browser. Each writer has a key, so two people who write at once never write over each other. */
export function openJourney() {
  const title = keep(
    `${prefix}title`,
    (stored) => (typeof stored === 'string' ? stored : null),
    'Four days around Skarrow',
  );
  const writers = people.map((person) => {
    const mine = (document: unknown) => isDocument(document) && document.author === person;
    const read = (stored: unknown) => (Array.isArray(stored) ? stored.filter(mine) : null);
    return keep<readonly Document[]>(prefix + person, read, read(sample) ?? []);
  });
  const stores = [title, ...writers];
  let lists: readonly (readonly Document[])[] = [];
  let documents: readonly Document[] = [];

  /** Takes the document out of its author's list, and puts another in. */
  function replace({ id, author }: Document, ...next: readonly Document[]) {
    const writer = writers[people.indexOf(author)];
    writer?.change([...writer.current().filter((each) => each.id !== id), ...next]);
  }

  return {
    title,
    /** Of all writers; the same array until something changes. */
    current() {
      const now = writers.map((writer) => writer.current());
      if (now.some((list, i) => list !== lists[i])) documents = now.flat();
      lists = now;
      return documents;
    },
    put: (document: Document) => replace(document, document),
    remove: (document: Document) => replace(document),
    isSaved: () => stores.every((store) => store.isSaved()),
    startOver: () => stores.forEach((store) => void store.startOver()),
    watch(onChange: () => void) {
      const stops = stores.map((store) => store.watch(onChange));
      return () => stops.forEach((stop) => void stop());
    },
  };
}
export type KeptJourney = ReturnType<typeof openJourney>;
