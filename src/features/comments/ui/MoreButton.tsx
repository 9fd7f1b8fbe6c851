import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { loadMore } from '../conversation/reading.ts';
import { threadIn } from '../conversation/thread-list.ts';
import type { CommentId } from '../model.ts';
import styles from './CommentArea.module.css';
import { useConversation } from './conversation-context.ts';

interface Props {
  readonly of: 'older' | CommentId;
  readonly children: ReactNode;
}

/** Loads older threads, or more replies of one. Without JavaScript it leads to the page that has them. */
export function MoreButton({ of, children }: Props) {
  const { c, state } = useConversation();
  const { list, backend } = state;
  const [status, setStatus] = useState<'loading' | 'failed' | null>(null);
  const query =
    of === 'older' ? `before=${list.next ?? ''}` : `thread=${of}&after=${threadIn(list, of)?.next ?? ''}`;
  const onClick = async (event: MouseEvent) => {
    // A link that is opened in a new tab is left to the browser.
    if (!backend || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (status === 'loading') return;
    setStatus('loading');
    setStatus((await loadMore(c, of)) ? null : 'failed');
  };
  return (
    <p className={styles.more}>
      {c.pagesPath === null ? (
        <Button onClick={onClick} aria-disabled={status === 'loading'}>
          {children}
        </Button>
      ) : (
        <ButtonLink href={`${c.pagesPath}?${query}`} onClick={onClick} rel="nofollow">
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
