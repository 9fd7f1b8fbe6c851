import { useEffect, useRef, useState } from 'react';
import { board } from './board.ts';
import styles from './Crowd.module.css';
import { audit, crowdPresses } from './crowd.ts';
import { type Idea, pressIn } from './vote.ts';

interface CrowdProps {
  readonly ideas: readonly Idea[];
  readonly onDone: (announcement: string) => void;
}

/** A hundred people who press at the same time, each press a transaction of its own. */
export function Crowd({ ideas, onDone }: CrowdProps) {
  const [pressed, setPressed] = useState<number | null>(null);
  const [isRunning, setRunning] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearInterval(timer.current), []);

  function run() {
    const presses = crowdPresses(ideas, Math.random);
    let done = 0;
    setRunning(true);
    setPressed(0);
    timer.current = window.setInterval(() => {
      for (const each of presses.slice(done, done + 4)) board.change(pressIn(each));
      done = Math.min(done + 4, presses.length);
      setPressed(done);
      if (done < presses.length) return;
      clearInterval(timer.current);
      setRunning(false);
      const { votes, doubles } = audit(board.current().value);
      onDone(`100 people pressed ${done} times. ${votes} votes count now, ${doubles} of them twice.`);
    }, 40);
  }

  const { votes, doubles } = audit(ideas);
  return (
    <section className={styles.crowd} aria-labelledby="crowd">
      <h2 id="crowd">Rush hour</h2>
      <p>A hundred people press at once, change their minds, and press again. Vote along while they do.</p>
      <button type="button" aria-disabled={isRunning} onClick={() => isRunning || run()}>
        Let 100 people vote
      </button>
      <dl>
        <div>
          <dt>Presses</dt>
          <dd>{pressed ?? '\u2013'}</dd>
        </div>
        <div>
          <dt>Votes that count</dt>
          <dd>{votes}</dd>
        </div>
        <div>
          <dt>Counted twice</dt>
          <dd>{doubles}</dd>
        </div>
      </dl>
    </section>
  );
}
