import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { focusSoon } from '../../shell/focus-soon.ts';
import { byPage, type Note, type Reading, today } from './book.ts';
import { changeReading, drafts, removeNote, removeReading, setDraft } from './library.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './ReadingCard.module.css';

interface ReadingCardProps {
  readonly book: string;
  readonly reading: Reading;
  readonly number: number;
  readonly isNewest: boolean;
}

const times = ['', 'First time', 'Second time', 'Third time'];

/** One time that a book was read, with dates, rating and notes of its own. */
export function ReadingCard({ book, reading, number, isNewest }: ReadingCardProps) {
  const { id, start, finish, rating } = reading;
  const name = times[number] ?? `Time ${number}`;
  const written = useSyncExternalStore(drafts.watch, drafts.current);
  const change = (changed: Partial<Reading>) => changeReading(book, id, () => changed);

  function remove() {
    if (!confirm(`Remove this reading (${name}), with its notes? The book stays.`)) return;
    removeReading(book, id);
    focusSoon('book');
  }

  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.top}>
        <h3>{name}</h3>
        {finish === null && (
          <button
            type="button"
            onClick={() => {
              change({ finish: today() });
              focusSoon(`rating-${id}`);
            }}
          >
            I finished it
          </button>
        )}
        <button type="button" onClick={remove} aria-label={`Remove this reading, ${name}`}>
          Remove
        </button>
      </div>
      <div className={styles.facts}>
        <Day
          label="Started"
          day={start}
          required
          min="1900-01-01"
          max={finish ?? today()}
          onDay={(day) => change({ start: day })}
        />
        <Day
          label="Finished"
          day={finish ?? ''}
          min={start}
          max={today()}
          onDay={(day) => change({ finish: day || null })}
        />
        {finish !== null && (
          <label>
            Rating
            <select
              id={`rating-${id}`}
              value={rating ?? ''}
              onChange={({ target }) => change({ rating: Number(target.value) || null })}
            >
              <option value="">None yet</option>
              {[1, 2, 3, 4, 5].map((stars) => (
                <option key={stars} value={stars}>
                  {stars} of 5
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {(isNewest || finish === null || id in written) && <NoteForm book={book} reading={reading} />}
      <Notes book={book} reading={reading} />
    </section>
  );
}

interface DayProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** An impossible day is shown with the browser's reason, but not stored. */
function Day({ label, day, onDay, ...limits }: DayProps) {
  const [wrong, setWrong] = useState<{ readonly day: string; readonly why: string } | null>(null);
  return (
    <label>
      {label}
      <input
        type="date"
        {...limits}
        value={wrong?.day ?? day}
        aria-invalid={wrong !== null}
        onChange={({ target }) => {
          const isRight = target.checkValidity();
          setWrong(isRight ? null : { day: target.value, why: target.validationMessage });
          if (isRight) onDay(target.value);
        }}
      />
      {wrong && <span role="alert">{wrong.why}</span>}
    </label>
  );
}

/** Notes in the order of the pages, whenever they were written. A screen reader reads a new one. */
function Notes({ book, reading }: Pick<ReadingCardProps, 'book' | 'reading'>) {
  const where = ({ page }: Note) => (page === null ? 'without a page' : `on page ${page}`);

  function edit({ id, page, text }: Note) {
    setDraft(reading.id, { id, page: `${page ?? ''}`, text });
    focusSoon(`note-${reading.id}`);
  }
  function remove(note: Note) {
    if (!confirm(`Remove the note ${where(note)}?`)) return;
    removeNote(book, reading.id, note.id);
    focusSoon('book');
  }

  return (
    <ul className={styles.notes} aria-live="polite">
      {byPage(reading.notes).map((note) => (
        <li key={note.id}>
          <span>{note.page === null ? '\u2013' : `p. ${note.page}`}</span>
          <p>{note.text}</p>
          <div>
            <button type="button" aria-label={`Edit the note ${where(note)}`} onClick={() => edit(note)}>
              Edit
            </button>
            <button type="button" aria-label={`Remove the note ${where(note)}`} onClick={() => remove(note)}>
              Remove
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
