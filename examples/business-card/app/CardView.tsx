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
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.card}>
        <Front card={card} />
      </div>
      <p className={styles.caption}>Front, 85 mm</p>
      <div className={styles.card}>
        <div className={styles.back}>
          <Suspense fallback={<div className={styles.code} />}>
            <QrCode card={card} />
          </Suspense>
          <div className={styles.words}>
            <p className={styles.motto}>{card.motto}</p>
            <p className={styles.soft}>{card.place}</p>
            <p className={styles.scanNote}>Scan to save the contact</p>
          </div>
        </div>
      </div>
      <p className={styles.caption}>Back, 85 mm</p>
    </section>
  );
}

function Front({ card }: { readonly card: Card }) {
  const name = fullName(card);
  return (
    <div className={styles.front}>
      <div className={styles.picture} aria-hidden="true">
        {card.photo ? <img src={card.photo} alt="" /> : initials(card)}
      </div>
      <div className={styles.words}>
        <p className={`${styles.name} ${sizeOf(name)}`}>{name || 'Your name'}</p>
        <p>{card.role}</p>
        <p className={styles.soft}>{card.company}</p>
      </div>
      <ul className={styles.details}>
        {(['phone', 'email', 'website'] as const).map(
          (name) =>
            card[name].trim() && (
              <li key={name}>
                <bdi>{card[name]}</bdi>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** A long name is set smaller, so that the whole of it is on the card. */
const sizeOf = ({ length }: string) => (length > 32 ? styles.longest : length > 18 ? styles.long : '');
