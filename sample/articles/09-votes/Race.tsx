import { useId, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { race, type Way, ways } from '../../../examples/09-votes/src/playground/race.ts';
import styles from './Demo.module.css';

// The keys of a literal are its type's keys.
const wayNames = Object.keys(ways) as Way[];

/** Two tabs that vote at the same moment, step by step. */
export function Race() {
  const [way, setWay] = useState<Way>('overwrite');
  const id = useId();
  const moments = race(way);
  const lost = ['ada', 'ben'].filter((uid) => !moments.at(-1)?.upvotes.includes(uid));
  return (
    <section className={styles.demo} aria-label="Demo: two tabs vote at the same moment">
      <fieldset className={styles.choices}>
        <legend>Both vote with</legend>
        {wayNames.map((each) => (
          <Choice key={each} type="radio" name={id} checked={each === way} onChange={() => setWay(each)}>
            {ways[each]}
          </Choice>
        ))}
      </fieldset>
      <table className={styles.race}>
        <caption>Step by step</caption>
        <thead>
          <tr>
            <th scope="col">Ada’s tab</th>
            <th scope="col">Ben’s tab</th>
            <th scope="col">Stored upvotes</th>
          </tr>
        </thead>
        <tbody>
          {moments.map(({ ada, ben, upvotes }) => (
            <tr key={`${ada} ${ben}`}>
              <td>{ada}</td>
              <td>{ben}</td>
              <td>[{upvotes.join(', ')}]</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.switches}>
        <p className={styles.verdict} role="status">
          {lost.length === 0
            ? 'Both votes are counted.'
            : 'Ada’s vote is gone. The rules below would refuse Ben’s instead.'}
        </p>
        <Button onClick={() => setWay('overwrite')}>Reset</Button>
      </div>
    </section>
  );
}
