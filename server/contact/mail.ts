import { contact, server as words } from '#language';
import type { MailSite, WaitingMail } from '#server/mail/outbox.ts';
import { oneLine } from '#server/mail/smtp.ts';
import { createMessageStore } from './store.ts';

/** Messages that wait to be mailed from the owner to the owner; a reply goes to the visitor. */
export function messageMails({ db, now, manifest: { owner, host }, send }: Omit<MailSite, 'address'>) {
  const store = createMessageStore(db, now);
  const { hostname } = new URL(host);
  return (): readonly WaitingMail[] =>
    store.waiting().map((stored) => ({
      name: `message ${stored.id}`,
      send: () => {
        const name = oneLine(stored.fromName);
        return send({
          // The same on every try, so that mail programs recognize a message that was sent again after a crash.
          messageId: `<contact-${stored.id}-${Date.parse(stored.receivedAt)}@${hostname}>`,
          date: new Date(stored.receivedAt),
          from: { name: `${contact.form} · ${hostname}`, address: owner.email },
          to: { name: owner.name, address: owner.email },
          replyTo: { name, address: stored.replyTo },
          subject: words.messageFrom(name),
          // Gmail ignores Reply-To in an email from one's own address.
          text: `${name} <${stored.replyTo}>\n\n${stored.message}`,
        });
      },
      markSent: () => store.markMailed(stored),
      markRefused: () => store.markRefused(stored),
    }));
}
