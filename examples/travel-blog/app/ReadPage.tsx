import { useEffect, useRef } from 'react';
import styles from './App.module.css';
import { CoastMap } from './CoastMap.tsx';
import { type Day, type Journey, nameOf } from './journey.ts';
import { Picture } from './Picture.tsx';

/** The journey as its readers get it, on the screen and on paper. */
export function ReadPage({ journey: { title, days } }: { readonly journey: Journey }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  const writers = [
    ...new Set(days.flatMap(({ author, parts }) => [author, ...parts.map((part) => part.author)])),
  ];
  return (
    <main className={`${styles.app} ${styles.reading}`}>
      <div className={`${styles.row} ${styles.tools}`}>
        <a href="#write">Back to writing</a>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </div>
      <h1 dir="auto" ref={heading} tabIndex={-1}>
        {title.trim() || 'Untitled journey'}
      </h1>
      <p className={styles.caption}>
        {days.length === 0 ? 'Nothing to read yet.' : `By ${new Intl.ListFormat('en').format(writers)}`}
      </p>
      <CoastMap days={days} />
      {days.map((day, i) => (
        <ReadDay key={day.id} day={day} number={i + 1} />
      ))}
    </main>
  );
}

function ReadDay({ day, number }: { readonly day: Day; readonly number: number }) {
  return (
    <article className={styles.chapter}>
      <h2>
        <span className={styles.number}>{number}</span>
        <span dir="auto">{nameOf(day)}</span>
      </h2>
      {day.title.trim() && day.place.trim() && (
        <p className={styles.caption} dir="auto">
          {day.place}
        </p>
      )}
      {day.parts.map((part) =>
        part.kind === 'picture' ? (
          <figure key={part.id}>
            <Picture id={part.id} alt={part.alt} />
            <figcaption dir="auto">{part.alt}</figcaption>
          </figure>
        ) : (
          part.text.trim() && (
            <p key={part.id} className={styles.prose} dir="auto">
              {part.text} <span className={styles.by}>{part.author}</span>
            </p>
          )
        ),
      )}
    </article>
  );
}
