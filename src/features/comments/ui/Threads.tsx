import { Icon } from '#design/ui/Icon.tsx';
import type { Shown, ShownThread } from '../conversation/selectors.ts';
import styles from './Comment.module.css';
import { CommentBody } from './CommentBody.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useConversation } from './conversation-context.ts';
import { MoreButton } from './MoreButton.tsx';

export function Threads({ threads }: { readonly threads: readonly ShownThread[] }) {
  if (threads.length === 0) return null;
  return (
    <ol className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id} className={styles.thread}>
          {thread.top ? <InThread comment={thread.top} thread={thread} /> : <Tombstone />}
          <Replies thread={thread} />
        </li>
      ))}
    </ol>
  );
}

function Replies({ thread }: { readonly thread: ShownThread }) {
  const { state, connection, writer } = useConversation();
  const { form, isAuth } = state;
  const replying = isAuth && form.kind === 'replying' && form.thread === thread.id ? form : null;
  const { replies, more, further } = thread;
  if (replies.length + more + further.length === 0 && !replying) return null;
  const items = (comments: readonly Shown[]) =>
    comments.map((reply) => (
      <li key={reply.id}>
        <InThread comment={reply} thread={thread} />
      </li>
    ));
  return (
    <ol className={styles.replies}>
      {items(replies)}
      {more > 0 && (
        <li key="more">
          <MoreButton of={thread.id}>
            {more === 1 ? 'Show 1 more reply' : `Show ${more} more replies`}
          </MoreButton>
        </li>
      )}
      {items(further)}
      {writer && connection && replying && (
        <li key={`to-${replying.to}`}>
          <writer.ReplyForm drafts={connection.drafts} form={replying} thread={thread} />
        </li>
      )}
    </ol>
  );
}

/** A comment, and what only a writer needs put in its places once that has been loaded. */
function InThread({ comment, thread }: { readonly comment: Shown; readonly thread: ShownThread }) {
  const { state, connection, writer } = useConversation();
  const { form, isAuth, linked } = state;
  const isEditing = isAuth && form.kind === 'editing' && form.id === comment.id;
  return (
    <CommentItem comment={comment} isLinked={linked?.id === comment.id && linked.status === 'shown'}>
      {writer && connection && isEditing ? (
        <writer.EditForm drafts={connection.drafts} comment={comment} />
      ) : (
        <CommentBody body={comment.body} />
      )}
      {writer && connection && !isEditing && (
        <writer.Tools connection={connection} comment={comment} thread={thread} />
      )}
      {isAuth && !writer && thread.top && <div className={styles.toolsRoom} />}
    </CommentItem>
  );
}

function Tombstone() {
  return (
    <p className={styles.tombstone}>
      <Icon name="close" />
      Comment deleted
    </p>
  );
}
