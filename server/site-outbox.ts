import { messageMails } from './contact/mail.ts';
import { createOutbox, type MailSite } from './mail/outbox.ts';
import { newsletterOutbox } from './newsletters/mail.ts';
import { noticeMails } from './notices/mail.ts';
import { signUpMails } from './subscribe/mail.ts';

/** All email of the site: to its owner, to subscribers, and to readers about replies. `mailsPerHour` is of newsletters. */
export function createSiteOutbox(site: MailSite, mailsPerHour: number) {
  const messages = messageMails(site);
  const signUps = signUpMails(site);
  const notices = noticeMails(site);
  const outboxes = [
    createOutbox(() => [...messages(), ...signUps()], site.log),
    // With its own times: a mistyped address of the list that waits for days holds back no notice that is due in minutes.
    createOutbox(notices.due, site.log, notices.nextDueInMs),
    newsletterOutbox(site, mailsPerHour),
  ];
  return {
    wake: () => Promise.all(outboxes.map((each) => each.wake())),
    stop: () => Promise.all(outboxes.map((each) => each.stop())),
  };
}
