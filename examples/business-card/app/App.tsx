import { useSyncExternalStore } from 'react';
import { Editor } from './Editor.tsx';
import { cardInHash } from './link.ts';
import { SharedCard } from './SharedCard.tsx';

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address decides what is shown: the card in a link, or the visitor's own. */
export function App() {
  const shared = cardInHash(useSyncExternalStore(onHashChange, () => location.hash));
  return shared === null ? <Editor /> : <SharedCard card={shared} />;
}
