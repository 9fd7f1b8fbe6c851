import { useState, useSyncExternalStore } from 'react';
import { Ask } from './Ask.tsx';
import { type Book, problemWithDates, type Reading, today } from './book.ts';
import { Field } from './Field.tsx';
import { focusSoon } from './focus-soon.ts';
import { changeReading, drafts, removeReading } from './library.ts';
import { NoteForm } from './NoteForm.tsx';
import { Notes } from './Notes.tsx';
import { Rating } from './Rating.tsx';
import styles from './ReadingCard.module.css';
import { useSay } from './say.ts';

interface ReadingCardProps {
  readonly book: Book;
  readonly reading: Reading;
  readonly number: number;
  readonly isNewest: boolean;
}

const times = ['', 'First time', 'Second time', 'Third time'];

/** One time that a book was read, with dates, rating and notes of its own. */
export function ReadingCard({ book, reading, number, isNewest }: ReadingCardProps) {
  const say = useSay();
  const name = times[number] ?? `Time ${number}`;
  const { value: written } = useSyncExternalStore(drafts.subscribe, drafts.current);
  const canWrite = isNewest || reading.finish === null || reading.id in written;
  const change = (changed: Partial<Reading>) => changeReading(book.id, reading.id, () => changed);

  function finish() {
    change({ finish: today() });
    focusSoon(`rating-${reading.id}`);
    say(`You finished “${book.title}”. How was it?`);
  }

  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.top}>
        <h3>{name}</h3>
        {reading.finish === null && (
          <button type="button" onClick={finish}>
            I finished it
          </button>
        )}
      </div>
      <Dates reading={reading} onChange={change} />
      {reading.finish !== null && (
        <Rating
          id={`rating-${reading.id}`}
          rating={reading.rating}
          onChange={(rating) => change({ rating })}
        />
      )}
      {canWrite && <NoteForm book={book.id} reading={reading} />}
      <Notes book={book.id} reading={reading} />
      <div>
        <Ask
          isQuiet
          button="Remove this reading"
          label={`Remove this reading, ${name}`}
          title="Remove this reading?"
          says="Its dates, its rating and its notes go. The book stays."
          yes="Remove the reading"
          no="Keep it"
          onYes={() => {
            removeReading(book.id, reading.id);
            focusSoon('page');
            say('The reading was removed.');
          }}
        />
      </div>
    </section>
  );
}

interface DatesProps {
  readonly reading: Reading;
  readonly onChange: (dates: Pick<Reading, 'start' | 'finish'>) => void;
}

/** An impossible value is shown with the reason, but not stored. */
function Dates({ reading, onChange }: DatesProps) {
  const [wrong, setWrong] = useState<Pick<Reading, 'start' | 'finish'> | null>(null);
  const { start, finish } = wrong ?? reading;

  function set(dates: Pick<Reading, 'start' | 'finish'>) {
    const isWrong = problemWithDates(dates.start, dates.finish, today()) !== null;
    setWrong(isWrong ? dates : null);
    if (!isWrong) onChange(dates);
  }

  return (
    <div className={styles.dates}>
      <Field
        label="Started"
        type="date"
        value={start}
        max={today()}
        problem={wrong && problemWithDates(start, finish, today())}
        onChange={(event) => set({ start: event.target.value, finish })}
      />
      <Field
        label="Finished"
        type="date"
        value={finish ?? ''}
        max={today()}
        problem={null}
        onChange={(event) => set({ start, finish: event.target.value || null })}
      />
    </div>
  );
}
