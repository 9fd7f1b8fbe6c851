import { useDeferredValue, useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { download } from '../../shell/download.ts';
import { BookForm } from './BookForm.tsx';
import styles from './BookList.module.css';
import { type Book, formatDay, statusNames, statusOf } from './book.ts';
import { asMarkdown } from './export.ts';
import { addBook } from './library.ts';
import { excerpt, type Found, search, split } from './search.ts';

interface BookListProps {
  readonly books: readonly Book[];
  readonly shown: string | undefined;
}

/** All books, or those that match the search: being read, wanted, then read, the latest first. */
export function BookList({ books, shown }: BookListProps) {
  const [typed, setTyped] = useState('');
  // Typing goes on while hundreds of books are searched.
  const query = useDeferredValue(typed);
  const found = search(books, query).toSorted((a, b) => lastDay(b.book).localeCompare(lastDay(a.book)));
  function add(title: string, author: string) {
    location.hash = `/${addBook(title, author)}`;
  }
  return (
    <section className={styles.list} aria-labelledby="books">
      <h2 id="books" tabIndex={-1}>
        Books
      </h2>
      <BookForm opener="Add a book" action="Add to the list" onSave={add} />
      <input
        type="search"
        aria-label="Search titles, authors and notes"
        placeholder="Search titles, authors and notes"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-live="polite" className={styles.count}>
        {books.length === 0
          ? 'No books yet. Add the one on your nightstand.'
          : `${found.length || 'None'} of ${books.length} books`}
      </p>
      {(['reading', 'want', 'read'] as const).map((status) => {
        const group = found.filter(({ book }) => statusOf(book) === status);
        return (
          group.length > 0 && (
            <section key={status} aria-labelledby={status}>
              <h3 id={status}>{statusNames[status]}</h3>
              <ul>
                {group.map((each) => (
                  <Row key={each.book.id} {...each} query={query} isShown={each.book.id === shown} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <div>
        <Button onClick={() => download('reading-journal.md', new Blob([asMarkdown(books)]))}>
          Export everything
        </Button>
      </div>
    </section>
  );
}

const lastDay = ({ readings }: Book) => readings.at(-1)?.finish ?? '';

function Row({ book, notes, query, isShown }: Found & { readonly query: string; readonly isShown: boolean }) {
  return (
    <li>
      <a className={styles.row} href={`#/${book.id}`} aria-current={isShown || undefined} dir="auto">
        <strong>
          <Marked text={book.title} query={query} />
        </strong>
        <span>
          <Marked text={book.author} query={query} />
        </span>
        <small>{stateOf(book)}</small>
        {notes.slice(0, 3).map(({ id, page, text }) => (
          <span key={id} className={styles.hit} dir="auto">
            {page !== null && <small>p. {page} </small>}
            <Marked text={excerpt(text, query)} query={query} />
          </span>
        ))}
      </a>
    </li>
  );
}

function stateOf({ readings }: Book): string {
  const last = readings.at(-1);
  if (last === undefined) return '';
  if (last.finish === null) return `Since ${formatDay(last.start)}`;
  const times = readings.length > 1 ? `, read ${readings.length} times` : '';
  return `${formatDay(last.finish)}${last.rating === null ? '' : `, ${last.rating} of 5`}${times}`;
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  // Parts have no identity but their place.
  return split(text, query).map((part, place) => {
    const key = `${place}`;
    return place % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
