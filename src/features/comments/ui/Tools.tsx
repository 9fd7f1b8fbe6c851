import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { comments as words } from '#language';
import type { Shown, ShownThread, UnsentStatus } from '../conversation/view.ts';
import { discard, openEdit, openReply, remove, retry, takeBack } from '../conversation/writing.ts';
import { refusalMessage } from '../messages.ts';
import { mayChange } from '../policy.ts';
import { SignInButton } from './Account.tsx';
import styles from './Composer.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';

interface Props {
  readonly comment: Shown;
  readonly thread: ShownThread;
}

/** What a signed-in reader may do with a comment, and the status of what they did. */
export function Tools({ comment, thread }: Props) {
  const { state } = useConversation();
  if (comment.unsent) return <Unsent comment={comment} status={comment.unsent} />;
  const problem = state.pending.get(comment.id);
  return (
    <>
      {comment.isSaving && <p className={styles.state}>{words.saving}</p>}
      {problem?.kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          {problem.to === 'edit' ? words.notSaved : words.notDeleted}{' '}
          {refusalMessage(problem.refusal, problem.to)}
        </p>
      )}
      {state.isAuth && <Actions comment={comment} thread={thread} />}
    </>
  );
}

function Actions({ comment, thread }: Props) {
  const { c, state } = useConversation();
  const { id, isSaving } = comment;
  const replyButton = useFocusTarget<HTMLButtonElement>(`reply ${id}`);
  const editButton = useFocusTarget<HTMLButtonElement>(`edit ${id}`);
  const isOwn = state.isConfirmed && state.reader && mayChange(comment, state.reader.uid);
  const onDelete = () => {
    if (confirm(words.confirmDelete)) void remove(c, id);
  };
  return (
    <p className={styles.tools}>
      {/* Nobody can reply to a comment that is gone, or that the backend doesn't have yet. */}
      {thread.top && !thread.top.unsent && (
        <Button ref={replyButton} tone="quiet" onClick={() => openReply(c, comment)}>
          {words.reply}
        </Button>
      )}
      {isOwn && (
        <>
          <Button
            ref={editButton}
            tone="quiet"
            aria-disabled={isSaving}
            onClick={() => isSaving || openEdit(c, comment)}
          >
            {words.edit}
          </Button>
          <Button tone="quiet" onClick={onDelete}>
            {words.delete}
          </Button>
        </>
      )}
    </p>
  );
}

/** Why a comment was not sent yet, and what its writer can do about it. */
function Unsent({ comment, status }: { readonly comment: Shown; readonly status: UnsentStatus }) {
  const { c } = useConversation();
  const { id } = comment;
  if (status.kind === 'sending') return <p className={styles.state}>{reasonOf(status)}</p>;
  const isRefused = status.kind === 'refused';
  const isTried = status.kind === 'waiting' && status.isTried;
  const button = (name: string, act: () => void) => (
    <Button tone="quiet" aria-disabled={isTried} onClick={() => isTried || act()}>
      {name}
    </Button>
  );
  return (
    <div className={styles.unsent}>
      <p role={isRefused ? 'alert' : 'status'} className={isRefused ? styles.problem : styles.state}>
        {status.kind === 'waiting' && <Icon name="offline" />}
        {reasonOf(status)}
      </p>
      <p className={styles.tools}>
        {(status.kind === 'waiting' || isRefused) && button(words.tryAgain, () => retry(c, id))}
        {status.kind !== 'signed-out' && button(words.editText, () => takeBack(c, comment))}
        {button(words.discard, () => discard(c, id))}
      </p>
      {status.kind === 'signed-out' && <SignInButton tone="plain" />}
    </div>
  );
}

function reasonOf(status: UnsentStatus): string {
  switch (status.kind) {
    case 'sending':
      return words.sending;
    case 'waiting':
      return words.waiting;
    case 'limited':
      return words.limitedUntil(new Date(status.until).toLocaleTimeString());
    case 'signed-out':
      return words.waitingForSignIn;
    case 'refused':
      return `${words.notSent} ${refusalMessage(status.refusal)}`;
  }
}
