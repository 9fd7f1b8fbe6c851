import { server as words } from '#language';
import type { MailSite, WaitingMail } from '#server/mail/outbox.ts';
import { listMail, oneLine } from '#server/mail/smtp.ts';
import { createSubscriberStore, daysToConfirm, type WaitingSignUp } from './store.ts';

/** Mails with the links for an address. Nothing that a visitor typed is in them, so the form can't be used to send words to strangers. */
export function signUpMails(site: MailSite) {
  const { db, now, manifest, send } = site;
  const store = createSubscriberStore(db, now);
  const mailOf = ({ id, email, mailAskedAt, expiresAt }: WaitingSignUp) => {
    const address = site.address();
    const token = store.createLink(email);
    const unsubscribe = `${address}/list/unsubscribe?token=${token}`;
    const mail = { owner: oneLine(manifest.owner.name), address, unsubscribe };
    const confirm = `${address}/list/confirm?token=${token}`;
    return {
      ...listMail(site, `list-${id}-${Date.parse(mailAskedAt)}`, email, unsubscribe),
      ...(expiresAt === null
        ? words.alreadyListedMail(mail)
        : words.confirmMail({ ...mail, confirm, days: daysToConfirm })),
    };
  };
  return (): readonly WaitingMail[] =>
    store.waiting().map((signUp) => ({
      name: `sign-up ${signUp.id}`,
      send: () => send(mailOf(signUp)),
      markSent: () => store.markMailed(signUp),
      markRefused: () => store.markMailed(signUp),
    }));
}
