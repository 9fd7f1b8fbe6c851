import { useEffect, useState } from 'react';
import styles from './App.module.css';
import { Ask } from './Ask.tsx';
import { BookForm } from './BookForm.tsx';
import { BookList } from './BookList.tsx';
import { BookPage } from './BookPage.tsx';
import { statusOf } from './book.ts';
import { focusSoon } from './focus-soon.ts';
import { addBook, drafts, library, startReading, useLibrary } from './library.ts';
import { bookHref, listHref, useRoute } from './route.ts';
import { Shelf } from './Shelf.tsx';
import { Say } from './say.ts';
import { Transfer } from './Transfer.tsx';

export function App() {
  const { value: books, isSaved } = useLibrary();
  const route = useRoute();
  const [said, say] = useShortly();
  useFocusOn(route.kind === 'book' ? `book ${route.id}` : route.kind);

  // Beside the list there is always a book: the chosen one, or the one that is being read.
  const current = books.find((book) => statusOf(book) === 'reading') ?? books[0];
  const shown = route.kind === 'book' ? route.id : current?.id;
  return (
    <Say value={say}>
      <main className={styles.app} data-route={route.kind}>
        <header className={styles.header}>
          <h1>Reading journal</h1>
          <Shelf books={books} />
        </header>
        {!isSaved && (
          <p role="alert" className={styles.alert}>
            This browser has no room left for your list. It is complete on this page, and lost when you close
            it. Export it now.
          </p>
        )}
        <div className={styles.columns}>
          <BookList books={books} shown={route.kind === 'add' ? undefined : shown} />
          <section className={styles.page} aria-label={route.kind === 'add' ? 'New book' : 'Book'}>
            <a className={styles.back} href={listHref}>
              All books
            </a>
            {route.kind === 'add' ? (
              <AddBook />
            ) : (
              shown !== undefined && <BookPage key={shown} book={books.find(({ id }) => id === shown)} />
            )}
          </section>
        </div>
        <footer className={styles.footer}>
          <Transfer />
          <Ask
            button="Start over"
            title="Start over?"
            says="Your books and notes go, and the sample comes back. Export them first if you want to keep them."
            yes="Start over"
            no="Keep everything"
            onYes={() => {
              library.startOver();
              drafts.startOver();
              window.location.hash = listHref;
              say('Everything is as it was at the beginning.');
            }}
          />
        </footer>
        <p role="status" className={styles.status}>
          {said}
        </p>
      </main>
    </Say>
  );
}

function AddBook() {
  const go = (id: string) => {
    window.location.hash = bookHref(id);
  };
  return (
    <>
      <h2 id="page" tabIndex={-1}>
        Add a book
      </h2>
      <BookForm
        button="Want to read"
        onSave={(title, author) => go(addBook(title, author))}
        second={{
          button: 'Reading it now',
          onSave: (title, author) => {
            const id = addBook(title, author);
            startReading(id);
            go(id);
          },
        }}
      />
    </>
  );
}

/** Words that go away by themselves. */
function useShortly() {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(setWords, 8_000, '');
    return () => clearTimeout(timer);
  }, [words]);
  return [words, setWords] as const;
}

/** Keyboard and screen reader go where a link leads. The first page keeps the focus where it is. */
function useFocusOn(place: string) {
  const [first] = useState(place);
  const [moved, setMoved] = useState(false);
  if (!moved && place !== first) setMoved(true);
  useEffect(() => {
    if (moved) focusSoon(place === 'list' ? 'books' : 'page');
  }, [place, moved]);
}
