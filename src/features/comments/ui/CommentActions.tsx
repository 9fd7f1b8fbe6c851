import { useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { moderation as moderationWords, comments as words } from '#language';
import { type InThread, unsentStatus, type VisibleComment } from '../conversation/view.ts';
import { discard, openEdit, openReply, retry, takeBack } from '../conversation/writing.ts';
import { refusalMessage } from '../messages.ts';
import { isImported, mayChange, mayRemove } from '../policy.ts';
import { useConversation, useFocusTarget, useNextFocus } from './conversation-context.ts';
import { Like } from './Like.tsx';
import { locale } from './locale.ts';
import { SignInButtons } from './Session.tsx';
import { DeleteButton, Failure } from './UndoDeletion.tsx';

/** What a signed-in reader can do with a comment, and the status of what they did. */
export function CommentActions({ comment, thread }: InThread) {
  const { state } = useConversation();
  if (comment.status === 'unsent') return <Unsent comment={comment} />;
  const isHeld = comment.status === 'held';
  return (
    <>
      {comment.status === 'saving' && <p className="writer-state">{words.saving}</p>}
      {isHeld && <p className="writer-state">{words.waitingForApproval}</p>}
      <Failure id={comment.id} />
      {isHeld ? (
        <p className="writer-tools">
          <DeleteButton comment={comment} />
        </p>
      ) : (
        state.isAuth && <ActionButtons comment={comment} thread={thread} />
      )}
    </>
  );
}

function ActionButtons({ comment, thread }: InThread) {
  const { conversation, state } = useConversation();
  const { id } = comment;
  const isSaving = comment.status === 'saving';
  const replyButton = useFocusTarget<HTMLButtonElement>(`reply ${id}`);
  const editButton = useFocusTarget<HTMLButtonElement>(`edit ${id}`, focusInComment);
  const me = state.isConfirmed ? state.reader : null;
  // Not a comment that is deleted, or that only its writer sees.
  const takesReplies = thread.top && (!thread.top.status || thread.top.status === 'saving');
  const isOwn = me && mayChange(comment, me.uid);
  return (
    <p className="writer-tools">
      <Like subject={id} />
      {takesReplies && (
        <Button ref={replyButton} tone="quiet" onClick={() => openReply(conversation, comment)}>
          {words.reply}
        </Button>
      )}
      {isOwn && (
        <Button
          ref={editButton}
          tone="quiet"
          aria-disabled={isSaving}
          onClick={() => isSaving || openEdit(conversation, comment)}
        >
          {words.edit}
        </Button>
      )}
      {me && mayRemove(comment, me) && <DeleteButton comment={comment} />}
      {me?.isOwner && !isOwn && !isImported(comment) && <BanButton comment={comment} />}
    </p>
  );
}

/** The form that closed may have been much taller than the comment, so the whole of that comes into view, from its start. */
function focusInComment(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.closest('article')?.scrollIntoView({ block: 'nearest' });
}

function BanButton({ comment }: { readonly comment: VisibleComment }) {
  const { conversation, state } = useConversation();
  const [status, setStatus] = useState<'banned' | 'failed' | null>(null);
  const isBanned = status === 'banned';
  const name = visibleName(comment.username);
  const onBan = async () => {
    if (!confirm(moderationWords.confirmBan(name))) return;
    setStatus(null);
    const moderation = await state.backend?.moderation().catch(() => null);
    const outcome = moderation && (await conversation.ask(() => moderation.ban(comment)));
    setStatus(outcome?.ok ? 'banned' : 'failed');
    if (outcome?.ok) conversation.set({ message: moderationWords.banned(name) });
  };
  return (
    <>
      <Button tone="quiet" aria-disabled={isBanned} onClick={() => isBanned || onBan()}>
        {isBanned ? moderationWords.banned(name) : moderationWords.ban}
      </Button>
      {status === 'failed' && (
        <span role="alert" className="writer-problem">
          {moderationWords.notDone}
        </span>
      )}
    </>
  );
}

/** Whether a comment is being sent, or why not, in one live region; and what its writer can do about it. */
function Unsent({ comment }: { readonly comment: VisibleComment }) {
  const { conversation, state } = useConversation();
  const { id, pathName } = comment;
  const problem = state.pending.get(id);
  const status = unsentStatus(state, id);
  const reason = () => {
    if (status === 'sending') return words.sending;
    if (status === 'waiting') return words.waiting;
    if (status === 'limited')
      return words.limitedUntil(new Date(state.pause?.until ?? 0).toLocaleTimeString(locale));
    if (status === 'signed-out') return words.waitingForSignIn;
    return problem?.kind === 'failed' && `${words.notSent} ${refusalMessage(problem.refusal)}`;
  };
  return (
    <div className={status === 'sending' ? undefined : 'writer-unsent'}>
      <p aria-live="polite" className={status === 'refused' ? 'writer-problem' : 'writer-state'}>
        {status === 'waiting' && <Icon name="offline" />}
        {pathName !== conversation.page && (
          <>
            <a href={pathName}>{pathName}</a>{' '}
          </>
        )}
        <span>{reason()}</span>
      </p>
      {status === 'signed-out' && <SignInButtons tone="plain" />}
      {status !== 'sending' && <UnsentTools comment={comment} />}
    </div>
  );
}

function UnsentTools({ comment }: { readonly comment: VisibleComment }) {
  const { conversation, state } = useConversation();
  const status = unsentStatus(state, comment.id);
  const isSignedIn = status !== 'signed-out';
  const element = useRef<HTMLParagraphElement>(null);
  useNextFocus(element, `comment ${comment.id}`);
  // What may arrive at any moment can't be taken back.
  const isBeingSent = state.sending === comment.id;
  const button = (name: string, act: () => void) => (
    <Button tone="quiet" aria-disabled={isBeingSent} onClick={() => isBeingSent || act()}>
      {name}
    </Button>
  );
  return (
    <p ref={element} className="writer-tools">
      {status !== 'limited' && isSignedIn && button(words.tryAgain, () => retry(conversation, comment.id))}
      {isSignedIn && button(words.editText, () => takeBack(conversation, comment))}
      {button(words.discard, () => discard(conversation, comment))}
    </p>
  );
}
