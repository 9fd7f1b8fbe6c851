import { encode } from 'uqr';
import styles from './CardView.module.css';
import { type Card, fullName } from './card.ts';
import { vcard } from './vcard.ts';

/** More bytes would need squares below a third of a millimeter, which phones don't read off a card. */
const most = 600;

/** The dark squares of a QR code as an SVG path, or null where a phone could not read it off a card. */
export function qrCode(text: string): { readonly size: number; readonly path: string } | null {
  if (new TextEncoder().encode(text).length > most) return null;
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}

/** The contact, for a phone without a network. It goes without photo and motto: fewer squares are larger ones. */
export function QrCode({ card }: { readonly card: Card }) {
  const code = qrCode(vcard({ ...card, photo: '', motto: '' }));
  if (code === null)
    return <p className={styles.noCode}>Too much for a code that a phone can read. Shorten some fields.</p>;
  // Four squares of quiet around it: readers need them to find the code.
  const side = code.size + 8;
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4 ${side} ${side}`}
      role="img"
      aria-label={`QR code with the contact of ${fullName(card)}`}
    >
      <path d={code.path} shapeRendering="crispEdges" />
    </svg>
  );
}
