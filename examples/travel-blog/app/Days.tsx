import { type MouseEvent, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { PictureInput } from '../../shell/PictureInput.tsx';
import styles from './App.module.css';
import {
  type Day,
  type Document,
  emptyDay,
  nameOf,
  newId,
  orderAfterMove,
  orderAtEnd,
  type Part,
  partsOf,
  squareOf,
} from './journey.ts';
import { journey } from './kept-journey.ts';
import { PartItem } from './Parts.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { keepPicture } from './pictures.ts';

interface DaysProps {
  readonly days: readonly Day[];
  readonly documents: readonly Document[];
  readonly me: string;
}

/** The map and the days. One of them is open, or none. */
export function Days({ days, documents, me }: DaysProps) {
  const [openId, setOpenId] = useState(days[0]?.id);
  const [announcement, announce] = useState('');
  const open = days.find(({ id }) => id === openId);

  const add = () => {
    const id = newId();
    journey.put(emptyDay(id, me, orderAtEnd(days)));
    setOpenId(id);
    announce(`Day ${days.length + 1} is new. Set its place on the map.`);
  };
  const move = (day: Day, by: 1 | -1) => {
    const order = orderAfterMove(days, day.id, by);
    if (order === null) return;
    journey.put({ ...day, order });
    announce(`${nameOf(day)} is now day ${days.indexOf(day) + 1 + by}.`);
  };
  return (
    <div className={styles.columns}>
      <PlaceMap days={days} open={open} me={me} />
      <section aria-label="Days" id="days" tabIndex={-1} className={styles.days}>
        {days.length === 0 && <p>No day yet. The first one begins the route on the map.</p>}
        <ol>
          {days.map((day, i) => (
            <li key={day.id} className={styles.day}>
              <h2>
                <Button
                  id={`open-${day.id}`}
                  aria-expanded={day === open}
                  onClick={() => setOpenId(day === open ? undefined : day.id)}
                >
                  <span className={styles.number}>{i + 1}</span>
                  <span dir="auto">{nameOf(day)}</span>
                </Button>
              </h2>
              <p className={styles.caption}>
                <bdi>{day.place || 'No place yet'}</bdi>, {squareOf(day)}. {day.author}’s day
              </p>
              {day === open && (
                <OpenDay day={day} parts={partsOf(documents, day)} me={me} onMove={(by) => move(day, by)} />
              )}
            </li>
          ))}
        </ol>
        <p role="status" className={shell.note}>
          {announcement}
        </p>
        <Button onClick={add}>Add a day</Button>
      </section>
    </div>
  );
}

interface OpenDayProps {
  readonly day: Day;
  readonly parts: readonly Part[];
  readonly me: string;
  readonly onMove: (by: 1 | -1) => void;
}

function OpenDay(props: OpenDayProps) {
  const { day, parts, me } = props;
  const addPart = (kind: Part['kind'], id = newId()) => {
    journey.put({ kind, id, author: me, day: day.id, order: orderAtEnd(parts), text: '' });
    focusSoon(id);
  };
  const addPicture = (address: string, id = newId()) =>
    keepPicture(id, address).then(
      () => addPart('picture', id),
      () => alert('This browser has no room for the picture. It was not added.'),
    );
  return (
    <div className={styles.inside}>
      {day.author === me && <OwnDay {...props} />}
      {parts.length === 0 && (
        <p className={shell.note}>Nothing here yet. Anyone may write the first lines.</p>
      )}
      {parts.map((part) => (
        <PartItem key={part.id} part={part} me={me} />
      ))}
      <div className={shell.row}>
        <Button onClick={() => addPart('paragraph')}>Add a paragraph</Button>
        <PictureInput label="Add a picture" longestSide={1280} onPicture={addPicture} />
      </div>
    </div>
  );
}

function OwnDay({ day, parts, me, onMove }: OpenDayProps) {
  const move = (by: 1 | -1, { currentTarget }: MouseEvent<HTMLElement>) => {
    onMove(by);
    // Moving the day in the page took the focus away.
    requestAnimationFrame(() => currentTarget.focus());
  };
  const remove = () => {
    if (!confirm(`Delete ${nameOf(day)} and what you wrote there? What others wrote stays.`)) return;
    for (const each of [day, ...parts]) if (each.author === me) journey.remove(each);
    focusSoon('days');
  };
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Title of the day"
          value={day.title}
          onText={(title) => journey.put({ ...day, title })}
        />
        <TextField
          label="Name of the place"
          value={day.place}
          onText={(place) => journey.put({ ...day, place })}
        />
      </div>
      <div className={shell.row}>
        <Button onClick={(event) => move(-1, event)}>Move up</Button>
        <Button onClick={(event) => move(1, event)}>Move down</Button>
        <Button className={shell.quiet} onClick={remove}>
          Delete day
        </Button>
      </div>
    </>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

export const TextField = ({ label, value, onText }: TextFieldProps) => (
  <label className={shell.field}>
    {label}
    <input type="text" value={value} onChange={({ target }) => onText(target.value)} />
  </label>
);
