import { oneLine, type SendMail } from '#server/mail/smtp.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { StoredMessage } from './store.ts';

/** Mails a message from the owner to the owner; a reply goes to the visitor. */
export function mailMessage(send: SendMail, { owner, host }: Pick<Manifest, 'owner' | 'host'>) {
  const { hostname } = new URL(host);
  return ({ id, fromName, replyTo, message, receivedAt }: StoredMessage) => {
    const name = oneLine(fromName);
    return send({
      // The same on every try, so that mail programs recognize a message that was sent again after a crash.
      messageId: `<contact-${id}-${Date.parse(receivedAt)}@${hostname}>`,
      date: new Date(receivedAt),
      from: { name: `${hostname} contact form`, address: owner.email },
      to: { name: owner.name, address: owner.email },
      replyTo: { name, address: replyTo },
      subject: `Message from ${name}`,
      text: message,
    });
  };
}
