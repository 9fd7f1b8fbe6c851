import { useEffect, useRef } from 'react';
import styles from './Ballot.module.css';
import { type Direction, type Idea, score } from './vote.ts';

interface BallotProps {
  readonly idea: Idea;
  readonly place: number;
  readonly mine: Direction | null;
  /** It was just added here, so it is what the visitor looks at next. */
  readonly isNew: boolean;
  readonly onVote: (direction: Direction) => void;
}

const names = { up: 'Upvote', down: 'Downvote' } as const;
const arrows = { up: 'M3 15 12 5l9 10z', down: 'M3 9h18l-9 10z' } as const;

export function Ballot({ idea, place, mine, isNew, onVote }: BallotProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.focus();
  }, [isNew]);

  const button = (direction: Direction) => (
    <button
      type="button"
      className={styles.vote}
      aria-label={`${names[direction]}: ${idea.text}`}
      aria-pressed={mine === direction}
      onClick={() => onVote(direction)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
    </button>
  );
  return (
    <li ref={item} tabIndex={-1} className={styles.ballot}>
      <div className={styles.stub}>
        {button('up')}
        <strong key={score(idea)} className={styles.score}>
          <span className={styles.unseen}>Score </span>
          {signed(score(idea))}
        </strong>
        {button('down')}
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          No. {place}
          {mine && <span className={styles.mine}> · you voted {mine}</span>}
        </p>
        <p className={styles.text} dir="auto">
          {idea.text}
        </p>
        <Split up={idea.up.length} down={idea.down.length} />
        <p className={styles.counts}>
          <span>by {idea.by}</span>
          <span>
            {idea.up.length} up, {idea.down.length} down
          </span>
        </p>
      </div>
    </li>
  );
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${value}`.replace('-', '\u2212');

/** The same two numbers as a measured line. */
function Split({ up, down }: { readonly up: number; readonly down: number }) {
  const share = up + down === 0 ? 0 : (100 * up) / (up + down);
  return (
    <svg className={styles.split} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.all} width="100" height="4" data-empty={up + down === 0} />
      <rect className={styles.up} width={share} height="4" />
    </svg>
  );
}
