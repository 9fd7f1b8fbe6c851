import type { MouseEvent } from 'react';
import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';
import { CoastMap } from './CoastMap.tsx';
import { type Day, map, squareOf } from './journey.ts';
import type { KeptJourney } from './kept-journey.ts';

interface PlaceMapProps {
  readonly days: readonly Day[];
  readonly open: Day | undefined;
  readonly me: string;
  readonly put: KeptJourney['put'];
}

/** The map, on which the open day's own writer sets its place: by pressing it, or by the sliders at its edges. */
export function PlaceMap({ days, open, me, put }: PlaceMapProps) {
  const mine = open?.author === me ? open : undefined;
  const place = (point: Partial<Pick<Day, 'x' | 'y'>>) => mine && put({ ...mine, ...point });
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    place({
      x: Math.round(((clientX - left) / width) * map.x),
      y: Math.round(((clientY - top) / height) * map.y),
    });
  };
  const slider = (axis: 'x' | 'y', label: string, direction: string) => (
    <input
      type="range"
      className={styles[axis]}
      aria-label={label}
      aria-valuetext={
        mine ? `${mine[axis]} km ${direction}, square ${squareOf(mine)}` : 'No day of yours is open'
      }
      disabled={!mine}
      max={map[axis]}
      value={mine?.[axis] ?? map[axis] / 2}
      onChange={({ target }) => place({ [axis]: Number(target.value) })}
    />
  );
  return (
    <section className={styles.placeMap} aria-label="Map">
      {slider('y', 'From north to south', 'south')}
      <div>
        <CoastMap days={days} openId={open?.id} />
        {/* For the pointer alone: the keyboard has the sliders. */}
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={press} />
      </div>
      {slider('x', 'From west to east', 'east')}
      <p className={shell.note}>
        {mine
          ? 'Press the map to set the place of the open day, or move the sliders.'
          : open
            ? `This is ${open.author}’s day: only ${open.author} sets its place.`
            : 'Open a day of your own to set its place.'}
      </p>
    </section>
  );
}
