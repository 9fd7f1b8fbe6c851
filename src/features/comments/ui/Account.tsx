import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonTone } from '#design/ui/Button.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as words } from '#language';
import { signOut } from '../conversation/outbox.ts';
import { signInMessage } from '../messages.ts';
import type { Backend, SignInRefusal } from '../port.ts';
import { draftPrefix } from '../storage-keys.ts';
import styles from './CommentArea.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';

/** The form and Sign Out for a signed-in reader, Sign in for everyone else, and an outline until it is known which. */
export function Account() {
  const { backend, isAuth } = useConversation().state;
  return (
    <div className={styles.account}>
      {!backend && (
        <>
          <noscript>
            <p className={styles.noScript}>{words.noScript}</p>
          </noscript>
          <div className={styles.formOutline} />
        </>
      )}
      {backend && (isAuth ? <SignedIn {...backend} /> : <SignedOut />)}
    </div>
  );
}

function SignedIn({ replyMails }: Backend) {
  const { conversation, state, writer } = useConversation();
  const [hasFailed, setFailed] = useState(false);
  const [isOwnDataOpen, setOwnDataOpen] = useState(false);
  const ownDataId = useId();
  useLayoutEffect(
    () => () => {
      // After a sign-out in another tab the focused element may be gone.
      if (document.activeElement?.closest('[data-comments]')) conversation.set({ focus: 'sign-in' });
    },
    [conversation],
  );
  return (
    <>
      {writer && state.reader ? <writer.NewComment /> : <div className={styles.formOutline} />}
      <p className={styles.signOut}>
        {state.reader && state.isConfirmed && (
          <>
            <span className={styles.reader}>
              {words.signedInAs} <bdi>{visibleName(state.reader.displayName)}</bdi>
            </span>
            <Button
              tone="quiet"
              aria-expanded={isOwnDataOpen}
              aria-controls={ownDataId}
              onClick={() => setOwnDataOpen(!isOwnDataOpen)}
            >
              {words.yourComments}
            </Button>
          </>
        )}
        <Button tone="quiet" onClick={async () => setFailed(!(await signOut(conversation)))}>
          {words.signOut}
        </Button>
        {hasFailed && (
          <span role="alert" className={styles.problem}>
            {words.signOutFailed}
          </span>
        )}
      </p>
      {writer && isOwnDataOpen && <writer.OwnData id={ownDataId} />}
      {writer && replyMails && state.reader && state.isConfirmed && (
        <writer.ReplyMails key={state.reader.uid} port={replyMails} />
      )}
    </>
  );
}

function SignedOut() {
  const { conversation, state } = useConversation();
  const button = useFocusTarget<HTMLButtonElement>('sign-in');
  const hasText = conversation.store.keys(draftPrefix).length + state.unsent.length > 0;
  return (
    <div className={styles.signIn}>
      <p className={styles.invitation}>{words.invitation}</p>
      {state.reader && (
        <p role="status" className={styles.hint}>
          {words.signedOut}
          {hasText && ` ${words.textIsKept}`}
        </p>
      )}
      <SignInButton ref={button} tone="accent" />
    </div>
  );
}

interface SignInProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly tone: ButtonTone;
}

/** Opens the provider's window, and reports a failure. The button stays enabled while the window is open. */
export function SignInButton({ ref, tone }: SignInProps) {
  const { conversation, state } = useConversation();
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const attempts = useRef(0);
  const onClick = async () => {
    const attempt = ++attempts.current;
    setRefusal(null);
    const outcome = await state.backend?.reader.signIn();
    if (outcome?.ok) conversation.set({ focus: 'box new' });
    // A closed window is noticed late, perhaps when the next one is already open.
    else if (outcome && attempt === attempts.current) setRefusal(outcome.problem);
  };
  return (
    <>
      <Button ref={ref} tone={tone} onClick={onClick}>
        {words.signIn}
      </Button>
      {refusal && (
        <p role="alert" className={styles.problem}>
          {signInMessage(refusal)}
        </p>
      )}
    </>
  );
}
