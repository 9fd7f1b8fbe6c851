import { createTransport, type SendMailOptions } from 'nodemailer';

/** Hands one mail to the mail server, or rejects. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

export function smtp(smtpUrl: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
  };
}

/** Makes text fit for a mail header. A line break that a visitor typed can't begin another header. */
export const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
