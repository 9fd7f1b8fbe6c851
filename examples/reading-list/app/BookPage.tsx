import shell from '../../shell/AppShell.module.css';
import { focusSoon } from '../../shell/focus-soon.ts';
import styles from './App.module.css';
import { BookForm } from './BookForm.tsx';
import { type Book, statusNames, statusOf } from './book.ts';
import { changeBook, removeBook, startReading } from './library.ts';
import { ReadingCard } from './ReadingCard.tsx';

/** A book with all its readings, the newest first. */
export function BookPage({ book }: { readonly book: Book | undefined }) {
  if (!book)
    return (
      <h2 id="book" tabIndex={-1}>
        This book is no longer in the list.
      </h2>
    );
  const { id, title, author, readings } = book;
  const status = statusOf(book);

  function remove() {
    if (!confirm(`Remove “${title}” with all its readings and notes?`)) return;
    removeBook(id);
    location.hash = '/';
    focusSoon('books');
  }

  return (
    <article>
      <p className={styles.status}>{statusNames[status]}</p>
      <h2 id="book" tabIndex={-1} dir="auto">
        {title}
      </h2>
      <p className={styles.author}>{author}</p>
      <div className={`${shell.row} ${styles.actions}`}>
        {status !== 'reading' && (
          <button
            type="button"
            className={status === 'want' ? shell.primary : ''}
            onClick={() => focusSoon(`note-${startReading(id)}`)}
          >
            {status === 'want' ? 'Start reading' : 'Read it again'}
          </button>
        )}
        <details className={styles.details}>
          <summary>Edit</summary>
          <BookForm
            key={`${title} ${author}`}
            title={title}
            author={author}
            onSave={(newTitle, newAuthor) => {
              changeBook(id, () => ({ title: newTitle, author: newAuthor }));
              focusSoon('book');
            }}
          >
            <button type="submit">Save</button>
          </BookForm>
        </details>
        <button type="button" onClick={remove}>
          Remove
        </button>
      </div>
      {readings.length === 0 && (
        <p className={styles.empty}>Nothing to tell yet. Its journal begins when you start reading.</p>
      )}
      {readings
        .map((reading, index) => (
          <ReadingCard
            key={reading.id}
            book={id}
            reading={reading}
            number={index + 1}
            isNewest={index === readings.length - 1}
          />
        ))
        .reverse()}
    </article>
  );
}
