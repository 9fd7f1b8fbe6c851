import { useSyncExternalStore } from 'react';
import type { Kept } from '../../shell/kept.ts';
import styles from './Letters.module.css';
import { setPassword, verify } from './mail-links.ts';
import { NewPassword } from './NewPassword.tsx';
import type { Mail, Stored } from './stored.ts';

interface MailBoxProps {
  readonly stored: Kept<Stored>;
}

/** The emails that a real service would have sent, the latest first. */
export function MailBox({ stored }: MailBoxProps) {
  const { mails } = useSyncExternalStore(stored.watch, stored.current);
  return (
    <section className={styles.mail} aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      {mails.length === 0 && (
        <p className={styles.quiet}>
          None yet. Emails that this app would send arrive here.
        </p>
      )}
      <ul aria-live="polite">
        {mails.toReversed().map((mail) => (
          <Envelope key={mail.id} stored={stored} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

const subjects = {
  verification: 'Is this your address?',
  reset: 'Choose a new password',
};

interface EnvelopeProps extends MailBoxProps {
  readonly mail: Mail;
}

function Envelope({ stored, mail }: EnvelopeProps) {
  return (
    <li tabIndex={-1} data-used={mail.isUsed}>
      <svg viewBox="0 0 34 26" aria-hidden="true">
        <path d="M1 1h32v24H1zm0 0 16 14L33 1" />
      </svg>
      <h3>{subjects[mail.kind]}</h3>
      <p className={styles.quiet}>To {mail.to}</p>
      {mail.isUsed && mail.kind === 'verification' && (
        <p>This link was used.</p>
      )}
      {mail.isUsed && mail.kind === 'reset' && (
        <p>
          The password was changed. Now{' '}
          <a
            href={`#/sign-in?${new URLSearchParams({ changed: mail.to })}`}
          >
            sign in
          </a>
          .
        </p>
      )}
      {!mail.isUsed && mail.kind === 'verification' && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes away, and the focus stays at its email.
            currentTarget.closest('li')?.focus();
            verify(stored, mail);
          }}
        >
          Yes, verify it
        </button>
      )}
      {!mail.isUsed && mail.kind === 'reset' && (
        <NewPassword choose={(typed) => setPassword(stored, mail, typed)} />
      )}
    </li>
  );
}
