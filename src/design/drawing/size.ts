import type { DrawingId } from './registry.ts';

type Family<Id extends string> = Id extends `${infer Name}-${number}` | `${infer Name}-${string}` ? Name : Id;

/** The paper each kind of drawing is made on. Kept apart from the drawings, so that an island can know it for a few bytes. */
const sizes = {
  fig: [320, 200],
  part: [48, 48],
  cover: [480, 300],
  map: [320, 180],
  mail: [320, 240],
  missing: [320, 240],
  privacy: [320, 240],
  empty: [120, 80],
  offline: [120, 80],
  signed: [120, 80],
} as const satisfies Record<Family<DrawingId>, readonly [number, number]>;

export function viewBoxOf(id: DrawingId): string {
  // A DrawingId always begins with its family's name: `sizes` is checked against exactly that type.
  const family = id.split('-')[0] as Family<DrawingId>;
  return `0 0 ${sizes[family].join(' ')}`;
}
