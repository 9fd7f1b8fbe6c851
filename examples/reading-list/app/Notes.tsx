import { Ask } from './Ask.tsx';
import { byPage, type Note, type Reading } from './book.ts';
import { focusSoon } from './focus-soon.ts';
import { drafts, removeNote } from './library.ts';
import styles from './Notes.module.css';
import { useSay } from './say.ts';

interface NotesProps {
  readonly book: string;
  readonly reading: Reading;
}

/** Notes in the order of the pages, whenever they were written. */
export function Notes({ book, reading }: NotesProps) {
  const say = useSay();
  const where = ({ page }: Note) => (page === null ? 'without a page' : `on page ${page}`);

  function edit({ id, page, text }: Note) {
    drafts.change((all) => ({ ...all, [reading.id]: { id, page: `${page ?? ''}`, text } }));
    focusSoon(`note-${reading.id}`);
  }

  return (
    <ul className={styles.notes}>
      {byPage(reading.notes).map((note) => (
        <li key={note.id}>
          <span className={styles.page}>{note.page === null ? '\u2013' : `p. ${note.page}`}</span>
          <p dir="auto">{note.text}</p>
          <div>
            <button
              type="button"
              data-quiet
              aria-label={`Edit the note ${where(note)}`}
              onClick={() => edit(note)}
            >
              Edit
            </button>
            <Ask
              isQuiet
              button="Remove"
              label={`Remove the note ${where(note)}`}
              title="Remove this note?"
              says={note.text.length > 200 ? `${note.text.slice(0, 200)}…` : note.text}
              yes="Remove the note"
              no="Keep it"
              onYes={() => {
                removeNote(book, reading.id, note.id);
                focusSoon('page');
                say(`The note ${where(note)} was removed.`);
              }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
