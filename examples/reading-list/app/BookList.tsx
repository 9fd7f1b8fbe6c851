import { useState } from 'react';
import styles from './BookList.module.css';
import { type Book, formatDay, type Status, statusNames, statusOf } from './book.ts';
import { Marked } from './Marked.tsx';
import { addHref, bookHref } from './route.ts';
import { excerpt, type Found, search } from './search.ts';

const statuses = ['reading', 'want', 'read'] as const;

/** All books, or those that match the search and the filter: being read, wanted, then read, the latest first. */
export function BookList({
  books,
  shown,
}: {
  readonly books: readonly Book[];
  readonly shown: string | undefined;
}) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Status | 'all'>('all');
  const found = search(books, query);
  const count = (status: Status) => found.filter(({ book }) => statusOf(book) === status).length;
  const listed = statuses
    .filter((status) => filter === 'all' || filter === status)
    .flatMap((status) => found.filter(({ book }) => statusOf(book) === status).toSorted(latestFirst));

  return (
    <section className={styles.list} aria-labelledby="books">
      <div className={styles.top}>
        <h2 id="books" tabIndex={-1}>
          Books
        </h2>
        <a href={addHref}>Add a book</a>
      </div>
      <input
        type="search"
        aria-label="Search titles, authors and notes"
        placeholder="Search titles, authors and notes"
        dir="auto"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <fieldset className={styles.filters}>
        <legend>Show</legend>
        {(['all', ...statuses] as const).map((status) => (
          <label key={status}>
            <input
              type="radio"
              name="status"
              checked={filter === status}
              onChange={() => setFilter(status)}
            />
            {status === 'all' ? 'All' : statusNames[status]}{' '}
            <span>{status === 'all' ? found.length : count(status)}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={listed.length > 0 ? styles.unseen : styles.empty}>
        {listed.length > 0 ? `${listed.length} of ${books.length} books` : nothing(books.length, query)}
      </p>
      <ul>
        {listed.map((each) => (
          <Row key={each.book.id} {...each} query={query} isShown={each.book.id === shown} />
        ))}
      </ul>
    </section>
  );
}

const lastFinish = ({ book }: Found) => book.readings.at(-1)?.finish ?? '';
const latestFirst = (a: Found, b: Found) => lastFinish(b).localeCompare(lastFinish(a));

function nothing(count: number, query: string): string {
  if (count === 0) return 'No books yet. Add the one on your nightstand.';
  return query.trim() === '' ? 'No book is at that stage.' : 'Nothing here has these words.';
}

interface RowProps extends Found {
  readonly query: string;
  readonly isShown: boolean;
}

function Row({ book, notes, query, isShown }: RowProps) {
  return (
    <li>
      <a
        className={styles.row}
        href={bookHref(book.id)}
        aria-current={isShown ? 'true' : undefined}
        dir="auto"
      >
        <svg viewBox="0 0 20 28" aria-hidden="true">
          <path d="M2 3h14a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2zM5 3v24" />
          {statusOf(book) === 'reading' && <path data-amber d="M9 3h6v12l-3-3-3 3z" />}
        </svg>
        <strong>
          <Marked text={book.title} query={query} />
        </strong>
        <span className={styles.author}>
          <Marked text={book.author} query={query} />
        </span>
        <span className={styles.state}>{stateOf(book)}</span>
        {notes.slice(0, 3).map(({ id, page, text }) => (
          <span key={id} className={styles.hit} dir="auto">
            {page !== null && <b>p. {page} </b>}
            <Marked text={excerpt(text, query)} query={query} />
          </span>
        ))}
      </a>
    </li>
  );
}

function stateOf(book: Book): string {
  const last = book.readings.at(-1);
  if (last === undefined) return statusNames.want;
  if (last.finish === null) return `Since ${formatDay(last.start)}`;
  const times = book.readings.length > 1 ? `, read ${book.readings.length} times` : '';
  return `${formatDay(last.finish)}${last.rating === null ? '' : `, ${last.rating} of 5`}${times}`;
}
