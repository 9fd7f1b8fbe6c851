import { type Ref, useRef, useState } from 'react';
import { Button, type ButtonTone } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { signOut } from '../conversation/outbox.ts';
import { signInMessage } from '../messages.ts';
import type { SignInProvider, SignInRefusal } from '../port.ts';
import styles from './Comment.module.css';
import { useConversation } from './conversation-context.ts';

interface SignInProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Of the first button. */
  readonly tone: ButtonTone;
  /** One button, for the first provider, which is the owner's. */
  readonly asOwner?: boolean;
  /** What that button says, if not the provider's name. */
  readonly action?: string | undefined;
}

const names = { google: words.signIn, github: words.signInWithGitHub, email: words.signInWithEmail };

/** Opens a provider's window, and reports a failure. The buttons stay enabled while the window is open. */
export function SignInButtons({ ref, tone, asOwner = false, action }: SignInProps) {
  const { conversation, state } = useConversation();
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const attempts = useRef(0);
  const { backend } = state;
  const onClick = async (provider: SignInProvider) => {
    const attempt = ++attempts.current;
    setRefusal(null);
    const { wanted } = conversation.state.likes;
    const from = document.activeElement;
    const outcome = await backend?.reader.signIn(provider, asOwner);
    // The form may be there before this answer, and the reader in it.
    const hasMoved = ![from, document.body].includes(document.activeElement);
    if (outcome?.ok && !asOwner && (wanted || !hasMoved))
      conversation.set({ focus: wanted ? `like ${wanted}` : 'box new' });
    // A closed window is noticed late, perhaps when the next one is already open.
    if (outcome?.ok === false && attempt === attempts.current) setRefusal(outcome.problem);
  };
  const [first = 'google', ...others] = backend?.reader.providers ?? [];
  return (
    <>
      <Button ref={ref} tone={tone} onClick={() => onClick(first)}>
        {action ?? names[first]}
      </Button>
      {!asOwner &&
        others.map((provider) => (
          <Button key={provider} onClick={() => onClick(provider)}>
            {names[provider]}
          </Button>
        ))}
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
