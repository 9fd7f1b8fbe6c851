import styles from './Forum.module.css';
import type { Person, Post } from './post.ts';
import { type Direction, listFor, mayVote, voteOf } from './vote.ts';

interface VoteButtonsProps {
  readonly post: Post;
  readonly me: Person | null;
  /** The id of the text that the votes are about. */
  readonly describedBy: string;
  readonly onVote: (direction: Direction) => void;
}

// #region buttons
const names = { up: 'Upvote', down: 'Downvote' } as const;
const arrows = { up: 'M2 11 8 4 14 11Z', down: 'M2 5 8 12 14 5Z' } as const;

export function VoteButtons(props: VoteButtonsProps) {
  const { post, me, describedBy, onVote } = props;
  const mine = me && voteOf(post, me);
  const isOver = me !== null && !mayVote(post, me);
  return (['up', 'down'] as const).map((direction) => (
    <button
      key={direction}
      type="button"
      className={styles.vote}
      aria-label={`${names[direction]}, ${count(post, direction)}`}
      aria-describedby={describedBy}
      aria-pressed={mine === direction}
      aria-disabled={isOver}
      onClick={() => isOver || onVote(direction)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
      <span>{count(post, direction)}</span>
    </button>
  ));
}
// #endregion buttons

const count = (post: Post, direction: Direction) =>
  post[listFor[direction]].length;
