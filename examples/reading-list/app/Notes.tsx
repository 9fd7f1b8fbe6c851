import type { FormEvent } from 'react';
import shell from '../../shell/AppShell.module.css';
import { focusSoon } from '../../shell/focus-soon.ts';
import { byPage, type Draft, type Note, type Reading } from './book.ts';
import styles from './ReadingCard.module.css';

interface NotesProps {
  readonly reading: Reading;
  readonly change: (change: (latest: Reading) => Partial<Reading>) => void;
}

const focusNote = (reading: Reading) => focusSoon(`note-${reading.id}`);

/** A quick note while reading. What is typed is kept, also when another book is opened before it is added. */
export function NoteForm({ reading, change }: NotesProps) {
  const { draft = { id: '', page: '', text: '' } } = reading;
  const isNew = draft.id === '';
  const text = draft.text.trim();
  const type = (typed: Partial<Draft>) => change(() => ({ draft: { ...draft, ...typed } }));

  function cancel() {
    change(() => ({ draft: undefined }));
    focusNote(reading);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const note = { id: draft.id || crypto.randomUUID(), page: Number(draft.page) || null, text };
    change(({ notes }) => ({
      notes: [...notes.filter(({ id }) => id !== note.id), note],
      draft: undefined,
    }));
    focusNote(reading);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={shell.field}>
        Page
        <input
          type="text"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,4}"
          title="A page is a number, like 42."
          value={draft.page}
          onChange={({ target }) => type({ page: target.value })}
        />
      </label>
      <label className={shell.field}>
        {isNew ? 'Note' : 'Edit the note'}
        <textarea
          id={`note-${reading.id}`}
          ref={(box) => box?.setCustomValidity(text === '' ? 'Write something first.' : '')}
          dir="auto"
          value={draft.text}
          onChange={({ target }) => type({ text: target.value })}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <button type="submit">{isNew ? 'Add note' : 'Save note'}</button>
      {!isNew && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
    </form>
  );
}

/** Notes in the order of the pages, whenever they were written. A screen reader reads a new one. */
export function Notes({ reading, change }: NotesProps) {
  const where = ({ page }: Note) => (page === null ? 'without a page' : `on page ${page}`);

  function edit({ id, page, text }: Note) {
    change(() => ({ draft: { id, page: `${page ?? ''}`, text } }));
    focusNote(reading);
  }
  function remove(note: Note) {
    if (!confirm(`Remove the note ${where(note)}?`)) return;
    change(({ notes }) => ({ notes: notes.filter(({ id }) => id !== note.id) }));
    focusSoon('book');
  }
  const button = (verb: string, note: Note, act: (note: Note) => void) => (
    <button
      type="button"
      className={shell.quiet}
      aria-label={`${verb} the note ${where(note)}`}
      onClick={() => act(note)}
    >
      {verb}
    </button>
  );

  return (
    <ul className={styles.notes} aria-live="polite">
      {byPage(reading.notes).map((note) => (
        <li key={note.id}>
          <span>{note.page === null ? '\u2013' : `p. ${note.page}`}</span>
          <p>{note.text}</p>
          <div>
            {button('Edit', note, edit)}
            {button('Remove', note, remove)}
          </div>
        </li>
      ))}
    </ul>
  );
}
