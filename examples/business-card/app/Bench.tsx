import styles from './App.module.css';
import { Back, type CardProps, Front } from './CardView.tsx';

/** Both sides of the card, with their measure. */
export function Bench({ card }: CardProps) {
  return (
    <section className={styles.bench} aria-label="Preview">
      <Front card={card} />
      <p className={styles.caption}>
        <span>Front, 85 mm</span>
      </p>
      <Back card={card} />
      <p className={styles.caption}>
        <span>Back, 85 mm</span>
      </p>
    </section>
  );
}
