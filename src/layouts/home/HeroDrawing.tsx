import type { ReactNode } from 'react';
import styles from './HeroDrawing.module.css';
import { Data, Interface, Logic, Touch } from './hero-layers.tsx';

const center = 280;
const step = 118;
const [halfWidth, halfHeight] = [176, 92];

/** Lays a 200-unit square flat, with its far corner at the top of layer `n`. */
const flat = (n: number) =>
  `matrix(${halfWidth / 200} ${halfHeight / 200} ${-halfWidth / 200} ${halfHeight / 200} ${center} ${top(n)})`;
const top = (n: number) => 12 + n * step;
const middle = (n: number) => top(n) + halfHeight;

interface LayerProps {
  readonly n: number;
  readonly fill: string;
  readonly isGlass?: boolean;
  readonly children: ReactNode;
  readonly upright?: ReactNode;
  readonly leader?: ReactNode;
}

/** One sheet of the app, lying flat; what stands on it, and the leader that names it. */
function Layer({ n, fill, isGlass = false, children, upright, leader }: LayerProps) {
  return (
    <g className={`${styles.layer} ${styles[`layer${n}`]}`}>
      <g className={styles.lift}>
        <g transform={flat(n)}>
          <rect className={fill} fillOpacity={isGlass ? 0.38 : undefined} width="200" height="200" rx="5" />
          {children}
        </g>
        {upright && <g transform={`translate(${center} ${middle(n)})`}>{upright}</g>}
        {leader}
      </g>
    </g>
  );
}

function Leader({ n, number, word, side }: { n: number; number: number; word: string; side: 1 | -1 }) {
  const from = center + side * halfWidth;
  const end = from + side * 46;
  return (
    <g className={styles.leader}>
      <path className="line" d={`M${from} ${middle(n)}H${end}`} />
      <circle className="spot" cx={from} cy={middle(n)} r="3.5" />
      <circle className={`paper ${styles.number}`} cx={end + side * 16} cy={middle(n)} r="16" />
      <text className="ink" x={end + side * 16} y={middle(n) + 4.5} textAnchor="middle">
        {number}
      </text>
      <text className="soft" x={end + side * 16} y={middle(n) + 37} textAnchor="middle">
        {word}
      </text>
    </g>
  );
}

/** An app taken apart: what one touches, what one sees, how it decides, and what it keeps. */
export function HeroDrawing() {
  return (
    <svg
      className={`drawing ${styles.hero}`}
      viewBox="20 0 520 582"
      role="img"
      aria-label="An app taken apart in four layers. At the top, what one touches: easy. Then what one sees: fun. Then how it decides: helpful. All of it rests on its data."
    >
      <AppTakenApart isNamed />
    </svg>
  );
}

/** The drawing without its svg element, between 104 and 456 across and 582 high; named, it has its leaders. */
export function AppTakenApart({ isNamed = false }: { readonly isNamed?: boolean }) {
  const bottom = middle(3);
  return (
    <>
      <path
        className={`line ${styles.assembly}`}
        strokeDasharray="1 6"
        d={`M${center - halfWidth} ${middle(0)}V${bottom}M${center + halfWidth} ${middle(0)}V${bottom}`}
      />
      <g className={styles.layer}>
        <g className={styles.lift}>
          <path
            className="paper"
            d={`M${center - halfWidth} ${bottom}v26L${center} ${top(3) + 2 * halfHeight + 26}L${center + halfWidth} ${bottom + 26}v-26L${center} ${top(3) + 2 * halfHeight}Z`}
          />
          <path
            className="line"
            d={`M${center} ${top(3) + 2 * halfHeight}v26M128 ${bottom + 25}l34 17.8v-7l-34-17.8zM176 ${bottom + 44}l18 9.4M176 ${bottom + 50}l18 9.4M400 ${bottom + 35}l30-15.7M400 ${bottom + 29}l30-15.7`}
          />
          <circle className="spot" cx="376" cy={bottom + 55} r="4" />
          <g transform={flat(3)}>
            <rect className="wash" width="200" height="200" />
          </g>
          <g transform={`translate(${center} ${bottom})`}>
            <Data />
          </g>
        </g>
      </g>
      <Layer n={2} fill="wash" leader={isNamed && <Leader n={2} number={3} word="helpful" side={1} />}>
        <Logic />
      </Layer>
      <Layer n={1} fill="paper" leader={isNamed && <Leader n={1} number={2} word="fun" side={-1} />}>
        <Interface />
      </Layer>
      <Layer
        n={0}
        fill="paper"
        isGlass
        leader={isNamed && <Leader n={0} number={1} word="easy" side={1} />}
        upright={
          <path
            className="spot"
            d="M4 2 10 44l10-9 8 17 9-4-8-17 14-2z"
            transform="translate(2 -6) scale(1.05)"
          />
        }
      >
        <Touch />
      </Layer>
    </>
  );
}
