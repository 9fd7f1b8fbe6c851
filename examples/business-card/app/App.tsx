import { useSyncExternalStore } from 'react';
import styles from './App.module.css';
import { Editor } from './Editor.tsx';
import { cardInHash } from './link.ts';
import { SharedCard } from './SharedCard.tsx';

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address decides what is shown: the card in a link, or the visitor's own. */
export function App() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const shared = cardInHash(hash);
  if (shared === null) return <Editor />;
  if (shared !== 'unreadable') return <SharedCard card={shared} />;
  return (
    <main className={styles.app}>
      <header className={styles.top}>
        <h1>This link holds no whole card</h1>
        <p>It was probably cut off on its way. Ask for it once more, or for the contact file.</p>
        <p>
          <a href="#edit">Make your own card</a>
        </p>
      </header>
    </main>
  );
}
