import { useState } from 'react';
import type { Book } from './book.ts';
import styles from './Shelf.module.css';
import { type Finished, finishedIn, monthName, monthsOf, yearsOf } from './year.ts';

/** The books of a year, stacked by the month in which they were finished. The latest one is marked. */
export function Shelf({ books }: { readonly books: readonly Book[] }) {
  const [chosen, setChosen] = useState('');
  const finished = finishedIn(books);
  const years = yearsOf(finished);
  const year = years.includes(chosen) ? chosen : years[0];
  if (year === undefined)
    return <p className={styles.none}>The first book you finish goes on the shelf here.</p>;
  const months = monthsOf(finished, year);
  const count = months.flat().length;
  const tallest = Math.max(3, ...months.map(({ length }) => length));

  return (
    <section className={styles.shelf} aria-label="Year overview">
      <p className={styles.sum}>
        <strong>{count}</strong> {count === 1 ? 'book' : 'books'} finished in{' '}
        <select aria-label="Year" value={year} onChange={(event) => setChosen(event.target.value)}>
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </p>
      <div className={styles.months} aria-hidden="true">
        {months.map((month, index) => (
          <div key={monthName(index)}>
            <svg viewBox={`0 0 44 ${tallest * 14}`} aria-hidden="true">
              {month.map((each, place) => (
                <Spine
                  key={each.reading}
                  finished={each}
                  y={(tallest - place - 1) * 14}
                  isLatest={each === finished.at(-1)}
                />
              ))}
            </svg>
            {monthName(index).slice(0, 1)}
          </div>
        ))}
      </div>
      <div className={styles.unseen}>
        <table>
          <caption>Books finished in {year}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Books</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={monthName(index)}>
                <th scope="row">{monthName(index)}</th>
                <td>
                  {month.length === 0
                    ? 'none'
                    : `${month.length}: ${month.map(({ book }) => book.title).join(', ')}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A lying book, as wide as its title is long. */
function Spine({
  finished,
  y,
  isLatest,
}: {
  readonly finished: Finished;
  readonly y: number;
  readonly isLatest: boolean;
}) {
  const width = 26 + (finished.book.title.length % 5) * 3.5;
  const x = 22 - width / 2;
  return (
    <g data-latest={isLatest}>
      <rect x={x} y={y + 1} width={width} height={12} rx={1} />
      <path d={`M${x + 4} ${y + 1}v12M${x + width - 4} ${y + 1}v12`} />
    </g>
  );
}
