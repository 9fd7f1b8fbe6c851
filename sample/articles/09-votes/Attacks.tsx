import { useState } from 'react';
import { Group, Switch } from '#design/demo/Controls.tsx';
import { DemoFrame, Scripted, Unscripted } from '#design/demo/DemoFrame.tsx';
import { Records } from '#design/demo/Records.tsx';
import { Button } from '#design/ui/Button.tsx';
import { type Attack, attacks, target, tried } from '../../../examples/09-votes/src/playground/attacks.ts';
import { codeOf } from '../../../examples/09-votes/src/playground/changes.ts';
import styles from './Demo.module.css';
import { fields, rowOf } from './stored-post.ts';

/** What Ada could send from the browser's console, and what the rules answer. */
export function Attacks() {
  const [attack, setAttack] = useState<Attack | null>(null);
  const [hasRules, setHasRules] = useState(false);
  const { answers, post } = attack === null ? { answers: [], post: target } : tried(attack, hasRules);

  function reset() {
    setAttack(null);
    setHasRules(false);
  }

  const controls = (
    <>
      <Group legend="Send as Ada">
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
      </Group>
      <Switch isOn={hasRules} onChange={setHasRules}>
        Security rules
      </Switch>
    </>
  );
  return (
    <DemoFrame name="Demo: attack the votes" controls={controls} onReset={reset}>
      <Scripted>
        <div className={styles.console} aria-live="polite">
          {attack === null && <p>Nothing sent yet.</p>}
          {answers.map(({ number, change, refusedBy }) => (
            <p key={number}>
              <code>update({codeOf(change)})</code>
              <Answer refusedBy={refusedBy} />
            </p>
          ))}
        </div>
      </Scripted>
      <Records
        caption={attack === null ? 'The post before it' : 'The post afterwards'}
        columns={fields}
        rows={[rowOf(post)]}
      />
      <Unscripted>
        <Records
          caption="What the rules answer"
          columns={['Ada sends', 'The rules answer']}
          rows={attacks.map((each) => [
            each.sends.map(codeOf).join(', then '),
            tried(each, true)
              .answers.map(({ refusedBy }) => (refusedBy === null ? 'stored' : 'permission-denied'))
              .join(', then '),
          ])}
        />
      </Unscripted>
    </DemoFrame>
  );
}

function Answer({ refusedBy }: { readonly refusedBy: string | null }) {
  if (refusedBy === null) return <span>Stored.</span>;
  return (
    // A key, because React would miss the text that a translating browser has replaced.
    <span key="refused">
      permission-denied, because of <code>{refusedBy}</code>
    </span>
  );
}
