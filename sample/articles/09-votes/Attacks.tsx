import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { type Attack, attacks, target, tried } from '../../../examples/09-votes/src/playground/attacks.ts';
import { codeOf } from '../../../examples/09-votes/src/playground/changes.ts';
import styles from './Demo.module.css';
import { StoredPost } from './StoredPost.tsx';

/** What Ada could send from the browser's console, and what the rules answer. */
export function Attacks() {
  const [attack, setAttack] = useState<Attack | null>(null);
  const [hasRules, setHasRules] = useState(true);
  const { answers, post } = attack === null ? { answers: [], post: target } : tried(attack, hasRules);

  function reset() {
    setAttack(null);
    setHasRules(true);
  }

  return (
    <section className={styles.demo} aria-label="Demo: attack the votes">
      <div className={styles.switches}>
        <Choice type="checkbox" checked={hasRules} onChange={(event) => setHasRules(event.target.checked)}>
          Security rules
        </Choice>
        <Button onClick={reset}>Reset</Button>
      </div>
      <fieldset className={styles.choices}>
        <legend>Send as Ada</legend>
        {attacks.map((each) => (
          <Button
            key={each.name}
            tone={each === attack ? 'accent' : 'plain'}
            aria-pressed={each === attack}
            onClick={() => setAttack(each)}
          >
            {each.name}
          </Button>
        ))}
      </fieldset>
      <div className={styles.console} role="status">
        {attack === null && <p>Nothing sent yet.</p>}
        {answers.map(({ number, change, refusedBy }) => (
          <p key={number}>
            <code>update({codeOf(change)})</code>
            <Answer refusedBy={refusedBy} />
          </p>
        ))}
      </div>
      <div>
        <p className={styles.caption}>The post {attack === null ? 'before it' : 'afterwards'}</p>
        <StoredPost {...post} />
      </div>
      <noscript>
        <AllAnswers />
      </noscript>
    </section>
  );
}

function Answer({ refusedBy }: { readonly refusedBy: string | null }) {
  if (refusedBy === null) return <span>Stored.</span>;
  return (
    <span>
      permission-denied, because of <code>{refusedBy}</code>
    </span>
  );
}

/** The same as a table, where nothing can be pressed. */
function AllAnswers() {
  return (
    <table className={styles.race}>
      <thead>
        <tr>
          <th scope="col">Ada sends</th>
          <th scope="col">The rules answer</th>
        </tr>
      </thead>
      <tbody>
        {attacks.map((attack) => (
          <tr key={attack.name}>
            <td>{attack.sends.map(codeOf).join(', then ')}</td>
            <td>
              {tried(attack, true)
                .answers.map(({ refusedBy }) => (refusedBy === null ? 'stored' : 'permission-denied'))
                .join(', then ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
