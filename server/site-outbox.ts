import { messageMails } from './contact/mail.ts';
import { createOutbox, type MailSite } from './mail/outbox.ts';
import { smtp } from './mail/smtp.ts';
import { newsletterOutbox } from './newsletters/mail.ts';
import { noticeMails } from './notices/mail.ts';
import { signUpMails } from './subscribe/mail.ts';

interface Deps extends Omit<MailSite, 'send'> {
  readonly smtpUrl: string;
  /** How many newsletter emails go out in an hour. */
  readonly mailsPerHour: number;
}

/** All email of the site: messages and new comments to the owner, links and newsletters to subscribers, and replies to readers. */
export function createSiteOutbox({ smtpUrl, mailsPerHour, ...deps }: Deps) {
  const site = { ...deps, send: smtp(smtpUrl) };
  const messages = messageMails(site);
  const signUps = signUpMails(site);
  const notices = noticeMails(site);
  const waiting = () => [...messages(), ...signUps(), ...notices.due()];
  const both = [createOutbox(waiting, deps.log, notices.nextDueInMs), newsletterOutbox(site, mailsPerHour)];
  return {
    wake: () => Promise.all(both.map((each) => each.wake())),
    stop: () => Promise.all(both.map((each) => each.stop())),
  };
}
