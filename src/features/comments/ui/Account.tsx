import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonTone } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { signIn, signOut } from '../conversation/account.ts';
import { signInMessage } from '../messages.ts';
import type { SignInRefusal } from '../port.ts';
import { draftPrefix, unsentPrefix } from '../storage-keys.ts';
import styles from './CommentArea.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';
import { visibleName } from './display-text.ts';

/** The form and the way out for a signed-in reader, the way in for everybody else, and their outline until it is known which. */
export function Account() {
  const { isConnected, isAuth } = useConversation().state;
  return (
    <div className={styles.account}>
      {!isConnected && (
        <>
          <noscript>
            <p className={styles.noScript}>{words.noScript}</p>
          </noscript>
          <div className={styles.formOutline} />
        </>
      )}
      {isConnected && (isAuth ? <SignedIn /> : <SignedOut />)}
    </div>
  );
}

function SignedIn() {
  const { c, state, writer } = useConversation();
  const [hasFailed, setFailed] = useState(false);
  useLayoutEffect(
    () => () => {
      // When a sign-out in another tab takes what had the focus, the keyboard goes to the way back.
      if (document.activeElement?.closest('[data-comments]')) c.set({ focus: 'sign-in' });
    },
    [c],
  );
  return (
    <>
      {writer && state.reader ? <writer.NewComment /> : <div className={styles.formOutline} />}
      <p className={styles.signOut}>
        {state.reader && state.isConfirmed && (
          <span className={styles.reader}>
            {words.signedInAs} <bdi>{visibleName(state.reader.displayName)}</bdi>
          </span>
        )}
        <Button
          tone="quiet"
          onClick={async () => setFailed(await signOut(c, (question) => confirm(question)))}
        >
          {words.signOut}
        </Button>
        {hasFailed && (
          <span role="alert" className={styles.problem}>
            {words.signOutFailed}
          </span>
        )}
      </p>
    </>
  );
}

function SignedOut() {
  const { c, state } = useConversation();
  const button = useFocusTarget<HTMLButtonElement>('sign-in');
  const { store } = c.connected;
  const hasText = store.keys(draftPrefix).length + store.keys(unsentPrefix).length > 0;
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

/** Opens the provider's window, and says in words when that came to nothing. It stays pressable meanwhile. */
export function SignInButton({
  ref,
  tone,
}: {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly tone: ButtonTone;
}) {
  const { c } = useConversation();
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const attempts = useRef(0);
  const onClick = async () => {
    const attempt = ++attempts.current;
    setRefusal(null);
    const outcome = await signIn(c);
    // A window that was closed is noticed late, perhaps when the next one is already open.
    if (!outcome.ok && attempt === attempts.current) setRefusal(outcome.problem);
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
