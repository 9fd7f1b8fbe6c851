import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import styles from './CommentArea.module.css';

/** For a reader who is not told of new comments: asks for them, and says when there are none. */
export function LookAgain({
  hasNew,
  onLook,
}: {
  /** Whether something new waits to be shown; then there is nothing to be said here. */
  readonly hasNew: boolean;
  readonly onLook: () => Promise<void>;
}) {
  const [state, setState] = useState<'idle' | 'looking' | 'looked'>('idle');
  const look = async () => {
    setState('looking');
    await onLook();
    setState('looked');
  };
  return (
    <p className={styles.lookAgain}>
      <Button tone="quiet" onClick={look}>
        Look for new comments
      </Button>
      <span role="status">
        {state === 'looking' && 'Looking'}
        {state === 'looked' && !hasNew && 'Nothing new so far'}
      </span>
    </p>
  );
}
