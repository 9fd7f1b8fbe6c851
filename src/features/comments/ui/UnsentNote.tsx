import { useEffect, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import type { UnsentState } from '../conversation/outbox.ts';
import type { Shown } from '../conversation/selectors.ts';
import { duration, refusalMessage } from '../messages.ts';
import type { Connection } from '../open-conversation.ts';
import styles from './Composer.module.css';
import { useConversation } from './conversation-context.ts';
import { SignInButton } from './SignIn.tsx';

/** Why a comment was not sent yet, and what its writer can do about it. */
export function UnsentNote({
  connection,
  comment,
  status,
}: {
  readonly connection: Connection;
  readonly comment: Shown;
  readonly status: UnsentState;
}) {
  const { dispatch } = useConversation();
  if (status.kind === 'sending') return <p className={styles.state}>Sending</p>;
  const isTried = status.kind === 'waiting' && status.isTried;
  const unlessTried = (act: () => void) => ({ 'aria-disabled': isTried, onClick: () => isTried || act() });
  const { id } = comment;
  return (
    <div className={styles.unsent}>
      <Words status={status} />
      <p className={styles.tools}>
        {(status.kind === 'waiting' || status.kind === 'refused') && (
          <Button tone="quiet" {...unlessTried(() => dispatch({ type: 'retry-asked', id }))}>
            Try again
          </Button>
        )}
        {status.kind !== 'signed-out' && (
          <Button tone="quiet" {...unlessTried(() => dispatch({ type: 'text-taken-back', comment }))}>
            Edit text
          </Button>
        )}
        <Button tone="quiet" {...unlessTried(() => dispatch({ type: 'discarded', id }))}>
          Discard
        </Button>
      </p>
      {status.kind === 'signed-out' && <SignInButton tone="plain" onSignIn={connection.signIn} />}
    </div>
  );
}

function Words({ status }: { readonly status: UnsentState }) {
  switch (status.kind) {
    case 'sending':
      return null;
    case 'waiting':
      return (
        <p role="status" className={styles.state}>
          <Icon name="offline" />
          Waiting for the network
        </p>
      );
    case 'limited':
      return (
        <p role="status" className={styles.state}>
          Too many comments in a short time. <Countdown until={status.until} />
        </p>
      );
    case 'signed-out':
      return (
        <p role="status" className={styles.state}>
          Not sent yet: you have been signed out. Your text is kept and goes out when you sign in.
        </p>
      );
    case 'refused':
      return (
        <p role="alert" className={styles.problem}>
          Not sent. {refusalMessage(status.refusal)}
        </p>
      );
  }
}

/** Counts down for the eye; a screen reader hears once that nothing has to be done. */
function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span aria-hidden="true">Sending again in {duration(Math.max(1, (until - now) / 1000))}.</span>
      <span className="hidden-visually">It is sent again by itself.</span>
    </>
  );
}
