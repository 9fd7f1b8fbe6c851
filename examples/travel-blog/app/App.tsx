import { useMemo, useSyncExternalStore } from 'react';
import { useHash } from '../../shell/use-hash.ts';
import { useTabChoice } from '../../shell/use-tab-choice.ts';
import { Editor } from './Editor.tsx';
import { daysOf, people } from './journey.ts';
import type { KeptJourney } from './kept-journey.ts';
import { ReadPage } from './ReadPage.tsx';

/** The address says whether the journey is written or read. */
export function App({ journey }: { readonly journey: KeptJourney }) {
  const isReading = useHash() === '#read';
  const title = useSyncExternalStore(journey.watch, journey.title.current);
  const documents = useSyncExternalStore(journey.watch, journey.current);
  const days = useMemo(() => daysOf(documents), [documents]);
  const [me, become] = useTabChoice('app:travel-blog:writer', people);
  const props = { title, days, documents };
  if (isReading) return <ReadPage {...props} />;
  return <Editor {...props} journey={journey} me={me} become={become} />;
}
