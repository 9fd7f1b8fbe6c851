import type { FormEvent } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { byPage, type Draft, type Note, type Reading } from './book.ts';
import styles from './ReadingCard.module.css';

interface NotesProps {
  readonly reading: Reading;
  readonly change: (change: (latest: Reading) => Partial<Reading>) => void;
}

const noteOf = ({ page, text }: Draft): readonly Note[] =>
  text.trim() ? [{ id: crypto.randomUUID(), page: Number(page) || null, text: text.trim() }] : [];

/** A quick note while reading. What is typed is kept, also when another book is opened before it is added. */
export function NoteForm({ reading, change }: NotesProps) {
  const { draft = { page: '', text: '' } } = reading;
  const type = (typed: Partial<Draft>) => change(() => ({ draft: { ...draft, ...typed } }));

  function submit(event: FormEvent) {
    event.preventDefault();
    change(({ notes }) => ({ notes: [...notes, ...noteOf(draft)], draft: undefined }));
    focusSoon(`note-${reading.id}`);
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
        Note
        <textarea
          id={`note-${reading.id}`}
          ref={(box) => box?.setCustomValidity(draft.text.trim() ? '' : 'Write something first.')}
          value={draft.text}
          onChange={({ target }) => type({ text: target.value })}
        />
      </label>
      <button type="submit">Add note</button>
    </form>
  );
}

/** Notes in the order of the pages, whenever they were written. A screen reader reads a new one. */
export function Notes({ reading, change }: NotesProps) {
  const where = ({ page }: Note) => (page === null ? 'without a page' : `on page ${page}`);

  /** Takes the note back into the form. What is there already becomes a note. */
  function edit(note: Note) {
    change(({ notes, draft }) => ({
      notes: [...notes.filter(({ id }) => id !== note.id), ...(draft ? noteOf(draft) : [])],
      draft: { page: `${note.page ?? ''}`, text: note.text },
    }));
    focusSoon(`note-${reading.id}`);
  }
  function remove(note: Note) {
    if (!confirm(`Remove the note ${where(note)}?`)) return;
    change(({ notes }) => ({ notes: notes.filter(({ id }) => id !== note.id) }));
    focusSoon('book');
  }
  const button = (verb: string, note: Note, act: (note: Note) => void) => (
    <Button className={shell.quiet} aria-label={`${verb} the note ${where(note)}`} onClick={() => act(note)}>
      {verb}
    </Button>
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
