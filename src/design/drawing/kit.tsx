import type { ReactNode } from 'react';

/** The roles a drawing may use. A page defines the custom properties; they reach into the sprite by inheritance. */
const paint = {
  paper: 'var(--sheet)',
  wash: 'var(--wash)',
  faint: 'var(--faint)',
  spot: 'var(--spot)',
  line: 'var(--line)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  'on-spot': 'var(--on-spot)',
} as const;
type Paint = keyof typeof paint;

interface Look {
  readonly fill?: Paint | undefined;
  /** Dashed lines are for what is not there yet, was there, or moves. */
  readonly dashed?: boolean | undefined;
  /** A line on the amber part, dark by day and by night. */
  readonly onSpot?: boolean | undefined;
}

/** One weight for every line, however large the picture is shown. It can't be inherited, so every shape says it. */
function look({ fill, dashed, onSpot }: Look) {
  return {
    fill: fill && paint[fill],
    stroke: onSpot ? paint['on-spot'] : undefined,
    strokeDasharray: dashed ? '3 4' : undefined,
    vectorEffect: 'non-scaling-stroke',
  } as const;
}

/** What all shapes of a picture inherit: from its group in the sprite, or from the svg element when it is inlined. */
export const pen = {
  fill: 'none',
  stroke: paint.line,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function Path({ d, ...rest }: Look & { readonly d: string }) {
  return <path d={d} {...look(rest)} />;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function Box({ x, y, w, h, r = 3, ...rest }: Look & Frame & { readonly r?: number }) {
  return <rect x={x} y={y} width={w} height={h} rx={r} {...look(rest)} />;
}

/** Where a piece stands, in the units of its paper. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function Disc({ x, y, r, ...rest }: Look & Point & { readonly r: number }) {
  return <circle cx={x} cy={y} r={r} {...look(rest)} />;
}

interface Turned {
  readonly by: number;
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** Turns what it holds clockwise, in degrees, about a point. */
export function Turned({ by, x, y, children }: Turned) {
  return <g transform={`rotate(${by} ${x} ${y})`}>{children}</g>;
}

export function Moved({ x, y, children }: Point & { readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

interface Label extends Point {
  readonly children: string;
  /** Height of the letters' line. */
  readonly size?: number;
  readonly fill?: Paint;
}

/** Letters that belong to the picture, centered on their spot. What has to be read stands in the page's text. */
export function Label({ x, y, size = 12, fill = 'ink', children }: Label) {
  return (
    <text
      transform={`translate(${x} ${y})scale(${Math.round((size / 12) * 100) / 100})`}
      dy=".36em"
      fill={paint[fill]}
      stroke="none"
      fontFamily="ui-monospace,monospace"
      fontSize="12"
      fontWeight="600"
      textAnchor="middle"
    >
      {children}
    </text>
  );
}
