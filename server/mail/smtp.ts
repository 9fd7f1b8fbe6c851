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

/**
 * What mail has in common that people can unsubscribe from: the mail program shows its own button for that (RFC 8058). The id is the
 * same on every try, so that mail programs recognize what was sent again after a crash.
 */
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
  const { code = '', command = '', responseCode } = error as NodemailerError;
  const answer = responseCode ?? 0;
  if (code === 'EENVELOPE' && ['RCPT TO', 'API'].includes(command) && (responseCode ?? 500) >= 500)
    return 'address';
  if (['EENVELOPE', 'EMESSAGE'].includes(code) && answer >= 500) return 'mail';
  // 421, or a temporary error after MAIL FROM, concerns every mail.
  return ['RCPT TO', 'DATA'].includes(command) && answer > 421 ? 'mail-for-now' : 'server';
}

/**
 * Text without line breaks, so that what a visitor typed can't begin another header or line.
 * U+2028 and U+2029 break lines in some mail programs.
 */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
