import { useMemo } from 'react';
import styles from './CardView.module.css';
import { type Card, fullName, initials } from './card.ts';
import { linkTo } from './link.ts';
import { qrCode } from './qr-code.ts';
import { vcard } from './vcard.ts';

export interface CardProps {
  readonly card: Card;
}

export function Front({ card }: CardProps) {
  const name = fullName(card);
  const details = [card.phone, card.email, card.website].filter((each) => each.trim() !== '');
  return (
    <div className={`${styles.card} ${styles.front} ${styles[card.layout]}`}>
      <div className={styles.inside}>
        <div className={styles.picture} aria-hidden="true">
          {card.photo ? <img src={card.photo} alt="" /> : <span>{initials(card)}</span>}
        </div>
        <div className={styles.who}>
          <p className={`${styles.name} ${sizeOf(name)}`} dir="auto">
            {name || 'Your name'}
          </p>
          <p className={styles.role} dir="auto">
            {card.role}
          </p>
          <p className={styles.company} dir="auto">
            {card.company}
          </p>
        </div>
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>
              <bdi>{detail}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A long name is set smaller, so that the whole of it is on the card. */
const sizeOf = ({ length }: string) => (length > 32 ? styles.longest : length > 18 ? styles.long : '');

export function Back({ card }: CardProps) {
  return (
    <div className={`${styles.card} ${styles.back} ${styles[card.layout]}`}>
      <div className={styles.inside}>
        <Code card={card} />
        <div className={styles.who}>
          <p className={styles.motto} dir="auto">
            {card.motto}
          </p>
          <p className={styles.place} dir="auto">
            {card.place}
          </p>
          <p className={styles.scan}>
            {card.code === 'contact' ? 'Scan to save the contact' : 'Scan to open this card'}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The contact goes without photo and motto: fewer squares are larger ones. */
const codeText = (card: Card) =>
  card.code === 'link' ? linkTo(card) : vcard({ ...card, photo: '', motto: '' }, '3.0');

function Code({ card }: CardProps) {
  const text = codeText(card);
  const code = useMemo(() => qrCode(text), [text]);
  if (code === null)
    return <p className={styles.tooMuch}>Too much for a code that a phone can read. Shorten some fields.</p>;
  // Four squares of quiet around it: readers need them to find the code.
  const side = code.size + 8;
  const holds = card.code === 'contact' ? 'the contact' : 'the link to the card';
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4 ${side} ${side}`}
      role="img"
      aria-label={`QR code with ${holds} of ${fullName(card)}`}
    >
      <rect x="-4" y="-4" width={side} height={side} />
      <path d={code.path} shapeRendering="crispEdges" />
    </svg>
  );
}
