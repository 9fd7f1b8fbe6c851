import { server as words } from '#language';
import type { Site } from '#server/http/env.ts';
import { mailPage, paragraphs } from '#server/mail/mail-page.ts';
import { reasonOf } from '#server/mail/outbox.ts';
import { oneLine, type SendMail } from '#server/mail/smtp.ts';
import { minutesOfCode, spaced, type WaitingSignIn } from './email-codes.ts';
import { codePath } from './email-pages.ts';

/** How long a person waits in the window before it says that the mail server doesn't answer. A late email still works. */
const patienceMs = 10_000;

/**
 * Sends codes at once, beside the outbox: they are useless later. Nothing that a visitor typed is in the text, so the form can't be used to send
 * words to strangers.
 */
export function mailCodes(send: SendMail, { manifest: { owner }, log }: Site) {
  const from = { name: oneLine(owner.name), address: owner.email };
  /** Emails a code, with a link to the site at `site`. Resolves to whether the mail server took it. */
  return ({ address, code }: WaitingSignIn & { readonly code: string }, site: string): Promise<boolean> => {
    const link = `${site}${codePath}?code=${code}`;
    const { host } = new URL(site);
    const { subject, text } = words.codeMail({
      owner: from.name,
      host,
      code: spaced(code),
      link,
      minutes: minutesOfCode,
    });
    const body = paragraphs(text);
    const sent = send({
      from,
      to: { name: '', address },
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
      html: mailPage({ subject, owner: from.name, address: site, body }),
    }).then(
      () => true,
      (error) => {
        log(`mail: a code to sign in was not sent ${reasonOf(error)}.`);
        return false;
      },
    );
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
    return Promise.race([sent, late]);
  };
}
