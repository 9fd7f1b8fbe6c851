import type { MouseEvent } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import styles from './App.module.css';
import drawings from './drawings.svg?no-inline';
import { type Day, map, squareOf } from './journey.ts';

interface MapProps {
  readonly days: readonly Day[];
  readonly open?: Day | undefined;
}

/** An invented coast, and the days on it, joined in their order. */
export function CoastMap({ days, open }: MapProps) {
  const route = days.map((day, i) => `${i + 1} ${day.place || 'unnamed place'} (${squareOf(day)})`);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${map.x} ${map.y}`}
      role="img"
      aria-label={`Map of the coast. Route: ${route.join(', ') || 'none yet'}`}
    >
      <use aria-hidden href={`${drawings}#coast`} />
      <polyline className={styles.route} points={days.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {days.map((day, i) => (
        <g aria-hidden key={day.id} className={day === open ? styles.open : undefined}>
          <circle cx={day.x} cy={day.y} r="3" />
          <text x={day.x} y={day.y + 1.2}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface PlaceMapProps extends MapProps {
  readonly me: string;
  readonly onPlace: (day: Day, point: Partial<Day>, isSlide: boolean) => void;
}

/** The map, on which the open day's own writer sets its place: by pressing it, or by the sliders at its edges. */
export function PlaceMap({ days, open, me, onPlace }: PlaceMapProps) {
  const mine = open?.author === me ? open : undefined;
  const place = (point: Partial<Day>, isSlide = false) => mine && onPlace(mine, point, isSlide);
  const press = ({ currentTarget, nativeEvent }: MouseEvent) =>
    place({
      x: Math.round((nativeEvent.offsetX / currentTarget.clientWidth) * map.x),
      y: Math.round((nativeEvent.offsetY / currentTarget.clientHeight) * map.y),
    });
  const slider = (axis: 'x' | 'y', label: string, direction: string) => (
    <input
      type="range"
      className={styles[axis]}
      aria-label={label}
      aria-valuetext={mine && `${mine[axis]} km ${direction}, square ${squareOf(mine)}`}
      disabled={!mine}
      max={map[axis]}
      value={mine?.[axis] ?? 0}
      onChange={({ target }) => place({ [axis]: Number(target.value) }, true)}
    />
  );
  return (
    <section className={styles.placeMap} aria-label="Map" id="map" tabIndex={-1}>
      {slider('y', 'From north to south', 'south')}
      <div>
        <CoastMap days={days} open={open} />
        {/* For the pointer alone: the keyboard has the sliders. */}
        <Button tabIndex={-1} aria-hidden="true" onClick={press} />
      </div>
      {slider('x', 'From west to east', 'east')}
      <p className={shell.note}>
        {open && !mine
          ? `This is ${open.author}’s day: only ${open.author} sets its place.`
          : 'Press the map to set the place of the open day, or move the sliders.'}
      </p>
    </section>
  );
}
