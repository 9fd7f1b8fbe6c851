import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { MailSite } from './outbox.ts';

/** Hands one mail to the mail server, or rejects. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

export function smtp(smtpUrl: string): SendMail {
  // Nodemailer's own timeouts are long enough: a server that checks a mail before it accepts it may take ten minutes (RFC 5321, section
  // 4.5.3.2.6), and would get the mail again if nobody waited for its answer.
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return async (mail) => void (await transport.sendMail(mail));
}

/** What mail has in common that people can unsubscribe from (RFC 8058). Its id is the same on every try, so programs recognize it. */
export const listMail = (
  { manifest: { owner }, address }: Pick<MailSite, 'manifest' | 'address'>,
  id: string,
  to: string,
  unsubscribe: string,
) => ({
  messageId: `<${id}@${new URL(address()).hostname}>`,
  from: { name: oneLine(owner.name), address: owner.email },
  to: { name: '', address: to },
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

/** What failed: the address for good, this mail for good, this mail for now, or the mail server. */
export type Failure = 'address' | 'mail' | 'mail-for-now' | 'server';

export function failureOf(error: unknown): Failure {
  const { code, command = '', response = '', ...answer } = error as NodemailerError;
  // Nodemailer itself refuses an address that can't be one.
  const status = answer.responseCode ?? (code === 'EENVELOPE' && command === 'API' ? 500 : 0);
  // What is refused before the recipient is this site, and 421 is the end of the connection.
  if (!['API', 'RCPT TO', 'DATA'].includes(command) || status <= 421) return 'server';
  if (status < 500) return 'mail-for-now';
  if (command === 'DATA') return 'mail';
  // 5.7 is no permission to send there, as for a server that relays nothing without a password.
  return /^\d+[ -]5\.7\./.test(response) ? 'mail-for-now' : 'address';
}

/** Text without line breaks, U+2028 and U+2029 included, so that what a visitor typed can't begin another header or line. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
