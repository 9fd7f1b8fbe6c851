import { useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import styles from './CommentArea.module.css';
import type { Reader } from './model.ts';
import type { Outcome, SignInRefusal } from './port.ts';
import { signInWords } from './words.ts';

export type SignInOutcome = Outcome<Reader, SignInRefusal>;

interface Props {
  readonly onSignIn: () => Promise<SignInOutcome>;
  /** Why somebody who was signed in is asked again. */
  readonly hint?: string | null;
}

/** What a signed-out reader sees in place of the form. */
export function SignIn({ onSignIn, hint }: Props) {
  return (
    <div className={styles.signIn}>
      <p className={styles.invitation}>Sign in with Google to add a comment</p>
      {hint && (
        <p role="status" className={styles.hint}>
          {hint}
        </p>
      )}
      <SignInButton id="sign-in" tone="spot" onSignIn={onSignIn} />
    </div>
  );
}

/** Opens the provider's window, and says in words when that came to nothing. It stays pressable meanwhile. */
export function SignInButton({
  id,
  tone,
  onSignIn,
}: Pick<Props, 'onSignIn'> & { readonly id?: string; readonly tone: 'spot' | 'plain' }) {
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
      <Button id={id} tone={tone} onClick={signIn}>
        Sign in with Google
      </Button>
      {refusal && (
        <p role="alert" className={styles.problem}>
          {signInWords(refusal)}
        </p>
      )}
    </>
  );
}
