import { server as words } from '#language';
import type { Log } from '#server/http/log.ts';
import { isRefusedRecipient, listHeaders, oneLine, type SendMail } from '#server/mail/smtp.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { SubscriberLinks } from './links.ts';
import { daysToConfirm, type WaitingSignUp } from './store.ts';

interface Deps {
  readonly send: SendMail;
  readonly links: SubscriberLinks;
  readonly owner: Manifest['owner'];
  readonly address: () => string;
  readonly log: Log;
}

/**
 * Mails the links for an address to the person who signed up. Nothing that a visitor typed is in the text, so the form can't be
 * used to send words to strangers. The token is made while the mail is sent, and kept nowhere else.
 */
export function mailLinks({ send, links, owner, address: siteAddress, log }: Deps) {
  return async ({ id, email, mailAskedAt, expiresAt }: WaitingSignUp): Promise<void> => {
    const address = siteAddress();
    const token = links.create(email);
    const unsubscribe = `${address}/list/unsubscribe?token=${token}`;
    const mail = { owner: oneLine(owner.name), address, unsubscribe };
    const confirm = `${address}/list/confirm?token=${token}`;
    try {
      await send({
        messageId: `<list-${id}-${Date.parse(mailAskedAt)}@${new URL(address).hostname}>`,
        date: new Date(mailAskedAt),
        from: { name: mail.owner, address: owner.email },
        to: { name: '', address: email },
        headers: listHeaders(unsubscribe),
        ...(expiresAt === null
          ? words.alreadyListedMail(mail)
          : words.confirmMail({ ...mail, confirm, days: daysToConfirm })),
      });
    } catch (error) {
      if (!isRefusedRecipient(error)) throw error;
      log(`mail: sign-up ${id} was refused by the mail server, and is not tried again`);
    }
  };
}
