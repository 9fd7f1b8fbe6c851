import type { SubmitEvent } from 'react';
import shell from '../../shell/AppShell.module.css';
import { useTypingKept } from '../../shell/use-typing-kept.ts';
import styles from './App.module.css';

interface BookFormProps {
  readonly opener: string;
  readonly action: string;
  readonly title?: string;
  readonly author?: string;
  readonly onSave: (title: string, author: string) => void;
}

// A maxLength would cut what is pasted. The pattern refuses it, and the browser says why when the form is sent.
const text = { type: 'text', pattern: '.{0,200}', title: 'At most 200 characters' } as const;

/** A form behind a button. */
export function BookForm({ opener, action, title = '', author = '', onSave }: BookFormProps) {
  const details = useTypingKept<HTMLDetailsElement>(`app:reading-list:typed:${title}:${author}`);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSave(`${typed.get('title')}`.trim(), `${typed.get('author')}`.trim());
    event.currentTarget.reset();
    details.current?.removeAttribute('open');
  }
  return (
    <details ref={details} className={styles.details}>
      <summary>{opener}</summary>
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
        <div>
          <button type="submit">{action}</button>
        </div>
      </form>
    </details>
  );
}
