import type { MouseEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { allThreads, type ThreadList } from '../conversation/thread-list.ts';
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
  const { state, dispatch, pagesPath } = useConversation();
  const status = state.more.get(of);
  const isLoading = status === 'loading';
  const ask = (event: MouseEvent) => {
    // A new tab is somebody's own wish.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(of === 'older' ? { type: 'older-asked' } : { type: 'replies-asked', thread: of });
  };
  return (
    <p className={styles.more}>
      {pagesPath === null ? (
        <Button onClick={ask} aria-disabled={isLoading}>
          {children}
        </Button>
      ) : (
        <ButtonLink href={hrefOf(pagesPath, of, state.list)} onClick={ask} rel="nofollow">
          {children}
        </ButtonLink>
      )}
      <span role="status">
        {isLoading && 'Loading'}
        {status === 'failed' && 'These can’t be reached right now. Check your connection and try again.'}
      </span>
    </p>
  );
}

function hrefOf(path: string, of: 'older' | CommentId, list: ThreadList): string {
  if (of === 'older') return `${path}?before=${list.next ?? ''}`;
  const after = allThreads(list).find(({ id }) => id === of)?.next;
  return `${path}?thread=${of}&after=${after ?? ''}`;
}
