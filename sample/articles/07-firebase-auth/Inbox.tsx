import { useState } from 'react';
import { Program } from '#design/demo/Program.tsx';
import { NewPassword } from '../../../examples/07-firebase-auth/app/NewPassword.tsx';
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

  const open = ({ id }: Mail) => setOpened((before) => new Set(before).add(id));

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
                onClick={({ currentTarget }) => {
                  // The button goes away, and the focus stays at its email.
                  currentTarget.closest('li')?.focus();
                  server.verify(mail.to);
                  open(mail);
                }}
              >
                Open the link
              </button>
            )}
            {!opened.has(mail.id) && mail.kind === 'reset' && (
              <NewPassword
                choose={async (password) => {
                  server.setPassword(mail.to, password);
                  open(mail);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {outbox.length === 0 && <p>No emails yet.</p>}
    </Program>
  );
}
