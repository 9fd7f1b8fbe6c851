import { useEffect, useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { AppTitle } from '../../shell/AppTitle.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { onHashChange, useHash } from '../../shell/use-hash.ts';
import styles from './App.module.css';
import { BookList } from './BookList.tsx';
import { BookPage } from './BookPage.tsx';
import { statusOf } from './book.ts';
import { library } from './library.ts';

/** Beside the list there is always a book: the one in the address, or the one that is being read. */
export function App() {
  const books = useSyncExternalStore(library.watch, library.current);
  const isSaved = useSyncExternalStore(library.watch, library.isSaved);
  const chosen = useHash().slice(2);
  const shown = chosen || (books.find((book) => statusOf(book) === 'reading') ?? books[0])?.id;
  // Keyboard and screen reader go where a link leads.
  useEffect(() => onHashChange(() => focusSoon(location.hash.length > 2 ? 'book' : 'books')), []);

  function startOver() {
    library.startOver();
    location.hash = '/';
  }
  return (
    <AppShell isSaved={isSaved} startOver={startOver} className={styles.page}>
      <AppTitle
        title="Reading journal"
        lead="What you want to read, what you are reading, and what you thought of it, page by page."
        viewBox="0 0 220 110"
        drawing={shelf}
      />
      <div className={styles.columns} data-phone={chosen ? 'book' : 'list'}>
        <BookList books={books} shown={shown} />
        <section className={styles.book} aria-label="Book">
          <a className={styles.back} href="#/">
            All books
          </a>
          {shown && <BookPage key={shown} book={books.find(({ id }) => id === shown)} />}
        </section>
      </div>
    </AppShell>
  );
}

const shelf = (
  <>
    <path d="M4 106h212" />
    <path
      data-fill="paper"
      d="M14 106v-77h13v77zm0-69h13M44 106v-91h13v91zm0-83h13M59 106v-49h13v49zm0-41h13M89 106v-74h13v74zm0-66h13M104 106v-49h13v49zm0-41h13M134 106v-88h13v88zm0-80h13M149 106v-71h13v71zm0-63h13"
    />
    <path
      data-fill="wash"
      d="M29 106v-71h13v71zm0-63h13M74 106v-91h13v91zm0-83h13M119 106v-81h13v81zm0-73h13"
    />
    <path data-fill="accent" d="M164 106v-77h13v77zm0-69h13" />
  </>
);
