import { useMemo, useSyncExternalStore } from 'react';
import type { Documents } from './documents.ts';
import { Editor } from './Editor.tsx';
import { journeyOf } from './journey.ts';
import { ReadPage } from './ReadPage.tsx';

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address says whether the journey is written or read. */
export function App({ documents }: { readonly documents: Documents }) {
  const kept = useSyncExternalStore(documents.subscribe, documents.current);
  const journey = useMemo(() => journeyOf(kept.documents), [kept.documents]);
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  if (hash === '#read') return <ReadPage journey={journey} />;
  return <Editor journey={journey} isKept={kept.isKept} documents={documents} />;
}
