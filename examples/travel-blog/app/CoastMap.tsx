import styles from './CoastMap.module.css';
import type { Day } from './journey.ts';
import { squareOf } from './map.ts';

interface CoastMapProps {
  readonly days: readonly Day[];
  readonly openId?: string | undefined;
}

const coast =
  'M78 0C76 6 82 9 80 15C78 20 70 19 69 25C68 30 74 32 72 37C70 42 62 40 58 43C54 46 57 51 53 54C49 57 42 53 38 57C34 61 37 66 31 69C25 72 22 68 15 71C9 74 6 78 4 80';
const island = 'M88 42C93 38 101 40 104 46C107 52 102 58 97 60C91 62 89 57 85 55C80 52 83 46 88 42Z';
const islets = 'M74 66c3-2 6 0 6 2s-4 4-6 2s-3-3 0-4zM100 22c2-2 5-1 5 1s-3 3-5 2s-1-2 0-3z';
const land = `${coast}L0 80V0Z${island}${islets}`;
const water = 'M22 38c4-4 12-3 13 1s-7 6-11 5s-4-4-2-6zM20 0C24 10 36 12 38 22S50 32 58 43';
const hills = 'M9 22l4-7l4 7M15 22l4-6l4 6M47 13l4-7l4 7M53 13l3-5l3 5M11 58l4-6l4 6M93 54l3-5l3 5';
const waves = 'M64 70q2-2 4 0t4 0M108 34q2-2 4 0t4 0M90 14q2-2 4 0t4 0M44 74q2-2 4 0t4 0';
const grid = 'M20 0V80M40 0V80M60 0V80M80 0V80M100 0V80M0 20H120M0 40H120M0 60H120';
const rose = 'M111 5v14M104.500 12h13M111 5l2 5.500h-4z';
const scale = 'M96 77v-2h20v2M106 75v1.500';

/** The whole route in words. */
const routeText = (days: readonly Day[]) =>
  days.map((day, i) => `${i + 1} ${day.place || 'unnamed place'} (${squareOf(day)})`).join(', ');

/** An invented coast, and the days on it, joined in their order. */
export function CoastMap({ days, openId }: CoastMapProps) {
  const label =
    days.length === 0 ? 'Map of the coast, without a route' : `Map of the coast. Route: ${routeText(days)}`;
  return (
    <svg className={styles.map} viewBox="0 0 120 80" role="img" aria-label={label}>
      <path className={styles.shallows} d={coast + island + islets} />
      <path className={styles.land} d={land} />
      <path className={styles.rule} d={grid} />
      <path className={styles.thin} d={water + hills + waves} />
      <path d={coast + island + islets} />
      <path d={rose + scale} />
      <g className={styles.letters}>
        {[...'ABCDEF'].map((letter, i) => (
          <text key={letter} x={10 + 20 * i} y="3.500">
            {letter}
          </text>
        ))}
        {[1, 2, 3, 4].map((number) => (
          <text key={number} x="2" y={20 * number - 9}>
            {number}
          </text>
        ))}
        <text x="106" y="73.500">
          20 km
        </text>
        <text x="111" y="23">
          N
        </text>
      </g>
      <path className={styles.route} d={`M${days.map(({ x, y }) => `${x} ${y}`).join('L') || '0 0'}`} />
      {days.map(({ id, x, y }, i) => (
        <g key={id} className={id === openId ? styles.open : styles.mark}>
          <circle cx={x} cy={y} r="3" />
          <text x={x} y={y + 1.2}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
