import type { SiteConfig } from '#site/config.ts';
import { fieldNames, type Message } from './model.ts';

type Mail = SiteConfig['mail'];

/** Where the form is posted. The embedded server speaks the mail provider's own wire format. */
export function sendFormAddress(mail: Mail): string {
  return `${mail.kind === 'emailjs' ? 'https://api.emailjs.com' : ''}/api/v1.0/email/send-form`;
}

/** The fields that say which account sends. https://www.emailjs.com/docs/rest-api/send-form/ */
export function accountFields(mail: Mail): readonly (readonly [name: string, value: string])[] {
  const embedded = { serviceId: 'embedded', templateId: 'embedded', publicKey: 'embedded' };
  const { serviceId, templateId, publicKey } = mail.kind === 'emailjs' ? mail : embedded;
  return [
    ['lib_version', '3.2.0'],
    ['service_id', serviceId],
    ['template_id', templateId],
    ['user_id', publicKey],
  ];
}

/** The multipart body: the three fields of the message and the four of the account. */
export function multipart(message: Message, mail: Mail): FormData {
  const body = new FormData();
  for (const name of fieldNames) body.append(name, message[name]);
  for (const [name, value] of accountFields(mail)) body.append(name, value);
  return body;
}
