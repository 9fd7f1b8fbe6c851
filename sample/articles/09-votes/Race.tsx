import { useId, useState } from 'react';
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
      <div className={styles.switches}>
        <fieldset>
          <legend>Both vote with</legend>
          {wayNames.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={each === way} onChange={() => setWay(each)} />
              {ways[each]}
            </label>
          ))}
        </fieldset>
        <button type="button" onClick={() => setWay('overwrite')}>
          Reset
        </button>
      </div>
      <table className={styles.race}>
        <caption>{ways[way]}</caption>
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
      <p className={styles.answer} role="status">
        {lost.length === 0 ? 'Both votes are counted.' : 'Ada’s vote is gone.'}
      </p>
    </section>
  );
}
