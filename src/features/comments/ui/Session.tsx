import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button, type ButtonTone } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { signOut } from '../conversation/outbox.ts';
import { signInMessage } from '../messages.ts';
import type { SignInRefusal } from '../port.ts';
import styles from './Comment.module.css';
import { useConversation } from './conversation-context.ts';

interface SignInProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly tone: ButtonTone;
  readonly asOwner?: boolean;
  readonly children?: ReactNode;
}

/** Opens the provider's window, and reports a failure. The button stays enabled while the window is open. */
export function SignInButton({ ref, tone, asOwner = false, children = words.signIn }: SignInProps) {
  const { conversation, state } = useConversation();
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const attempts = useRef(0);
  const onClick = async () => {
    const attempt = ++attempts.current;
    setRefusal(null);
    const outcome = await (asOwner ? state.backend?.signInAsOwner() : state.backend?.reader.signIn());
    if (outcome?.ok && !asOwner) conversation.set({ focus: 'box new' });
    // A closed window is noticed late, perhaps when the next one is already open.
    if (outcome?.ok === false && attempt === attempts.current) setRefusal(outcome.problem);
  };
  return (
    <>
      <Button ref={ref} tone={tone} onClick={onClick}>
        {children}
      </Button>
      {refusal && (
        <p role="alert" className={styles.problem}>
          {signInMessage(refusal)}
        </p>
      )}
    </>
  );
}

export function SignOutButton() {
  const { conversation } = useConversation();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={async () => setFailed(!(await signOut(conversation)))}>
        {words.signOut}
      </Button>
      {hasFailed && (
        <span role="alert" className={styles.problem}>
          {words.signOutFailed}
        </span>
      )}
    </>
  );
}
