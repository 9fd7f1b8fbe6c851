import { useState } from 'react';
import styles from './App.module.css';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DayItem } from './DayItem.tsx';
import type { Documents } from './documents.ts';
import { emptyDay, type Journey, nameOf, orderAfterMove, orderAtEnd } from './journey.ts';
import { newId } from './new-id.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { forgetPicture } from './pictures.ts';
import { useWriter, WritingAs } from './WritingAs.tsx';

interface EditorProps {
  readonly journey: Journey;
  readonly isKept: boolean;
  readonly documents: Documents;
}

export function Editor({ journey, isKept, documents }: EditorProps) {
  const { title, days } = journey;
  const [me, setMe] = useWriter();
  const [openId, setOpenId] = useState(days[0]?.id);
  const [news, setNews] = useState('');
  const open = days.find(({ id }) => id === openId);

  const add = () => {
    const id = newId();
    documents.put(id, { ...emptyDay(me), order: orderAtEnd(days) });
    setOpenId(id);
    setNews(`Day ${days.length + 1} is new. Set its place on the map.`);
  };
  const move = (id: string, by: 1 | -1) => {
    const order = orderAfterMove(days, id, by);
    const day = documents.current().documents.get(id);
    if (order === null || day?.kind !== 'day') return;
    documents.put(id, { ...day, order });
    setNews(`${nameOf(day)} is now day ${days.findIndex((each) => each.id === id) + 1 + by}.`);
  };
  const startOver = () => {
    documents.startOver();
    setOpenId('day-1');
    void forgetPicture();
  };

  return (
    <main className={styles.app}>
      <header className={styles.top}>
        <h1 dir="auto">{title.trim() || 'Untitled journey'}</h1>
        <label className={styles.field}>
          Title of the journey
          <input
            dir="auto"
            value={title}
            onChange={({ target }) => documents.put('journey', { kind: 'journey', title: target.value })}
          />
        </label>
        <WritingAs me={me} onChange={setMe} />
        <a className={styles.main} href="#read">
          Read the journey
        </a>
      </header>
      {!isKept && (
        <p className={styles.problem} role="alert">
          This browser has no room to keep the latest changes. They stay on the screen: print the journey, or
          delete what you don’t need.
        </p>
      )}
      <div className={styles.columns}>
        <PlaceMap days={days} open={open} me={me} onOpen={setOpenId} put={documents.put} />
        <section aria-label="Days" id="days" tabIndex={-1} className={styles.days}>
          {days.length === 0 && <p>No day yet. The first one begins the route on the map.</p>}
          <ol>
            {days.map((day, i) => (
              <DayItem
                key={day.id}
                day={day}
                number={i + 1}
                isLast={i === days.length - 1}
                isOpen={day.id === openId}
                me={me}
                documents={documents}
                onOpen={() => setOpenId(day.id === openId ? undefined : day.id)}
                onMove={(by) => move(day.id, by)}
              />
            ))}
          </ol>
          <p role="status" className={styles.note}>
            {news}
          </p>
          <div className={styles.row}>
            <button type="button" onClick={add}>
              Add a day
            </button>
            <ConfirmButton
              label="Start over"
              question="Start over with the sample? Everything you wrote is then gone from this browser."
              onConfirm={startOver}
            />
          </div>
        </section>
      </div>
    </main>
  );
}
