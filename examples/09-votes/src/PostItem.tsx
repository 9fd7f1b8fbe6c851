import { useEffect, useId, useState } from 'react';
import styles from './Forum.module.css';
import type { Person, Post } from './post.ts';
import {
  type Outcome,
  type PostStore,
  type Refusal,
  wordsFor,
} from './store.ts';
import { VoteButtons } from './VoteButtons.tsx';
import { type Direction, voteOf } from './vote.ts';

interface PostItemProps {
  readonly post: Post;
  readonly me: Person | null;
  readonly store: PostStore;
  readonly onSignIn: (direction: Direction) => void;
  /** The vote that led to the sign-in. Returns it only once. */
  readonly takeEarlierVote: (id: string) => Direction | null;
  /** Only where a vote isn't final. */
  readonly takeBack?: ((id: string) => Promise<Outcome>) | undefined;
}

const wordsOf = { up: 'You upvoted this.', down: 'You downvoted this.' };

export function PostItem(props: PostItemProps) {
  const { post, me, store, onSignIn, takeEarlierVote, takeBack } = props;
  const id = useId();
  const [why, setWhy] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const mine = me && voteOf(post, me);

  // #region vote
  async function vote(direction: Direction) {
    if (me === null) return onSignIn(direction);
    await send(() => store.vote(post.id, direction));
  }

  async function send(act: () => Promise<Outcome>) {
    if (sending) return;
    setSending(true);
    setWhy(null);
    try {
      const outcome = await act();
      if (!outcome.ok) setWhy(outcome.why);
    } finally {
      setSending(false);
    }
  }
  // #endregion vote

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the sign-in
  useEffect(() => {
    const direction = me && takeEarlierVote(post.id);
    if (direction) void vote(direction);
  }, []);

  return (
    <li className={styles.post}>
      <div>
        <p id={id} className={styles.text}>
          {post.text}
        </p>
        <p className={styles.by} aria-live="polite">
          {post.username}
          {sending || post.isPending ? (
            // Its own key: else React keeps the element, and misses the texts
            // that a browser's translation has replaced.
            <span key="sending">{' · Sending your vote…'}</span>
          ) : (
            mine && (
              <span>
                {' · '}
                {wordsOf[mine]}{' '}
                {takeBack && (
                  <button
                    type="button"
                    className={styles.takeBack}
                    aria-describedby={id}
                    onClick={({ currentTarget }) => {
                      // This button goes away, and the arrow stays.
                      focusArrow(currentTarget);
                      void send(() => takeBack(post.id));
                    }}
                  >
                    Take it back
                  </button>
                )}
              </span>
            )
          )}
        </p>
        {why && <p role="alert">{wordsFor[why]}</p>}
      </div>
      <div className={styles.votes}>
        <VoteButtons post={post} me={me} describedBy={id} onVote={vote} />
      </div>
    </li>
  );
}

function focusArrow(button: HTMLElement) {
  button
    .closest('li')
    ?.querySelector<HTMLElement>('[aria-pressed="true"]')
    ?.focus();
}
