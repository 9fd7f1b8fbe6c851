import { type Ref, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { signInMessage } from '../messages.ts';
import type { Reader } from '../model.ts';
import type { Outcome, SignInRefusal } from '../port.ts';
import styles from './CommentArea.module.css';
import { useConversation, useFocusTarget } from './conversation-context.ts';

export type SignInOutcome = Outcome<Reader, SignInRefusal>;

/** What a signed-out reader sees in place of the form. `hint` says why somebody who was signed in is asked again. */
export function SignIn({ hint }: { readonly hint: string | null }) {
  const { connection } = useConversation();
  const button = useFocusTarget<HTMLButtonElement>({ kind: 'sign-in' });
  return (
    <div className={styles.signIn}>
      <p className={styles.invitation}>Sign in with Google to add a comment</p>
      {hint && (
        <p role="status" className={styles.hint}>
          {hint}
        </p>
      )}
      {connection && <SignInButton ref={button} tone="accent" onSignIn={connection.signIn} />}
    </div>
  );
}

/** Opens the provider's window, and says in words when that came to nothing. It stays pressable meanwhile. */
export function SignInButton({
  ref,
  tone,
  onSignIn,
}: {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly tone: 'accent' | 'plain';
  readonly onSignIn: () => Promise<SignInOutcome>;
}) {
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const attempts = useRef(0);
  const signIn = async () => {
    const attempt = ++attempts.current;
    setRefusal(null);
    const outcome = await onSignIn();
    // A window that was closed is noticed late, perhaps when the next one is already open.
    if (!outcome.ok && attempt === attempts.current) setRefusal(outcome.problem);
  };
  return (
    <>
      <Button ref={ref} tone={tone} onClick={signIn}>
        Sign in with Google
      </Button>
      {refusal && (
        <p role="alert" className={styles.problem}>
          {signInMessage(refusal)}
        </p>
      )}
    </>
  );
}
