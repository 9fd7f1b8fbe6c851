import { useMemo, useSyncExternalStore } from 'react';
import { Editor } from './Editor.tsx';
import { daysOf, people } from './journey.ts';
import type { KeptJourney } from './kept-journey.ts';
import { ReadPage } from './ReadPage.tsx';

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address says who is here and whether they write or read: #Jonas, #Jonas/read. Another tab may be another person. */
export function App({ journey }: { readonly journey: KeptJourney }) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const title = useSyncExternalStore(journey.watch, journey.title.current);
  const documents = useSyncExternalStore(journey.watch, journey.current);
  const days = useMemo(() => daysOf(documents), [documents]);
  const me = people.find((person) => hash.startsWith(`#${person}`)) ?? 'Mila';
  const props = { title, days, documents, me, journey };
  return hash.endsWith('/read') ? <ReadPage {...props} /> : <Editor {...props} />;
}
