import { useId, useState } from 'react';
import styles from './Forum.module.css';
import type { Person, Post } from './post.ts';
import { type PostStore, type Refusal, wordsFor } from './store.ts';
import { VoteButtons } from './VoteButtons.tsx';
import { type Direction, voteOf } from './vote.ts';

interface PostItemProps {
  readonly post: Post;
  readonly me: Person | null;
  readonly store: PostStore;
  readonly onSignIn: () => void;
}

const wordsOf = { up: 'You upvoted this.', down: 'You downvoted this.' };

export function PostItem({ post, me, store, onSignIn }: PostItemProps) {
  const id = useId();
  const [why, setWhy] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const mine = me && voteOf(post, me);

  // #region vote
  async function vote(direction: Direction) {
    if (me === null) return onSignIn();
    if (sending) return;
    setSending(true);
    setWhy(null);
    try {
      const outcome = await store.vote(post.id, direction);
      if (!outcome.ok) setWhy(outcome.why);
    } finally {
      setSending(false);
    }
  }
  // #endregion vote

  return (
    <li className={styles.post}>
      <div>
        <p id={id} className={styles.text}>
          {post.text}
        </p>
        <p className={styles.by}>
          {post.username}
          {sending || post.isPending ? (
            <span role="status"> · Sending your vote…</span>
          ) : (
            mine && <span> · {wordsOf[mine]}</span>
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
