import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { server as words } from '#language';
import { mailPage } from '#server/mail/mail-page.ts';
import { createOutbox, type MailSite, type WaitingMail } from '#server/mail/outbox.ts';
import { listMail, oneLine } from '#server/mail/smtp.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import { createNewsletterStore, type NewsletterEmail } from './store.ts';

/** A newsletter to one person. Both of its parts end with the link that takes them off the list. */
export function newsletterMail(
  sender: Pick<MailSite, 'manifest' | 'address'>,
  newsletter: Omit<NewsletterEmail, 'tries'>,
  token: string,
) {
  const { id, email } = newsletter;
  const address = sender.address();
  const unsubscribe = `${address}/list/unsubscribe?token=${token}`;
  const key = hash('sha256', `${id} ${email}`).slice(0, 32);
  const common = listMail(sender, `newsletter-${key}`, email, unsubscribe);
  const subject = oneLine(newsletter.subject);
  const { host, hostname } = new URL(address);
  const why = words.whyThisEmail(host);
  return {
    ...common,
    list: { id: `newsletter.${hostname}` },
    subject,
    text: `${newsletter.text.trim()}\n\n${why}\n${words.unsubscribe}\n${unsubscribe}\n`,
    html: mailPage(
      subject,
      html`${raw(newsletter.html)}
<div class="footer"><a href="${address}/">${common.from.name}</a><br>${why} <a href="${unsubscribe}">${words.unsubscribe}</a></div>`,
    ),
  };
}

const minute = 60 * 1000;

/** Newsletters have their own outbox, so that no other mail waits behind them. Once a minute it looks for those of `npm run newsletter`. */
export function newsletterOutbox(site: MailSite, mailsPerHour: number) {
  const { db, now, log, send } = site;
  const newsletters = createNewsletterStore(db, now);
  const { createLink } = createSubscriberStore(db, now);
  const pauseMs = (60 * minute) / mailsPerHour;
  let lastAt = Number.NEGATIVE_INFINITY;
  /** If the clock was set back, at most one whole pause. */
  const pauseLeftMs = () => Math.min(pauseMs, lastAt + pauseMs - now().getTime());

  const waiting = (): readonly WaitingMail[] => {
    const mail = pauseLeftMs() > 0 ? undefined : newsletters.due();
    if (mail === undefined) return [];
    return [
      {
        name: `newsletter ${mail.id}`,
        send: () => {
          lastAt = now().getTime();
          return send(newsletterMail(site, mail, createLink(mail.email)));
        },
        markSent: () => newsletters.markSent(mail),
        reschedule: (failure) => {
          newsletters.markFailed(mail, failure);
          return failure !== 'server';
        },
      },
    ];
  };
  return createOutbox(waiting, log, () =>
    newsletters.due() === undefined ? minute : Math.max(0, pauseLeftMs()),
  );
}
