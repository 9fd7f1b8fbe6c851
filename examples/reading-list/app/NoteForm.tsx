import { type FormEvent, useSyncExternalStore } from 'react';
import { focusSoon } from '../../shell/focus-soon.ts';
import type { Reading } from './book.ts';
import { type Draft, drafts, putNote, setDraft } from './library.ts';
import styles from './ReadingCard.module.css';

interface NoteFormProps {
  readonly book: string;
  readonly reading: Reading;
}

/** A quick note while reading. What is typed is kept, also when another book is opened before it is added. */
export function NoteForm({ book, reading: { id } }: NoteFormProps) {
  const draft = useSyncExternalStore(drafts.watch, drafts.current)[id] ?? { id: '', page: '', text: '' };
  const set = (changed: Partial<Draft>) => setDraft(id, { ...draft, ...changed });
  const text = draft.text.trim();

  function close() {
    setDraft(id, null);
    focusSoon(`note-${id}`);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    putNote(book, id, { id: draft.id || crypto.randomUUID(), page: Number(draft.page) || null, text });
    close();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        Page
        <input
          type="text"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,4}"
          title="A page is a number, like 42."
          value={draft.page}
          onChange={({ target }) => set({ page: target.value })}
        />
      </label>
      <label>
        {draft.id === '' ? 'Note' : 'Edit the note'}
        <textarea
          id={`note-${id}`}
          ref={(box) => box?.setCustomValidity(text === '' ? 'Write something first.' : '')}
          rows={2}
          dir="auto"
          value={draft.text}
          onChange={({ target }) => set({ text: target.value })}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <button type="submit">{draft.id === '' ? 'Add note' : 'Save note'}</button>
      {draft.id !== '' && (
        <button type="button" onClick={close}>
          Cancel
        </button>
      )}
    </form>
  );
}
