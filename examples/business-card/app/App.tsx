import { useEffect, useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { keep } from '../../shell/kept.ts';
import { onHashChange, useHash } from '../../shell/use-hash.ts';
import styles from './App.module.css';
import { CardForm } from './CardForm.tsx';
import { CardView } from './CardView.tsx';
import { readCard, sampleCard } from './card.ts';
import { cardInHash } from './link.ts';
import { SharedCard } from './SharedCard.tsx';

const kept = keep('app:business-card:card', readCard, sampleCard);

/** The address decides what is shown: the card in a link, or the visitor's own. */
export function App() {
  const shared = cardInHash(useHash());
  // The link that leads from a shared card goes away.
  useEffect(() => onHashChange(() => focusSoon('given')), []);
  return shared === null ? <OwnCard /> : <SharedCard card={shared} />;
}

function OwnCard() {
  const card = useSyncExternalStore(kept.watch, kept.current);
  const isSaved = useSyncExternalStore(kept.watch, kept.isSaved);
  return (
    <AppShell isSaved={isSaved} startOver={kept.startOver} className={styles.page}>
      <header>
        <h1>Your card</h1>
        <p>Change a field, and hand it out as a link, a contact, a code or paper.</p>
      </header>
      <div className={styles.columns}>
        <CardView card={card} />
        <CardForm card={card} change={(changes) => kept.change({ ...kept.current(), ...changes })} />
      </div>
    </AppShell>
  );
}
