import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { newId, type Reading } from './book.ts';
import { Field } from './Field.tsx';
import { focusSoon } from './focus-soon.ts';
import { drafts, putNote } from './library.ts';
import styles from './NoteForm.module.css';
import { useSay } from './say.ts';

const empty = { id: '', page: '', text: '' };

/** A quick note while reading. What is typed is kept, also when another book is opened before it is added. */
export function NoteForm({ book, reading }: { readonly book: string; readonly reading: Reading }) {
  const { value: all } = useSyncExternalStore(drafts.subscribe, drafts.current);
  const draft = all[reading.id] ?? empty;
  const [wasTried, setTried] = useState(false);
  const say = useSay();
  const set = (changed: Partial<typeof empty>) =>
    drafts.change((those) => ({ ...those, [reading.id]: { ...draft, ...changed } }));

  const page = draft.page.trim() === '' ? null : Number(draft.page);
  const isPageWrong = page !== null && !(Number.isInteger(page) && page > 0 && page < 100_000);
  const isEmpty = draft.text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPageWrong || isEmpty)
      return document.getElementById(`${isPageWrong ? 'page' : 'note'}-${reading.id}`)?.focus();
    putNote(book, reading.id, { id: draft.id || newId(), page, text: draft.text.trim() });
    say(page === null ? 'The note was saved.' : `The note on page ${page} was saved.`);
    finish();
  }

  function finish() {
    drafts.change(({ [reading.id]: _done, ...others }) => others);
    setTried(false);
    focusSoon(`note-${reading.id}`, 'page');
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id={`page-${reading.id}`}
        label="Page"
        inputMode="numeric"
        value={draft.page}
        problem={wasTried && isPageWrong ? 'A page is a number, like 42.' : null}
        onChange={(event) => set({ page: event.target.value })}
      />
      <div className={styles.text}>
        <label htmlFor={`note-${reading.id}`}>{draft.id === '' ? 'Note' : 'Edit the note'}</label>
        <textarea
          id={`note-${reading.id}`}
          rows={2}
          dir="auto"
          value={draft.text}
          aria-invalid={wasTried && isEmpty}
          aria-describedby={`problem-${reading.id}`}
          onChange={(event) => set({ text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <p id={`problem-${reading.id}`} role="alert">
          {wasTried && isEmpty && 'Write something first.'}
        </p>
      </div>
      <button type="submit" data-main={reading.finish === null || undefined}>
        {draft.id === '' ? 'Add note' : 'Save note'}
      </button>
      {draft.id !== '' && (
        <button type="button" data-quiet onClick={finish}>
          Cancel
        </button>
      )}
    </form>
  );
}
