import type { MouseEvent } from 'react';
import styles from './CoastMap.module.css';
import { CoastMap } from './CoastMap.tsx';
import type { Documents } from './documents.ts';
import type { Day, Person } from './journey.ts';
import { map, markAt, type Point, pointOnMap, squareOf } from './map.ts';

interface PlaceMapProps {
  readonly days: readonly Day[];
  readonly open: Day | undefined;
  readonly me: Person;
  readonly onOpen: (id: string) => void;
  readonly put: Documents['put'];
}

/** The map, on which the open day's own writer sets its place: by pressing it, or by the rulers at its edges. */
export function PlaceMap({ days, open, me, onOpen, put }: PlaceMapProps) {
  const mine = open?.author === me ? open : undefined;
  const place = (point: Partial<Point>) => {
    if (!mine) return;
    const { id, parts, ...day } = mine;
    put(id, { ...day, ...point });
  };
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const point = pointOnMap(currentTarget.getBoundingClientRect(), clientX, clientY);
    const pressed = markAt(days, point);
    if (pressed && pressed.id !== open?.id) onOpen(pressed.id);
    else place(point);
  };
  return (
    <section className={styles.plate} aria-label="Map">
      <div className={styles.rulers}>
        <Ruler mine={mine} axis="y" size={map.height} onChange={(y) => place({ y })} />
        <div className={styles.field}>
          <CoastMap days={days} openId={open?.id} />
          {/* For the pointer alone: the keyboard has the rulers, and the list of days. */}
          <button type="button" tabIndex={-1} aria-hidden="true" className={styles.press} onClick={press} />
        </div>
        <Ruler mine={mine} axis="x" size={map.width} onChange={(x) => place({ x })} />
      </div>
      <p className={styles.help}>
        {mine
          ? 'Press the map to set the place of the open day, or move the rulers.'
          : open
            ? `This is ${open.author}’s day: only ${open.author} sets its place.`
            : 'Open a day of your own to set its place.'}
      </p>
    </section>
  );
}

interface RulerProps {
  readonly mine: Day | undefined;
  readonly axis: 'x' | 'y';
  readonly size: number;
  readonly onChange: (value: number) => void;
}

function Ruler({ mine, axis, size, onChange }: RulerProps) {
  const [label, direction] = axis === 'x' ? ['From west to east', 'east'] : ['From north to south', 'south'];
  return (
    <input
      type="range"
      className={axis === 'x' ? styles.across : styles.down}
      aria-label={label}
      aria-valuetext={
        mine ? `${mine[axis]} km ${direction}, square ${squareOf(mine)}` : 'No day of yours is open'
      }
      disabled={!mine}
      min="0"
      max={size}
      value={mine?.[axis] ?? size / 2}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
