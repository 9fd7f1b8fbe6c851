import { useState } from 'react';
import { Options } from '#design/demo/Controls.tsx';
import { DemoFrame } from '#design/demo/DemoFrame.tsx';
import { Records } from '#design/demo/Records.tsx';
import { Button } from '#design/ui/Button.tsx';
import { race, type Way, ways } from '../../../examples/09-votes/src/playground/race.ts';
import styles from './Demo.module.css';

/** Two tabs that vote at the same moment, step by step. */
export function Race() {
  const [way, setWay] = useState<Way>('overwrite');
  const [runs, setRuns] = useState(0);
  const moments = race(way);
  const lost = ['ada', 'ben'].filter((uid) => !moments.at(-1)?.upvotes.includes(uid));
  return (
    <DemoFrame
      name="Demo: two tabs vote at the same moment"
      controls={
        <>
          <Options legend="Both vote with" value={way} options={ways} onChoose={setWay} />
          <Button onClick={() => setRuns(runs + 1)}>Watch it again</Button>
        </>
      }
      onReset={() => setWay('overwrite')}
    >
      {/* A new key plays the steps from the start. */}
      <div key={`${way} ${runs}`} className={styles.race}>
        <Records
          caption="Step by step"
          columns={['Ada’s tab', 'Ben’s tab', 'Stored upvotes']}
          rows={moments.map(({ ada, ben, upvotes }) => [ada || '–', ben || '–', `[${upvotes.join(', ')}]`])}
        />
      </div>
      <p className={styles.verdict} aria-live="polite">
        {lost.length === 0
          ? 'Both votes are counted.'
          : 'Ada’s vote is gone. The rules below would refuse Ben’s instead.'}
      </p>
    </DemoFrame>
  );
}
