import { useState } from 'react';
import styles from './App.module.css';
import { Bench } from './Bench.tsx';
import { CardForm } from './CardForm.tsx';
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
        <Bench card={card} />
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
