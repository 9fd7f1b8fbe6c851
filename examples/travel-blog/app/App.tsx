import { useEffect, useState, useSyncExternalStore } from 'react';
import shell from '../../shell/AppShell.module.css';
import { AppShell } from '../../shell/AppShell.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { onHashChange, useHash } from '../../shell/use-hash.ts';
import { useTabChoice } from '../../shell/use-tab-choice.ts';
import styles from './App.module.css';
import { Days, TextField } from './Days.tsx';
import { daysOf, people } from './journey.ts';
import { journey } from './kept-journey.ts';
import { forgetPictures } from './pictures.ts';
import { ReadPage } from './ReadPage.tsx';

/** The address says whether the journey is written or read. */
export function App() {
  const isReading = useHash() === '#read';
  const title = useSyncExternalStore(journey.watch, journey.title.current);
  const documents = useSyncExternalStore(journey.watch, journey.current);
  const isSaved = useSyncExternalStore(journey.watch, journey.isSaved);
  const [me, become] = useTabChoice('app:travel-blog:writer', people);
  const name = title.trim() || 'Untitled journey';
  const days = daysOf(documents);
  const [openId, setOpenId] = useState(days[0]?.id);
  // Back from reading, where the way there was. The reading page takes the focus itself.
  useEffect(() => onHashChange(() => focusSoon('to-read')), []);
  const startOver = () => {
    journey.startOver();
    setOpenId(daysOf(journey.current())[0]?.id);
    forgetPictures().catch(console.warn);
  };
  if (isReading) return <ReadPage name={name} days={days} documents={documents} />;
  return (
    <AppShell isSaved={isSaved} startOver={startOver} className={styles.page}>
      <header className={styles.top}>
        <h1 dir="auto">{name}</h1>
        <TextField label="Title of the journey" value={title} onText={journey.title.change} />
        <fieldset className={shell.choices}>
          <legend>Writing as</legend>
          {people.map((person) => (
            <label key={person}>
              <input type="radio" name="writer" checked={person === me} onChange={() => become(person)} />
              {person}
            </label>
          ))}
        </fieldset>
        <a id="to-read" className={`${shell.primary} ${styles.read}`} href="#read">
          Read the journey
        </a>
      </header>
      <Days days={days} documents={documents} me={me} openId={openId} setOpenId={setOpenId} />
    </AppShell>
  );
}
