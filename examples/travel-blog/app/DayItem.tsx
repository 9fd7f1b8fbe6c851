import styles from './App.module.css';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { Documents } from './documents.ts';
import { focusSoon } from './focus.ts';
import { type Day, mayDelete, nameOf, orderAtEnd, type Person } from './journey.ts';
import { squareOf } from './map.ts';
import { newId } from './new-id.ts';
import { PartField } from './PartField.tsx';
import { PictureInput } from './PictureInput.tsx';
import { forgetPicture } from './pictures.ts';

interface DayItemProps {
  readonly day: Day;
  readonly number: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly me: Person;
  readonly documents: Documents;
  readonly onOpen: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

export function DayItem({ day, number, isLast, isOpen, me, documents, onOpen, onMove }: DayItemProps) {
  return (
    <li className={styles.day}>
      <h2>
        <button type="button" id={`open-${day.id}`} aria-expanded={isOpen} onClick={onOpen}>
          <span className={styles.number}>{number}</span>
          <span dir="auto">{nameOf(day)}</span>
        </button>
      </h2>
      <p className={styles.caption}>
        <bdi>{day.place || 'No place yet'}</bdi>, {squareOf(day)}. {day.author}’s day
      </p>
      {isOpen && (
        <div className={styles.inside}>
          {day.author === me && (
            <OwnDay
              day={day}
              isFirst={number === 1}
              isLast={isLast}
              me={me}
              documents={documents}
              onMove={onMove}
            />
          )}
          {day.parts.length === 0 && (
            <p className={styles.note}>Nothing here yet. Anyone may write the first lines.</p>
          )}
          {day.parts.map((part) => (
            <PartField key={part.id} part={part} me={me} documents={documents} />
          ))}
          <AddParts day={day} me={me} documents={documents} />
        </div>
      )}
    </li>
  );
}

type OwnDayProps = Pick<DayItemProps, 'day' | 'isLast' | 'me' | 'documents' | 'onMove'> & {
  readonly isFirst: boolean;
};

function OwnDay({ day, isFirst, isLast, me, documents, onMove }: OwnDayProps) {
  const { id, parts, ...own } = day;
  const change = (changes: Partial<typeof own>) => documents.put(id, { ...own, ...changes });
  const remove = () => {
    for (const part of parts) {
      documents.remove(part.id);
      if (part.kind === 'picture') void forgetPicture(part.id);
    }
    documents.remove(id);
    focusSoon('days');
  };
  const mover = (label: string, by: 1 | -1, isAtEnd: boolean) => (
    <button
      type="button"
      aria-disabled={isAtEnd}
      onClick={({ currentTarget }) => {
        if (!isAtEnd) onMove(by);
        // Moving the day in the page took the focus away.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className={styles.fields}>
        <label className={styles.field}>
          Title of the day
          <input dir="auto" value={own.title} onChange={({ target }) => change({ title: target.value })} />
        </label>
        <label className={styles.field}>
          Name of the place
          <input dir="auto" value={own.place} onChange={({ target }) => change({ place: target.value })} />
        </label>
      </div>
      <div className={styles.row}>
        {mover('Move up', -1, isFirst)}
        {mover('Move down', 1, isLast)}
        {mayDelete(me, day) ? (
          <ConfirmButton
            label="Delete day"
            question={`Delete ${nameOf(day)} with all in it?`}
            onConfirm={remove}
          />
        ) : (
          <span className={styles.note}>Others have written here too, so the day stays.</span>
        )}
      </div>
    </>
  );
}

function AddParts({ day, me, documents }: Pick<DayItemProps, 'day' | 'me' | 'documents'>) {
  const fields = { author: me, day: day.id, order: orderAtEnd(day.parts) };
  const addParagraph = () => {
    const id = newId();
    documents.put(id, { kind: 'paragraph', ...fields, text: '' });
    focusSoon(id);
  };
  return (
    <div className={styles.row}>
      <button type="button" onClick={addParagraph}>
        Add a paragraph
      </button>
      <PictureInput onPicture={(id) => documents.put(id, { kind: 'picture', ...fields, alt: '' })} />
    </div>
  );
}
