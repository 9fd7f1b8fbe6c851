import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import { loadMore } from '../conversation/reading.ts';
import { threadIn } from '../conversation/thread-list.ts';
import type { InThread, VisibleComment, VisibleThread } from '../conversation/view.ts';
import { comparePositions, positionAt } from '../model.ts';
import styles from './Comment.module.css';
import areaStyles from './CommentArea.module.css';
import { CommentItem } from './CommentItem.tsx';
import { useConversation } from './conversation-context.ts';

export function Threads({ threads }: { readonly threads: readonly VisibleThread[] }) {
  const { list } = useConversation().state;
  if (threads.length === 0) return null;
  return (
    <ol className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id} className={styles.thread}>
          {thread.top ? (
            <Item comment={thread.top} thread={thread} />
          ) : (
            threadIn(list, thread.id) && <Tombstone />
          )}
          <Replies thread={thread} />
        </li>
      ))}
    </ol>
  );
}

function Item(props: InThread) {
  const { writer } = useConversation();
  if (props.comment.status !== 'deleted') return <CommentItem {...props} />;
  return writer ? <writer.UndoDeletion id={props.comment.id} /> : <Tombstone />;
}

export function Tombstone({ text = words.deletedComment, role }: { text?: string; role?: 'alert' }) {
  return (
    <p className={styles.tombstone} role={role}>
      <Icon name="close" />
      {text}
    </p>
  );
}

/** Everything is in one list, so that an unsent reply keeps its element, and the focus, when it has been sent. */
function Replies({ thread }: { readonly thread: VisibleThread }) {
  const { state, writer } = useConversation();
  const { replies, more, next, id } = thread;
  const form = state.isAuth && state.form?.kind === 'reply' && state.form.thread === id ? state.form : null;
  if (replies.length + more === 0 && !form) return null;
  const isBeyondGap = (reply: VisibleComment) =>
    reply.status === 'unsent' ||
    reply.status === 'held' ||
    (next !== null && comparePositions(reply, positionAt(next)) > 0);
  const items = (comments: readonly VisibleComment[]) =>
    comments.map((reply) => (
      <li key={reply.id}>
        <Item comment={reply} thread={thread} />
      </li>
    ));
  return (
    <ol className={styles.replies}>
      {[
        ...items(replies.filter((reply) => !isBeyondGap(reply))),
        more > 0 && (
          <li key="more">
            <MoreButton of={thread}>{words.showReplies(more)}</MoreButton>
          </li>
        ),
        ...items(replies.filter(isBeyondGap)),
        writer && form && (
          <li key={`to-${form.id}`}>
            <writer.ReplyForm form={form} thread={thread} />
          </li>
        ),
      ]}
    </ol>
  );
}

/** Loads older threads, or more replies of one. Without JavaScript it leads to the page that has them. */
export function MoreButton({ of, children }: { of: 'older' | VisibleThread; children: ReactNode }) {
  const { conversation, state } = useConversation();
  const { list, backend } = state;
  const [status, setStatus] = useState<'loading' | 'failed' | null>(null);
  const query = of === 'older' ? `before=${list.next ?? ''}` : `thread=${of.id}&after=${of.next ?? ''}`;
  const onClick = async (event: MouseEvent) => {
    // A link that is opened in a new tab is left to the browser.
    if (!backend || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (status === 'loading') return;
    setStatus('loading');
    setStatus((await loadMore(conversation, of === 'older' ? of : of.id)) ? null : 'failed');
  };
  return (
    <p className={areaStyles.more}>
      {conversation.pagesPath === null ? (
        <Button onClick={onClick} aria-disabled={status === 'loading'}>
          {children}
        </Button>
      ) : (
        <ButtonLink href={`${conversation.pagesPath}?${query}`} onClick={onClick} rel="nofollow">
          {children}
        </ButtonLink>
      )}
      <span aria-live="polite">
        {status && (status === 'loading' ? words.loadingMore : words.moreFailed)}
      </span>
    </p>
  );
}
