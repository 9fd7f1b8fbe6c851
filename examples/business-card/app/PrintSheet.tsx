import { Back, Front } from './CardView.tsx';
import type { Card } from './card.ts';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  readonly card: Card;
  /** 1: a page as large as the card. More: a sheet to cut. */
  readonly count: number;
}

/** Fronts on one page, backs on the next, so that both sides of the paper match. Only paper shows them. */
export function PrintSheet({ card, count }: PrintSheetProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={`${styles.paper} ${count === 1 ? styles.single : styles.sheet}`}>
      <div className={styles.page}>
        {places.map((place) => (
          <Front key={place} card={card} />
        ))}
      </div>
      <div className={styles.page}>
        {places.map((place) => (
          <Back key={place} card={card} />
        ))}
      </div>
    </div>
  );
}
