import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import type { Shown, ShownThread } from '../conversation/view.ts';
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
          {thread.top ? (
            <InThread comment={thread.top} thread={thread} />
          ) : (
            <p className={styles.tombstone}>
              <Icon name="close" />
              {words.deletedComment}
            </p>
          )}
          <Replies thread={thread} />
        </li>
      ))}
    </ol>
  );
}

function Replies({ thread }: { readonly thread: ShownThread }) {
  const { state, writer } = useConversation();
  const { replies, more, further, id } = thread;
  const form = state.isAuth && state.form?.kind === 'reply' && state.form.thread === id ? state.form : null;
  if (replies.length + more + further.length === 0 && !form) return null;
  const items = (comments: readonly Shown[]) =>
    comments.map((reply) => (
      <li key={reply.id}>
        <InThread comment={reply} thread={thread} />
      </li>
    ));
  const children = [
    ...items(replies),
    more > 0 && (
      <li key="more">
        <MoreButton of={id}>{words.showReplies(more)}</MoreButton>
      </li>
    ),
    ...items(further),
    writer && form && (
      <li key={`to-${form.id}`}>
        <writer.ReplyForm form={form} thread={thread} />
      </li>
    ),
  ];
  // One list, so that a reply that turns from an unsent one into a known one keeps its element, and the keyboard.
  return <ol className={styles.replies}>{children}</ol>;
}

/** A comment, and what only a writer needs put in its places once that has been loaded. */
function InThread({ comment, thread }: { readonly comment: Shown; readonly thread: ShownThread }) {
  const { state, writer } = useConversation();
  const { form, isAuth } = state;
  const editing = isAuth && form?.kind === 'edit' && form.id === comment.id ? form : null;
  return (
    <CommentItem comment={comment}>
      {writer && editing ? (
        <writer.EditForm comment={comment} form={editing} />
      ) : (
        <CommentBody body={comment.body} />
      )}
      {writer && !editing && <writer.Tools comment={comment} thread={thread} />}
      {isAuth && !writer && thread.top && <div className={styles.toolsRoom} />}
    </CommentItem>
  );
}
