import { useRef, useState } from 'react';
import { problemWithName } from './book.ts';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

type Save = (title: string, author: string) => void;

interface BookFormProps {
  readonly title?: string;
  readonly author?: string;
  readonly button: string;
  readonly onSave: Save;
  /** Another way to save. */
  readonly second?: { readonly button: string; readonly onSave: Save };
  readonly onCancel?: () => void;
}

export function BookForm({ button, onSave, second, onCancel, ...initial }: BookFormProps) {
  const [title, setTitle] = useState(initial.title ?? '');
  const [author, setAuthor] = useState(initial.author ?? '');
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = [problemWithName(title, 'title', true), problemWithName(author, 'author', false)] as const;

  function save(how: Save) {
    setTried(true);
    const wrong = problems.findIndex((problem) => problem !== null);
    if (wrong >= 0) form.current?.querySelectorAll('input')[wrong]?.focus();
    else how(title.trim(), author.trim());
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(onSave);
      }}
    >
      <Field
        label="Title"
        value={title}
        problem={wasTried ? problems[0] : null}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Field
        label="Author"
        value={author}
        problem={wasTried ? problems[1] : null}
        onChange={(event) => setAuthor(event.target.value)}
      />
      <div className={styles.buttons}>
        <button type="submit" data-main>
          {button}
        </button>
        {second && (
          <button type="button" onClick={() => save(second.onSave)}>
            {second.button}
          </button>
        )}
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
