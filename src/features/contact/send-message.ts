import { failure, type Outcome, success } from '#lib/outcome.ts';
import { type RequestProblem, request } from '#lib/request.ts';
import type { SiteConfig } from '#site/config.ts';
import { fieldNames, type Message } from './model.ts';

export type Mail = Exclude<SiteConfig['mail'], { kind: 'none' }>;

export const timeoutMs = 15_000;

/** Browsers refuse larger requests that outlive their page: 64 KiB, and a character has up to 3 bytes. */
const keepaliveLength = 20_000;

export type SendProblem =
  | { readonly kind: RequestProblem | 'too-many' }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string };

/** Where the form is posted. The embedded server speaks the mail provider's own wire format. */
export function sendFormAddress(mail: Mail): string {
  return `${mail.kind === 'emailjs' ? 'https://api.emailjs.com' : ''}/api/v1.0/email/send-form`;
}

/** The fields that say which account sends. https://www.emailjs.com/docs/rest-api/send-form/ */
export function accountFields(mail: Mail): readonly (readonly [name: string, value: string])[] {
  const embedded = { serviceId: 'embedded', templateId: 'embedded', publicKey: 'embedded' };
  const { serviceId, templateId, publicKey } = mail.kind === 'embedded' ? embedded : mail;
  return [
    ['lib_version', '3.2.0'],
    ['service_id', serviceId],
    ['template_id', templateId],
    ['user_id', publicKey],
  ];
}

/** Sends a message, even if the reader leaves the page. The provider's success is status 200 or the text 'OK'. */
export async function sendMessage(message: Message, mail: Mail): Promise<Outcome<undefined, SendProblem>> {
  const body = new FormData();
  for (const name of fieldNames) body.append(name, message[name]);
  for (const [name, value] of accountFields(mail)) body.append(name, value);
  const keepalive = message.message.length < keepaliveLength;
  const answer = await request(sendFormAddress(mail), { method: 'POST', body, keepalive, timeoutMs });
  if (!answer.ok) return failure({ kind: answer.problem });
  const { status, text } = answer.value;
  if (status === 200 || text === 'OK') return success(undefined);
  return failure(status === 429 ? { kind: 'too-many' } : { kind: 'refused', status, text });
}
