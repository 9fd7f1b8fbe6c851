import { Icon } from '#design/ui/Icon.tsx';
import styles from './Comment.module.css';
import { CommentBody } from './CommentBody.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { DeskState } from './desk-state.ts';
import type { CommentId, Reader } from './model.ts';
import type { SignInOutcome } from './SignIn.tsx';
import type { Shown } from './shown.ts';
import type { Thread } from './thread.ts';
import type { Writing } from './use-comments.ts';

interface Props {
  readonly threads: readonly Thread<Shown>[];
  readonly own: DeskState;
  readonly reader: Reader | null;
  readonly mayWrite: boolean;
  readonly writing: Writing | null;
  readonly isWritingDue: boolean;
  /** The id of the element that the page's address names. */
  readonly marked: string | null;
  readonly onSignIn: () => Promise<SignInOutcome>;
}

/** All threads, in order. What only a writer needs is put in its places when it has been loaded. */
export function Threads({ threads, own, reader, mayWrite, writing, isWritingDue, marked, onSignIn }: Props) {
  const { focus } = own;

  const item = (comment: Shown, thread: Thread<Shown>) => {
    const isEditing = mayWrite && focus.kind === 'editing' && focus.id === comment.id;
    return (
      <CommentItem comment={comment} isMarked={marked === `comment-${comment.id}`}>
        {writing && isEditing ? (
          <writing.parts.EditForm desk={writing.desk} comment={comment} note={own.notes.get(comment.id)} />
        ) : (
          <CommentBody body={comment.body} />
        )}
        {writing && !isEditing && (
          <writing.parts.Tools
            desk={writing.desk}
            comment={comment}
            thread={thread}
            reader={reader}
            mayWrite={mayWrite}
            note={own.notes.get(comment.id)}
            onSignIn={onSignIn}
          />
        )}
        {isWritingDue && thread.top && <div className={styles.toolsRoom} />}
      </CommentItem>
    );
  };
  const form = (id: CommentId) =>
    writing && mayWrite && focus.kind === 'replying' && focus.thread === id ? focus : null;

  return (
    <ol className={styles.threads}>
      {threads.map((thread) => {
        const replying = form(thread.id);
        return (
          <li key={thread.id} className={styles.thread}>
            {thread.top ? item(thread.top, thread) : <Tombstone />}
            {(thread.replies.length > 0 || replying) && (
              <ol className={styles.replies}>
                {thread.replies.map((reply) => (
                  <li key={reply.id}>{item(reply, thread)}</li>
                ))}
                {writing && replying && (
                  <li key={`to-${replying.to}`}>
                    <writing.parts.ReplyForm desk={writing.desk} focus={replying} thread={thread} />
                  </li>
                )}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
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
