import { renderSVG } from 'uqr';
import styles from './CardView.module.css';
import { type Card, fullName } from './card.ts';
import { vcard } from './vcard.ts';

/** More bytes would need squares below a third of a millimeter, which phones don't read off a card. */
const most = 600;

/** A QR code as SVG, or null where a phone could not read it off a card. */
export function qrCode(text: string): string | null {
  if (new TextEncoder().encode(text).length > most) return null;
  // Readers need four squares of quiet around a code to find it.
  return renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1, blackColor: '#101c40' });
}

/** The contact, for a phone without a network. It goes without photo and motto: fewer squares are larger ones. */
export function QrCode({ card }: { readonly card: Card }) {
  const code = qrCode(vcard({ ...card, photo: '', motto: '' }));
  if (code === null)
    return <p className={styles.noCode}>Too much for a code that a phone can read. Shorten some fields.</p>;
  const address = `data:image/svg+xml,${encodeURIComponent(code)}`;
  return <img className={styles.code} src={address} alt={`QR code with the contact of ${fullName(card)}`} />;
}
