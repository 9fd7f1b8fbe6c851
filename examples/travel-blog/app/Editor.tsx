import { useState, useSyncExternalStore } from 'react';
import shell from '../../shell/AppShell.module.css';
import { AppShell } from '../../shell/AppShell.tsx';
import styles from './App.module.css';
import { DayItem } from './DayItem.tsx';
import {
  type Day,
  type Document,
  emptyDay,
  nameOf,
  newId,
  orderAfterMove,
  orderAtEnd,
  partsOf,
  people,
} from './journey.ts';
import type { KeptJourney } from './kept-journey.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { forgetPictures } from './pictures.ts';

interface EditorProps {
  readonly title: string;
  readonly days: readonly Day[];
  readonly documents: readonly Document[];
  readonly me: string;
  readonly become: (person: string) => void;
  readonly journey: KeptJourney;
}

export function Editor(props: EditorProps) {
  const { title, me, become, journey } = props;
  const isSaved = useSyncExternalStore(journey.watch, journey.isSaved);
  const startOver = () => {
    journey.startOver();
    forgetPictures().catch(console.warn);
  };
  return (
    <AppShell isSaved={isSaved} startOver={startOver} className={styles.page}>
      <header className={styles.top}>
        <h1 dir="auto">{title.trim() || 'Untitled journey'}</h1>
        <label className={shell.field}>
          Title of the journey
          <input
            type="text"
            dir="auto"
            value={title}
            onChange={({ target }) => journey.title.change(target.value)}
          />
        </label>
        <fieldset className={shell.choices}>
          <legend>Writing as</legend>
          {people.map((person) => (
            <label key={person}>
              <input type="radio" name="writer" checked={person === me} onChange={() => become(person)} />
              {person}
            </label>
          ))}
        </fieldset>
        <a className={`${shell.primary} ${styles.read}`} href="#read">
          Read the journey
        </a>
      </header>
      <Days {...props} />
    </AppShell>
  );
}

function Days({ days, documents, me, journey }: EditorProps) {
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
      <PlaceMap days={days} open={open} me={me} put={journey.put} />
      <section aria-label="Days" id="days" tabIndex={-1} className={styles.days}>
        {days.length === 0 && <p>No day yet. The first one begins the route on the map.</p>}
        <ol>
          {days.map((day, i) => (
            <DayItem
              key={day.id}
              day={day}
              number={i + 1}
              isOpen={day === open}
              me={me}
              parts={partsOf(documents, day)}
              journey={journey}
              onOpen={() => setOpenId(day === open ? undefined : day.id)}
              onMove={(by) => move(day, by)}
            />
          ))}
        </ol>
        <p role="status" className={shell.note}>
          {announcement}
        </p>
        <button type="button" onClick={add}>
          Add a day
        </button>
      </section>
    </div>
  );
}
