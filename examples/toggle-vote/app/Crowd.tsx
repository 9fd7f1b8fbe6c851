import { useEffect, useRef, useState } from 'react';
import styles from './App.module.css';
import { board, type Press, vote } from './board.ts';
import { doublesIn, type Idea } from './vote.ts';

const pressCount = 250;

/** A hundred people press any button, and then some of them again. `random` is Math.random, or a test's own. */
export const crowdPresses = (ideas: readonly Idea[], random: () => number): readonly Press[] =>
  Array.from({ length: pressCount }, (_, count) => {
    const pick = (below: number) => Math.floor(random() * below);
    const place = pick(ideas.length);
    return {
      id: ideas[place]?.id ?? '',
      person: `guest-${count < 100 ? count : pick(100)}`,
      // What is further up is liked better, so that the crowd has an opinion.
      direction: random() < 0.85 - (0.5 * place) / ideas.length ? 'up' : 'down',
    };
  });

const sum = (ideas: readonly Idea[], count: (idea: Idea) => number) =>
  ideas.reduce((total, idea) => total + count(idea), 0);
const votesFor = ({ up, down }: Idea) => up.length + down.length;

interface CrowdProps {
  readonly ideas: readonly Idea[];
  readonly announce: (words: string) => void;
}

/** A hundred people who press at the same time, each press a transaction of its own. */
export function Crowd({ ideas, announce }: CrowdProps) {
  const [pressed, setPressed] = useState<number>();
  const timer = useRef(0);
  useEffect(() => () => clearInterval(timer.current), []);

  function run() {
    if (pressed !== undefined && pressed < pressCount) return;
    const presses = crowdPresses(ideas, Math.random);
    let done = 0;
    setPressed(0);
    // On a phone, the ideas are above: they come into view, and the counts stay below them.
    if (matchMedia('(width < 60rem)').matches) document.getElementById('ideas')?.scrollIntoView();
    timer.current = window.setInterval(async () => {
      const next = presses.slice(done, done + 4);
      done += next.length;
      setPressed(done);
      const isLast = done === pressCount;
      if (isLast) clearInterval(timer.current);
      await Promise.all(next.map(vote));
      if (!isLast) return;
      const [votes, doubles] = [sum(board.current(), votesFor), sum(board.current(), doublesIn)];
      announce(`100 people pressed ${done} times. ${votes} votes count now, ${doubles} of them twice.`);
    }, 40);
  }

  return (
    <section className={styles.crowd} aria-labelledby="crowd" data-started={pressed !== undefined}>
      <h2 id="crowd">Rush hour</h2>
      <p>A hundred people press at once, change their minds, and press again. Vote along while they do.</p>
      <button type="button" onClick={run}>
        Let 100 people vote
      </button>
      <dl>
        <dt>Presses</dt>
        <dd>{pressed ?? '\u2013'}</dd>
        <dt>Votes that count</dt>
        <dd>{sum(ideas, votesFor)}</dd>
        <dt>Counted twice</dt>
        <dd>{sum(ideas, doublesIn)}</dd>
      </dl>
    </section>
  );
}
