import styles from './Ballot.module.css';
import { type Direction, type Idea, score } from './vote.ts';

interface BallotProps {
  readonly idea: Idea;
  readonly mine: Direction | null;
  readonly onPress: (direction: Direction) => void;
}

const names = { up: 'Upvote', down: 'Downvote' } as const;
const arrows = { up: 'M3 15 12 5l9 10z', down: 'M3 9h18l-9 10z' } as const;

export function Ballot({ idea, mine, onPress }: BallotProps) {
  const button = (direction: Direction) => (
    <button
      type="button"
      aria-label={`${names[direction]}: ${idea.text}`}
      aria-pressed={mine === direction}
      onClick={() => onPress(direction)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
    </button>
  );
  return (
    <li id={idea.id} tabIndex={-1} className={styles.ballot}>
      <div className={styles.stub}>
        {button('up')}
        <strong key={score(idea)}>{signed(score(idea))}</strong>
        {button('down')}
      </div>
      <div className={styles.body}>
        <p className={styles.text}>{idea.text}</p>
        <p className={styles.counts}>
          <span>by {idea.by}</span>
          <span>
            <span>{`${idea.up.length} up, ${idea.down.length} down`}</span>
            {mine && <b>{` · you voted ${mine}`}</b>}
          </span>
        </p>
      </div>
    </li>
  );
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${value}`.replace('-', '\u2212');
