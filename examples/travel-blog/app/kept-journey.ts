import { keep } from '../../shell/kept.ts';
import { fieldsOf, isText } from '../../shell/shape.ts';
import { type Document, people } from './journey.ts';
import { forgetPicture } from './pictures.ts';
import sample from './sample.json';

const prefix = 'app:travel-blog:';

/** What another version stored in another shape is left out. */
function isDocument(value: unknown): value is Document {
  const { id, kind, day, text, title, place, order, x, y } = fieldsOf(value);
  const isDay = kind === 'day';
  return (
    [id, ...(isDay ? [title, place] : [kind, day, text])].every(isText) &&
    [order, ...(isDay ? [x, y] : [])].every(Number.isFinite)
  );
}

/** The journey in this browser. Each writer has a key, so two people who write at once never write over each other. */
export function openJourney() {
  const readTitle = (stored: unknown) => (typeof stored === 'string' ? stored : null);
  const title = keep(`${prefix}title`, readTitle, 'Four days around Skarrow');
  const writers = people.map((person) => {
    const read = (stored: unknown) =>
      Array.isArray(stored) ? stored.filter(isDocument).filter(({ author }) => author === person) : null;
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
    remove(document: Document) {
      replace(document);
      if (document.kind === 'picture') forgetPicture(document.id).catch(console.warn);
    },
    isSaved: () => stores.every((store) => store.isSaved()),
    startOver: () => stores.forEach((store) => void store.startOver()),
    watch(onChange: () => void) {
      const stops = stores.map((store) => store.watch(onChange));
      return () => stops.forEach((stop) => void stop());
    },
  };
}

export const journey = openJourney();
