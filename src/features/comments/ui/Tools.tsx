import { Button } from '#design/ui/Button.tsx';
import type { Shown, ShownThread } from '../conversation/selectors.ts';
import { refusalMessage } from '../messages.ts';
import type { Connection } from '../open-conversation.ts';
import { mayChange } from '../policy.ts';
import styles from './Composer.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';
import { UnsentNote } from './UnsentNote.tsx';

interface Props {
  readonly connection: Connection;
  readonly comment: Shown;
  readonly thread: ShownThread;
}

/** What a signed-in reader may do with a comment, and the status of what they did. */
export function Tools({ connection, comment, thread }: Props) {
  const { state } = useConversation();
  if (comment.unsent) return <UnsentNote connection={connection} comment={comment} status={comment.unsent} />;
  const problem = state.problems.get(comment.id);
  return (
    <>
      {comment.isSaving && <p className={styles.state}>Saving</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.of === 'edit' ? 'Your change is not saved. ' : 'Your comment is not deleted. '}
          {refusalMessage(problem.refusal, problem.of)}
        </p>
      )}
      {state.isAuth && <Actions comment={comment} thread={thread} />}
    </>
  );
}

function Actions({ comment, thread }: Omit<Props, 'connection'>) {
  const { state, dispatch } = useConversation();
  const { id } = comment;
  const replyButton = useFocusTarget<HTMLButtonElement>({ kind: 'reply-button', id });
  const editButton = useFocusTarget<HTMLButtonElement>({ kind: 'edit-button', id });
  const isOwn = state.reader !== null && mayChange(comment, state.reader.uid);
  // Nobody can reply to a comment that is gone, or that the backend doesn't have yet.
  const takesReplies = thread.top !== null && !thread.top.unsent;

  const reply = () => dispatch({ type: 'reply-opened', to: id, thread: thread.id });
  const edit = () => comment.isSaving || dispatch({ type: 'edit-opened', comment });
  const remove = () => {
    if (window.confirm('Are you sure you want to delete comment?'))
      dispatch({ type: 'deletion-confirmed', id });
  };

  return (
    <p className={styles.tools}>
      {takesReplies && (
        <Button ref={replyButton} tone="quiet" onClick={reply}>
          Reply
        </Button>
      )}
      {isOwn && (
        <>
          <Button ref={editButton} tone="quiet" aria-disabled={comment.isSaving || undefined} onClick={edit}>
            Edit
          </Button>
          <Button tone="quiet" onClick={remove}>
            Delete
          </Button>
        </>
      )}
    </p>
  );
}
