import { type ComponentProps, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { type Book, type Reading, today } from './book.ts';
import { changeReading, removeReading } from './library.ts';
import { NoteForm, Notes } from './Notes.tsx';
import styles from './ReadingCard.module.css';

interface ReadingCardProps {
  readonly book: Book;
  readonly reading: Reading;
}

const times = ['First time', 'Second time', 'Third time'];

/** One time that a book was read, with dates, rating and notes of its own. */
export function ReadingCard({ book, reading }: ReadingCardProps) {
  const { id, start, finish, rating, draft } = reading;
  const index = book.readings.indexOf(reading);
  const name = times[index] ?? `Time ${index + 1}`;
  const isOpen = finish === null || reading === book.readings.at(-1);
  const change = (to: (latest: Reading) => Partial<Reading>) => changeReading(book.id, id, to);

  function end() {
    change(() => ({ finish: today() }));
    focusSoon(`rating-${id}`);
  }
  function remove() {
    if (!confirm(`Remove this reading (${name}), with its notes? The book stays.`)) return;
    removeReading(book.id, id);
    focusSoon('book');
  }
  return (
    <section className={styles.card} aria-label={name}>
      <div className={shell.row}>
        <h3>{name}</h3>
        {finish === null && <Button onClick={end}>I finished it</Button>}
        <Button className={shell.quiet} onClick={remove} aria-label={`Remove this reading, ${name}`}>
          Remove
        </Button>
      </div>
      <div className={styles.facts}>
        <Day
          label="Started"
          day={start}
          onDay={(day) => change(() => ({ start: day }))}
          required
          min="1900-01-01"
          latest={finish}
        />
        <Day
          label="Finished"
          day={finish ?? ''}
          onDay={(day) => change(() => ({ finish: day || null }))}
          min={start}
          latest={null}
        />
        {finish !== null && (
          <label className={shell.field}>
            Rating
            <select
              id={`rating-${id}`}
              value={rating ?? ''}
              onChange={({ target }) => change(() => ({ rating: Number(target.value) || null }))}
            >
              <option value="">None yet</option>
              {[1, 2, 3, 4, 5].map((stars) => (
                <option key={stars} value={stars}>{`${stars} of 5`}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      {(isOpen || draft) && <NoteForm reading={reading} change={change} />}
      <Notes reading={reading} change={change} />
    </section>
  );
}

interface DayProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
  /** Or today. */
  readonly latest: string | null;
}

/**
 * An impossible day stays in the field until another one is stored, with what the browser says about it. The browser's own
 * bubble would send the keyboard back to the month, in the middle of a year.
 */
function Day({ label, day, onDay, latest, ...limits }: DayProps) {
  // The page may be open since yesterday.
  const [now, setNow] = useState(today);
  const [refused, setRefused] = useState<{ typed: string; why: string; insteadOf: string }>();
  const impossible = refused?.insteadOf === day ? refused : undefined;
  function type(input: HTMLInputElement) {
    const isPossible = input.checkValidity();
    const { value, validationMessage } = input;
    setRefused(isPossible ? undefined : { typed: value, why: validationMessage, insteadOf: day });
    if (!isPossible) return;
    onDay(value);
    // Readings are sorted by their first days, and one that moves in the page loses the focus.
    requestAnimationFrame(() => document.activeElement === document.body && input.focus());
  }
  return (
    <div>
      <label className={shell.field}>
        {label}
        <input
          {...limits}
          max={latest ?? now}
          onFocus={() => setNow(today())}
          type="date"
          value={impossible?.typed ?? day}
          aria-invalid={impossible !== undefined}
          onChange={({ target }) => type(target)}
        />
      </label>
      {impossible && <p role="alert">{impossible.why}</p>}
    </div>
  );
}
