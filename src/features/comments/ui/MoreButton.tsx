import type { MouseEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { loadMore } from '../conversation/reading.ts';
import { threadIn } from '../conversation/thread-list.ts';
import type { CommentId } from '../model.ts';
import styles from './CommentArea.module.css';
import { useConversation } from './conversation-context.ts';

/** Loads older threads, or more replies of one. Without JavaScript it leads to the page that has them. */
export function MoreButton({
  of,
  children,
}: {
  readonly of: 'older' | CommentId;
  readonly children: ReactNode;
}) {
  const { c, state, pagesPath } = useConversation();
  const { list, isConnected } = state;
  const status = state.more.get(of);
  const query =
    of === 'older' ? `before=${list.next ?? ''}` : `thread=${of}&after=${threadIn(list, of)?.next ?? ''}`;
  const onClick = (event: MouseEvent) => {
    // A new tab is somebody's own wish.
    if (!isConnected || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void loadMore(c, of);
  };
  return (
    <p className={styles.more}>
      {pagesPath === null ? (
        <Button onClick={onClick} aria-disabled={status === 'loading'}>
          {children}
        </Button>
      ) : (
        <ButtonLink href={`${pagesPath}?${query}`} onClick={onClick} rel="nofollow">
          {children}
        </ButtonLink>
      )}
      <span role="status">
        {status === 'loading' && words.loadingMore}
        {status === 'failed' && words.moreFailed}
      </span>
    </p>
  );
}
