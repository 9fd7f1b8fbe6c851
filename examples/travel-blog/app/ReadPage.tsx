import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';
import { CoastMap } from './CoastMap.tsx';
import { type Day, type Document, nameOf, partsOf } from './journey.ts';
import { Picture } from './Picture.tsx';

interface ReadPageProps {
  readonly title: string;
  readonly days: readonly Day[];
  readonly documents: readonly Document[];
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The journey as its readers get it, on the screen and on paper. */
export function ReadPage({ title, days, documents }: ReadPageProps) {
  const writers = new Set([...days, ...documents].map(({ author }) => author));
  return (
    <main className={`${shell.app} ${styles.page} ${styles.reading}`}>
      <div className={`${shell.row} ${styles.backAndPrint}`}>
        <a href="#write">Back to writing</a>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </div>
      <h1 dir="auto" ref={focus} tabIndex={-1}>
        {title.trim() || 'Untitled journey'}
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
          {day.title.trim() && (
            <p className={styles.caption} dir="auto">
              {day.place}
            </p>
          )}
          {partsOf(documents, day).map((part) =>
            part.kind === 'picture' ? (
              <figure key={part.id}>
                <Picture part={part} />
                <figcaption dir="auto">{part.text}</figcaption>
              </figure>
            ) : (
              part.text.trim() && (
                <p key={part.id} className={styles.prose} dir="auto">
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
