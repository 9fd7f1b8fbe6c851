import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { AppTitle } from '../../shell/AppTitle.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { onHashChange, useHash } from '../../shell/use-hash.ts';
import styles from './App.module.css';
import { BookList } from './BookList.tsx';
import { BookPage } from './BookPage.tsx';
import { type Book, statusOf } from './book.ts';
import { library } from './library.ts';

export function App() {
  const books = useSyncExternalStore(library.watch, library.current);
  const isSaved = useSyncExternalStore(library.watch, library.isSaved);
  const chosen = useHash().slice(2);
  // Keyboard and screen reader go where a link leads.
  useEffect(() => onHashChange(() => focusSoon(location.hash.length > 2 ? 'book' : 'books')), []);

  // Beside the list there is always a book: the chosen one, or the one that is being read.
  const shown = chosen || (books.find((book) => statusOf(book) === 'reading') ?? books[0])?.id;
  // The book comes right after the first picture, which on a phone is the list.
  const isOpened = useDeferredValue(true, false);
  return (
    <AppShell
      isSaved={isSaved}
      startOver={() => {
        library.startOver();
        location.hash = '/';
      }}
    >
      <AppTitle
        title="Reading journal"
        lead="What you want to read, what you are reading, and what you thought of it, page by page."
        viewBox="0 0 220 110"
        drawing={<Spines books={books} />}
      />
      <div className={styles.columns} data-phone={chosen ? 'book' : 'list'}>
        <BookList books={books} shown={shown} />
        <section className={styles.book} aria-label="Book">
          <a className={styles.back} href="#/">
            All books
          </a>
          {isOpened && shown && <BookPage key={shown} book={books.find(({ id }) => id === shown)} />}
        </section>
      </div>
    </AppShell>
  );
}

/** One for each time that a book was finished, as tall as its title is long. The latest one is amber. */
function Spines({ books }: { readonly books: readonly Book[] }) {
  const finished = books
    .flatMap(({ title, readings }) =>
      readings.flatMap(({ id, finish }) => (finish === null ? [] : [{ id, finish, title }])),
    )
    .toSorted((a, b) => a.finish.localeCompare(b.finish))
    .slice(-13);
  return (
    <>
      <path d="M4 106h212" />
      {finished.map(({ id, title }, place) => {
        const height = 48 + ((title.length * 7) % 45);
        const fill = place === finished.length - 1 ? 'accent' : ['paper', 'wash', 'paper'][place % 3];
        return (
          <path
            key={id}
            data-fill={fill}
            d={`M${14 + place * 15} 106v-${height}h13v${height}zm0-${height - 8}h13`}
          />
        );
      })}
    </>
  );
}
