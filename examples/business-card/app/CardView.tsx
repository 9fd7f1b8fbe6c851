import { lazy, Suspense } from 'react';
import styles from './CardView.module.css';
import { type Card, fullName, initials } from './card.ts';

/** Comes after the card: making codes is a fifth of this program. */
const QrCode = lazy(() =>
  import('./QrCode.tsx').then(
    (module) => ({ default: module.QrCode }),
    () => ({ default: () => <p className={styles.noCode}>The code could not be loaded.</p> }),
  ),
);

/** Both sides of the card, with their measure. On paper there is nothing else. */
export function CardView({ card }: { readonly card: Card }) {
  const name = fullName(card);
  const details = new Set([card.phone, card.email, card.website].filter((each) => each.trim()));
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.card}>
        <div className={styles.front}>
          <div className={styles.picture} aria-hidden="true">
            {card.photo ? <img src={card.photo} alt="" /> : initials(card)}
          </div>
          <div className={styles.words}>
            <p className={`${styles.name} ${sizeOf(name)}`} dir="auto">
              {name || 'Your name'}
            </p>
            <p dir="auto">{card.role}</p>
            <p className={styles.soft} dir="auto">
              {card.company}
            </p>
          </div>
          <ul className={styles.details}>
            {[...details].map((detail) => (
              <li key={detail}>
                <bdi>{detail}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.caption}>
        <span>Front, 85 mm</span>
      </p>
      <div className={styles.card}>
        <div className={styles.back}>
          <Suspense fallback={<div className={styles.code} />}>
            <QrCode card={card} />
          </Suspense>
          <div className={styles.words}>
            <p className={styles.motto} dir="auto">
              {card.motto}
            </p>
            <p className={styles.soft} dir="auto">
              {card.place}
            </p>
            <p className={styles.scanNote}>Scan to save the contact</p>
          </div>
        </div>
      </div>
      <p className={styles.caption}>
        <span>Back, 85 mm</span>
      </p>
    </section>
  );
}

/** A long name is set smaller, so that the whole of it is on the card. */
const sizeOf = ({ length }: string) => (length > 32 ? styles.longest : length > 18 ? styles.long : '');
