import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
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

  function save(newTitle: string, newAuthor: string) {
    changeBook(id, () => ({ title: newTitle, author: newAuthor }));
    focusSoon('book');
  }
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
          <Button
            className={status === 'want' ? shell.primary : ''}
            onClick={() => focusSoon(`note-${startReading(id)}`)}
          >
            {status === 'want' ? 'Start reading' : 'Read it again'}
          </Button>
        )}
        <BookForm
          key={title + author}
          opener="Edit"
          action="Save"
          title={title}
          author={author}
          onSave={save}
        />
        <Button onClick={remove}>Remove</Button>
      </div>
      {readings.length === 0 && (
        <p className={styles.empty}>Nothing to tell yet. Its journal begins when you start reading.</p>
      )}
      {readings.toReversed().map((each) => (
        <ReadingCard key={each.id} book={book} reading={each} />
      ))}
    </article>
  );
}
