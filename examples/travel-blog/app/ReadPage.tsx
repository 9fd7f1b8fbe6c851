import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';
import { type Day, type Document, nameOf, partsOf } from './journey.ts';
import { Picture } from './Parts.tsx';
import { CoastMap } from './PlaceMap.tsx';

interface ReadPageProps {
  readonly name: string;
  readonly days: readonly Day[];
  readonly documents: readonly Document[];
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The journey as its readers get it. */
export function ReadPage({ name, days, documents }: ReadPageProps) {
  const writers = new Set([...days, ...documents].map(({ author }) => author));
  return (
    <main className={`${shell.app} ${styles.page} ${styles.reading}`} lang="en" dir="ltr">
      <a href="#write">Back to writing</a>
      <h1 dir="auto" ref={focus} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.caption}>
        {days.length === 0 ? 'Nothing to read yet.' : `By ${new Intl.ListFormat('en').format(writers)}`}
      </p>
      <CoastMap days={days} />
      {days.map((day, i) => (
        <article key={day.id}>
          <h2>
            <span className={styles.number}>{i + 1}</span>
            <span dir="auto">{nameOf(day)}</span>
          </h2>
          <p className={styles.caption}>{day.title.trim() && day.place}</p>
          {partsOf(documents, day).map((part) =>
            part.kind === 'picture' ? (
              <figure key={part.id}>
                <Picture part={part} />
                <figcaption dir="auto">{part.text}</figcaption>
              </figure>
            ) : (
              part.text.trim() && (
                <p key={part.id} className={styles.prose}>
                  {part.text} <span className={styles.caption}>{part.author}</span>
                </p>
              )
            ),
          )}
        </article>
      ))}
    </main>
  );
}
