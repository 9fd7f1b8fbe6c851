import styles from './App.module.css';
import drawings from './drawings.svg?no-inline';
import { type Day, map, squareOf } from './journey.ts';

interface CoastMapProps {
  readonly days: readonly Day[];
  readonly openId?: string | undefined;
}

/** An invented coast, and the days on it, joined in their order. */
export function CoastMap({ days, openId }: CoastMapProps) {
  const route = days.map((day, i) => `${i + 1} ${day.place || 'unnamed place'} (${squareOf(day)})`);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${map.x} ${map.y}`}
      role="img"
      aria-label={`Map of the coast. Route: ${route.join(', ') || 'none yet'}`}
    >
      <use href={`${drawings}#coast`} />
      <polyline className={styles.route} points={days.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {days.map(({ id, x, y }, i) => (
        <g key={id} className={id === openId ? styles.open : undefined}>
          <circle cx={x} cy={y} r="3" />
          <text x={x} y={y + 1.2}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
