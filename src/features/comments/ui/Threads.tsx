import { type MouseEvent, memo, type ReactNode, useMemo, useState } from 'react';
import { Button, ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import { loadMore } from '../conversation/reading.ts';
import { State } from '../conversation/state.ts';
import { threadIn } from '../conversation/thread-list.ts';
import { type InThread, idsInUse, type VisibleComment, type VisibleThread } from '../conversation/view.ts';
import { comparePositions, positionAt } from '../model.ts';
import styles from './Comment.module.css';
import areaStyles from './CommentArea.module.css';
import { CommentItem } from './CommentItem.tsx';
import { ConversationProvider, type InConversation, useConversation } from './conversation-context.ts';

export function Threads({ threads }: { readonly threads: readonly VisibleThread[] }) {
  const inConversation = useConversation();
  const quiet = useQuiet(inConversation);
  const { state } = inConversation;
  const inUse = idsInUse(state);
  const isInUse = ({ id, replies }: VisibleThread) =>
    inUse.has(id) || replies.some((reply) => inUse.has(reply.id));
  if (threads.length === 0) return null;
  return (
    <ol className={styles.threads}>
      {threads.map((thread) => (
        <ThreadItem
          key={thread.id}
          thread={thread}
          isDeleted={!thread.top && threadIn(state.list, thread.id) !== undefined}
          sees={isInUse(thread) ? inConversation : quiet}
        />
      ))}
    </ol>
  );
}

/**
 * What a thread sees of the conversation while nothing happens in it: an object that stays the same, so that the others are not rendered
 * again when a form opens in one of a thousand.
 */
function useQuiet({ conversation, writer, SignIn, state }: InConversation): InConversation {
  const { backend, isAuth, isConfirmed, reader, list, likes } = state;
  const { owners } = list;
  const { counts, mine } = likes;
  return useMemo(() => {
    const nothing = new State(null, false);
    const known = { backend, isAuth, isConfirmed, reader };
    const some = { list: { ...nothing.list, owners }, likes: { ...nothing.likes, counts, mine } };
    return { conversation, writer, SignIn, state: { ...nothing, ...known, ...some } };
  }, [conversation, writer, SignIn, backend, isAuth, isConfirmed, reader, owners, counts, mine]);
}

interface ThreadItemProps {
  readonly thread: VisibleThread;
  readonly isDeleted: boolean;
  readonly sees: InConversation;
}

const ThreadItem = memo(function ThreadItem({ thread, isDeleted, sees }: ThreadItemProps) {
  return (
    <ConversationProvider value={sees}>
      <li className={styles.thread}>
        {thread.top && <Item comment={thread.top} thread={thread} />}
        {isDeleted && <Tombstone />}
        <Replies thread={thread} />
      </li>
    </ConversationProvider>
  );
});

function Item(props: InThread) {
  const { writer } = useConversation();
  if (props.comment.status !== 'deleted') return <CommentItem {...props} />;
  return writer ? <writer.UndoDeletion id={props.comment.id} /> : <Tombstone />;
}

function Tombstone() {
  return (
    <p className={styles.tombstone}>
      <Icon name="close" />
      {words.deletedComment}
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
