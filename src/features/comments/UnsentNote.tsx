import { useEffect, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import styles from './Composer.module.css';
import type { Desk } from './desk.ts';
import type { UnsentState } from './outbox.ts';
import { SignInButton, type SignInOutcome } from './SignIn.tsx';
import type { Shown } from './shown.ts';
import { refusalWords, seconds } from './words.ts';

/** How a comment that was not sent yet stands, in words, and what its writer can do about it. */
export function UnsentNote({
  desk,
  comment,
  state,
  parentStands,
  onSignIn,
}: {
  readonly desk: Desk;
  readonly comment: Shown;
  readonly state: UnsentState;
  /** Whether the comment that this one replies to is still there. */
  readonly parentStands: boolean;
  readonly onSignIn: () => Promise<SignInOutcome>;
}) {
  if (state.kind === 'sending') return <p className={styles.state}>Sending</p>;
  const isTried = state.kind === 'waiting' && state.isTried;
  return (
    <div className={styles.unsent}>
      <Words state={state} />
      <p className={styles.tools}>
        {(state.kind === 'waiting' || state.kind === 'refused') && (
          <Button tone="quiet" aria-disabled={isTried} onClick={() => isTried || desk.retry(comment.id)}>
            Try again
          </Button>
        )}
        {state.kind !== 'signed-out' && (
          <Button
            tone="quiet"
            aria-disabled={isTried}
            onClick={() => isTried || desk.takeBack(comment, parentStands)}
          >
            Edit text
          </Button>
        )}
        <Button tone="quiet" aria-disabled={isTried} onClick={() => isTried || desk.discard(comment)}>
          Discard
        </Button>
      </p>
      {state.kind === 'signed-out' && <SignInButton tone="plain" onSignIn={onSignIn} />}
    </div>
  );
}

function Words({ state }: { readonly state: UnsentState }) {
  switch (state.kind) {
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
          Too many comments in a short time. <Countdown until={state.until} />
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
          Not sent. {refusalWords(state.refusal)}
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
      <span aria-hidden="true">
        Sending again in {seconds(Math.max(1, Math.ceil((until - now) / 1000)))}.
      </span>
      <span className="hidden-visually">It is sent again by itself.</span>
    </>
  );
}
