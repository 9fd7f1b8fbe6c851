import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import styles from './CommentArea.module.css';
import { useConversation } from './conversation-context.ts';

/** For a reader who is not told of new comments: asks for them, and says when there are none. */
export function LookAgain() {
  const { state, view, dispatch } = useConversation();
  const [hasLooked, setLooked] = useState(false);
  const isLooking = state.loading !== 'no';
  const look = () => {
    setLooked(true);
    dispatch({ type: 'reload-asked' });
  };
  return (
    <p className={styles.lookAgain}>
      <Button tone="quiet" onClick={look}>
        Look for new comments
      </Button>
      <span role="status">
        {hasLooked && isLooking && 'Looking'}
        {hasLooked && !isLooking && view.unreadCount === 0 && state.problem === null && 'Nothing new so far'}
      </span>
    </p>
  );
}
