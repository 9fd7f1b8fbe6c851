import { useState } from 'react';
import styles from './App.module.css';
import { CardForm } from './CardForm.tsx';
import { Back, Front } from './CardView.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { Share } from './Share.tsx';
import { StartOver } from './StartOver.tsx';
import { useCard } from './use-card.ts';

export function Editor() {
  const { card, isKept, change, startOver } = useCard();
  const [count, setCount] = useState(1);
  return (
    <main className={styles.app}>
      <header className={styles.top}>
        <h1>Your card</h1>
        <p className={styles.note} role="status">
          {isKept
            ? 'Every change is kept in this browser.'
            : 'This browser has no room to keep the change. The card stays on the screen: save it as a contact file, or copy its link.'}
        </p>
      </header>
      <div className={styles.columns}>
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
        <div className={styles.side}>
          <CardForm card={card} change={change} />
          <Share card={card} change={change} count={count} onCount={setCount} />
          <StartOver onStartOver={startOver} />
        </div>
      </div>
      <PrintSheet card={card} count={count} />
    </main>
  );
}
