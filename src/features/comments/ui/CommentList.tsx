import { useEffect, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { commentCount } from '../messages.ts';
import styles from './CommentArea.module.css';
import { useConversation } from './conversation-context.ts';
import { LookAgain } from './LookAgain.tsx';
import { MoreButton } from './MoreButton.tsx';
import { Empty, LoadingList, OutOfReach } from './placeholders.tsx';
import { Threads } from './Threads.tsx';

/** What has been written, what waits behind the button, and how the connection is. */
export function CommentList() {
  const { state, view, connection } = useConversation();
  const { hasLoaded, problem, linked, isAuth } = state;
  useLink();
  const isEmpty = view.threads.length + view.beyond.length === 0 && !view.hasOlder;
  return (
    <>
      {problem && hasLoaded && (
        <p className={styles.connection} role="status">
          <Icon name="offline" />
          The connection is lost. It comes back by itself; these comments may be out of date.
        </p>
      )}
      {linked?.status === 'missing' && (
        <p role="status" className={styles.hint}>
          The comment that this link names is not here any more.
        </p>
      )}
      <NewComments />
      <div className={styles.list}>
        <Threads threads={view.threads} />
        {view.hasOlder && <MoreButton of="older">Show more comments</MoreButton>}
        <Threads threads={view.beyond} />
        {!hasLoaded && ((problem && <OutOfReach />) || <LoadingList />)}
        {hasLoaded && isEmpty && view.unreadCount === 0 && <Empty />}
      </div>
      {connection && !connection.isLiveForAll && !isAuth && hasLoaded && <LookAgain />}
    </>
  );
}

/** What others have written meanwhile waits behind this, so that nothing moves while it is being read. */
function NewComments() {
  const { view, dispatch } = useConversation();
  const count = view.unreadCount;
  return (
    <div className={styles.unread}>
      <p role="status" className="hidden-visually">
        {count > 0 && `${commentCount(count, 'new')}.`}
      </p>
      {count > 0 && (
        <Button onClick={() => dispatch({ type: 'unread-shown' })} className={styles.unreadButton}>
          <Icon name="arrow-down" />
          Show {commentCount(count, 'new')}
        </Button>
      )}
    </div>
  );
}

/** Follows the page's address to the comment that it names, once everything is where it will stay. */
function useLink(): void {
  const { state, connection, writer, dispatch } = useConversation();
  const isInPlace = connection !== null && state.hasLoaded && (!state.isAuth || writer !== null);
  // Someone who signs in later is not taken to it again.
  const [hasBeenInPlace, setBeenInPlace] = useState(false);
  if (isInPlace && !hasBeenInPlace) setBeenInPlace(true);
  useEffect(() => {
    if (!hasBeenInPlace) return;
    const follow = () => {
      const { hash } = location;
      dispatch({
        type: 'link-followed',
        id: hash.startsWith('#comment-') ? hash.slice('#comment-'.length) : null,
      });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [hasBeenInPlace, dispatch]);
}
