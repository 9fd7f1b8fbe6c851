/** The drawn map, in kilometers. */
export const map = { width: 120, height: 80 } as const;
export const center = { x: 60, y: 40 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);

/** What was pressed, in kilometers. */
export function pointOnMap(box: DOMRect, clientX: number, clientY: number): Point {
  return {
    x: clamp(((clientX - box.left) / box.width) * map.width, map.width),
    y: clamp(((clientY - box.top) / box.height) * map.height, map.height),
  };
}

/** The square of the map's grid, as one says it: C2. */
export const squareOf = ({ x, y }: Point): string =>
  `${'ABCDEF'[Math.min(Math.floor(x / 20), 5)]}${Math.min(Math.floor(y / 20), 3) + 1}`;

/** The day whose mark was pressed, or undefined: marks are four kilometers wide. */
export function markAt<Mark extends Point>(marks: readonly Mark[], { x, y }: Point): Mark | undefined {
  return marks.findLast((mark) => Math.hypot(mark.x - x, mark.y - y) <= 4);
}
