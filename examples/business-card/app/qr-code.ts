import { encode } from 'uqr';

/** More bytes would need squares below a third of a millimeter, which phones don't read off a card. */
const most = 600;

export interface QrCode {
  /** Squares on a side. */
  readonly size: number;
  /** The dark squares as an SVG path: a row's neighbors are one rectangle. */
  readonly path: string;
}

/** The code for a text, or null where a phone could not read it off a card. */
export function qrCode(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > most) return null;
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}
