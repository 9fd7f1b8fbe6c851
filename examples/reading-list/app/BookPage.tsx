import { useState } from 'react';
import { Ask } from './Ask.tsx';
import { BookForm } from './BookForm.tsx';
import styles from './BookPage.module.css';
import { type Book, statusNames, statusOf } from './book.ts';
import { focusSoon } from './focus-soon.ts';
import { changeBook, removeBook, startReading } from './library.ts';
import { ReadingCard } from './ReadingCard.tsx';
import { listHref } from './route.ts';
import { useSay } from './say.ts';

/** A book with all its readings, the newest first. */
export function BookPage({ book }: { readonly book: Book | undefined }) {
  const [isEditing, setEditing] = useState(false);
  const say = useSay();
  if (!book)
    return (
      <h2 id="page" tabIndex={-1}>
        This book is no longer in the list.
      </h2>
    );
  const status = statusOf(book);

  function close() {
    setEditing(false);
    focusSoon('page');
  }

  return (
    <article>
      <p className={styles.kind}>{statusNames[status]}</p>
      <h2 id="page" tabIndex={-1} className={styles.title} dir="auto">
        {book.title}
      </h2>
      {isEditing ? (
        <BookForm
          title={book.title}
          author={book.author}
          button="Save"
          onSave={(title, author) => {
            changeBook(book.id, () => ({ title, author }));
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <p className={styles.author} dir="auto">
            {book.author}
          </p>
          <div className={styles.actions}>
            {status !== 'reading' && (
              <button
                type="button"
                data-main
                onClick={() => {
                  focusSoon(`note-${startReading(book.id)}`);
                  say(`You are reading “${book.title}”.`);
                }}
              >
                {status === 'want' ? 'Start reading' : 'Read it again'}
              </button>
            )}
            <button type="button" onClick={() => setEditing(true)}>
              Edit
            </button>
            <Ask
              isQuiet
              button="Remove"
              title="Remove this book?"
              says={`“${book.title}” goes with all its readings and notes.`}
              yes="Remove the book"
              no="Keep it"
              onYes={() => {
                removeBook(book.id);
                window.location.hash = listHref;
                focusSoon('books');
                say(`“${book.title}” was removed.`);
              }}
            />
          </div>
        </>
      )}
      {book.readings.length === 0 && (
        <p className={styles.empty}>Nothing to tell yet. Its journal begins when you start reading.</p>
      )}
      {book.readings
        .map((reading, index) => (
          <ReadingCard
            key={reading.id}
            book={book}
            reading={reading}
            number={index + 1}
            isNewest={index === book.readings.length - 1}
          />
        ))
        .reverse()}
    </article>
  );
}
