import type { DatabaseSync } from 'node:sqlite';
import { messageMails } from '#server/contact/mail.ts';
import type { Log } from '#server/http/log.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { oneLine, type SendMail } from '#server/mail/smtp.ts';
import { manifest } from './test-app.ts';

type Mail = Parameters<SendMail>[0];
export type SendMessage = (fromName: string, mail: Mail) => Promise<void>;

/** A message of the contact form. Tests change what they are about, so a new field changes none of them. */
export const hello = { fromName: 'Grace', replyTo: 'grace@reader.example', message: 'Hello' };

/** An outbox for the messages of the contact form alone. */
export function messageOutbox(db: DatabaseSync, send: SendMessage, log: Log = () => {}) {
  const now = () => new Date('2026-11-21T09:00:00.000Z');
  const sendMail = (mail: Mail) => send(oneLine(String(mail.subject)).replace('Message from ', ''), mail);
  return createOutbox(messageMails({ db, now, manifest, secret: '', log, send: sendMail }), log);
}
