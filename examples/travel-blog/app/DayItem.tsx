import shell from '../../shell/AppShell.module.css';
import { focusSoon } from '../../shell/focus-soon.ts';
import styles from './App.module.css';
import { type Day, nameOf, newId, orderAtEnd, type Part, squareOf } from './journey.ts';
import type { KeptJourney } from './kept-journey.ts';
import { PartItem, removePart } from './PartItem.tsx';
import { AddPicture } from './Picture.tsx';

interface DayItemProps {
  readonly day: Day;
  readonly parts: readonly Part[];
  readonly number: number;
  readonly isOpen: boolean;
  readonly me: string;
  readonly journey: KeptJourney;
  readonly onOpen: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

export function DayItem(props: DayItemProps) {
  const { day, parts, number, isOpen, me, journey, onOpen } = props;
  const addPart = (kind: Part['kind'], id = newId()) => {
    journey.put({ kind, id, author: me, day: day.id, order: orderAtEnd(parts), text: '' });
    focusSoon(id);
  };
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
          {day.author === me && <OwnDay {...props} />}
          {parts.length === 0 && (
            <p className={shell.note}>Nothing here yet. Anyone may write the first lines.</p>
          )}
          {parts.map((part) => (
            <PartItem key={part.id} part={part} me={me} journey={journey} />
          ))}
          <div className={shell.row}>
            <button type="button" onClick={() => addPart('paragraph')}>
              Add a paragraph
            </button>
            <AddPicture onPicture={(id) => addPart('picture', id)} />
          </div>
        </div>
      )}
    </li>
  );
}

function OwnDay({ day, parts, me, journey, onMove }: DayItemProps) {
  const remove = () => {
    if (!confirm(`Delete ${nameOf(day)} and what you wrote there? What others wrote stays.`)) return;
    for (const part of parts) if (part.author === me) removePart(journey, part);
    journey.remove(day);
    focusSoon('days');
  };
  const field = (label: string, name: 'title' | 'place') => (
    <label className={shell.field}>
      {label}
      <input
        type="text"
        dir="auto"
        value={day[name]}
        onChange={({ target }) => journey.put({ ...day, [name]: target.value })}
      />
    </label>
  );
  const mover = (label: string, by: 1 | -1) => (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        onMove(by);
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
        {field('Title of the day', 'title')}
        {field('Name of the place', 'place')}
      </div>
      <div className={shell.row}>
        {mover('Move up', -1)}
        {mover('Move down', 1)}
        <button type="button" className={shell.quiet} onClick={remove}>
          Delete day
        </button>
      </div>
    </>
  );
}
