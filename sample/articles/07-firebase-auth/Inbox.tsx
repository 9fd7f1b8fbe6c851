import { type SubmitEvent, useId, useState } from 'react';
import { Program } from '#design/demo/DemoFrame.tsx';
import type { Mail, MemoryServer } from '../../../examples/07-firebase-auth/src/memory-server.ts';
import styles from './Demo.module.css';

interface Props {
  readonly server: MemoryServer;
  readonly outbox: readonly Mail[];
  /** Follows the link that leads back from a new password. */
  readonly signIn: (email: string) => void;
}

/** The emails that the demo's server would have sent, the latest first. */
export function Inbox({ server, outbox, signIn }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());

  function open({ id }: Mail, pressed: Element): void {
    // What was pressed goes away, and the keyboard stays at its email.
    pressed.closest('li')?.focus();
    setOpened(new Set(opened).add(id));
  }

  return (
    <Program bar="Inbox" className={styles.inbox} role="group" aria-label="Inbox">
      <ul aria-live="polite">
        {outbox.toReversed().map((mail) => (
          <li key={mail.id} tabIndex={-1}>
            {mail.kind === 'verification' ? 'Verify your address' : 'Reset your password'}
            <span>to {mail.to}</span>
            {opened.has(mail.id) && mail.kind === 'verification' && (
              <p>The link was used. Now press “I opened it.”</p>
            )}
            {opened.has(mail.id) && mail.kind === 'reset' && (
              <>
                <p>The password was changed.</p>
                <button type="button" onClick={() => signIn(mail.to)}>
                  Sign in with it
                </button>
              </>
            )}
            {!opened.has(mail.id) && mail.kind === 'verification' && (
              <button
                type="button"
                onClick={({ currentTarget }) => [server.verify(mail.to), open(mail, currentTarget)]}
              >
                Open the link
              </button>
            )}
            {!opened.has(mail.id) && mail.kind === 'reset' && (
              <NewPassword
                onChoose={(password, form) => [server.setPassword(mail.to, password), open(mail, form)]}
              />
            )}
          </li>
        ))}
      </ul>
      {outbox.length === 0 && <p>No emails yet.</p>}
    </Program>
  );
}

interface NewPasswordProps {
  readonly onChoose: (password: string, form: Element) => void;
}

/** Firebase has a page for this, behind the link in the email. */
function NewPassword({ onChoose }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const id = useId();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChoose(password, event.currentTarget);
  }
  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={id}>New password</label>
      <input
        id={id}
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit">Set the password</button>
    </form>
  );
}
