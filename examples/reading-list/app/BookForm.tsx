import type { ReactNode, SubmitEvent } from 'react';
import styles from './BookForm.module.css';
import { addBook, startReading } from './library.ts';

interface BookFormProps {
  readonly title?: string;
  readonly author?: string;
  /** `how` is the value of the button that was pressed. */
  readonly onSave: (title: string, author: string, how: string) => void;
  /** The buttons. */
  readonly children: ReactNode;
}

export function BookForm({ title = '', author = '', onSave, children }: BookFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    onSave(text('title'), text('author'), text('how'));
    event.currentTarget.reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        Title
        <input name="title" type="text" dir="auto" required defaultValue={title} onChange={check} />
      </label>
      <label>
        Author
        <input name="author" type="text" dir="auto" defaultValue={author} onChange={check} />
      </label>
      <div>{children}</div>
    </form>
  );
}

/** The browser shows what is wrong when the form is sent. */
function check({ target }: { readonly target: HTMLInputElement }): void {
  const length = [...target.value.trim()].length;
  const isEmpty = target.required && length === 0;
  const tooLong = `At most 200 characters, please. These are ${length.toLocaleString('en')}.`;
  target.setCustomValidity(isEmpty ? 'What is the title?' : length > 200 ? tooLong : '');
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
