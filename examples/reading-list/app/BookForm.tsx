import type { ReactNode, SubmitEvent } from 'react';
import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';
import { addBook, startReading } from './library.ts';

interface BookFormProps {
  readonly title?: string;
  readonly author?: string;
  /** `how` is the value of the button that was pressed. */
  readonly onSave: (title: string, author: string, how: string) => void;
  /** The buttons. */
  readonly children: ReactNode;
}

// A maxLength would cut what is pasted. The pattern refuses it, and the browser says why when the form is sent.
const text = { type: 'text', dir: 'auto', pattern: '.{0,200}', title: 'At most 200 characters' } as const;

export function BookForm({ title = '', author = '', onSave, children }: BookFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const typed = (name: string) => String(data.get(name) ?? '').trim();
    onSave(typed('title'), typed('author'), typed('how'));
    event.currentTarget.reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={shell.field}>
        Title
        <input
          {...text}
          name="title"
          required
          pattern="(?=.*\S).{1,200}"
          title="What the book is called, in at most 200 characters"
          defaultValue={title}
        />
      </label>
      <label className={shell.field}>
        Author
        <input {...text} name="author" defaultValue={author} />
      </label>
      <div className={shell.row}>{children}</div>
    </form>
  );
}

export function AddBook() {
  return (
    <details className={styles.details}>
      <summary>Add a book</summary>
      <BookForm
        onSave={(title, author, how) => {
          const id = addBook(title, author);
          if (how === 'reading') startReading(id);
          location.hash = `/${id}`;
        }}
      >
        <button type="submit">Want to read</button>
        <button type="submit" name="how" value="reading">
          Reading it now
        </button>
      </BookForm>
    </details>
  );
}
