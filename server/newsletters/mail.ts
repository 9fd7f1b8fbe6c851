import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { tag, server as words } from '#language';
import { textDirection } from '#lib/text-direction.ts';
import { createOutbox, type MailSite, type WaitingMail } from '#server/mail/outbox.ts';
import { isAboutOneMessage, isRefusedRecipient, listMail, oneLine } from '#server/mail/smtp.ts';
import { createSubscriberLinks } from '#server/subscribe/links.ts';
import { createNewsletterStore, type Failure, type Newsletter, type NewsletterEmail } from './store.ts';

/** Many mail programs support little CSS. Without explicit colors, dark mode could show dark text on a dark background. */
const style = `body{margin:0;background:#fff;color:#1d1d1f}
main{max-width:38em;margin:0 auto;padding:20px 16px 32px;font:17px/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3{line-height:1.25}h1{font-size:1.6em;margin:0.6em 0}h2{font-size:1.3em;margin:1.6em 0 0.5em}h3{font-size:1.1em}
a{color:#0b5cad}img,video{max-width:100%;height:auto}ul,ol{padding-inline-start:1.4em}
pre,code{font-family:ui-monospace,monospace;font-size:0.88em}
pre{padding:12px;background:#f3f3f5;border-radius:6px;line-height:1.45;white-space:pre-wrap;overflow-wrap:anywhere}pre code{font-size:1em}
blockquote{margin:1em 0;padding-inline-start:14px;border-inline-start:4px solid #c9c9d1}
table{border-collapse:collapse}th,td{padding:5px 8px;border:1px solid #c9c9d1;text-align:start;vertical-align:top;overflow-wrap:anywhere}
footer{margin-top:2.5em;padding-top:1em;border-top:1px solid #c9c9d1;font-size:0.85em}
@media (prefers-color-scheme:dark){body{background:#17171b;color:#e8e8ec}a{color:#8ec5ff}pre{background:#25252b}
blockquote,th,td,footer{border-color:#55555f}}`;

interface Frame {
  readonly owner: string;
  /** Where the site answers. */
  readonly address: string;
  readonly unsubscribe: string;
}

/** One person's copy. Both of its parts end with the link that takes them off the list. */
export function renderNewsletter(newsletter: Pick<Newsletter, 'subject' | 'text' | 'html'>, frame: Frame) {
  const subject = oneLine(newsletter.subject);
  const { owner, address, unsubscribe } = frame;
  const why = words.whyThisEmail(new URL(address).host);
  const page = html`<!doctype html>
<html lang="${tag}" dir="${textDirection(tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<a href="${address}/">${owner}</a>
<h1>${subject}</h1>
${raw(newsletter.html)}
<footer>${why} <a href="${unsubscribe}">${words.unsubscribe}</a></footer>
</main>
</body>
</html>
`;
  return {
    subject,
    text: `${newsletter.text.trim()}\n\n${why}\n${words.unsubscribe}: ${unsubscribe}\n`,
    html: String(page),
  };
}

/** A newsletter to one person. */
export function newsletterMail(
  sender: Pick<MailSite, 'manifest' | 'address'>,
  newsletter: NewsletterEmail,
  token: string,
) {
  const address = sender.address();
  const unsubscribe = `${address}/list/unsubscribe?token=${token}`;
  const key = createHash('sha256').update(`${newsletter.id} ${newsletter.email}`).digest('hex').slice(0, 32);
  const common = listMail(sender, `newsletter-${key}`, newsletter.email, unsubscribe);
  return {
    ...common,
    date: new Date(newsletter.createdAt),
    ...renderNewsletter(newsletter, { owner: common.from.name, address, unsubscribe }),
  };
}

function failureOf(error: unknown): Failure {
  if (isRefusedRecipient(error)) return 'address';
  return isAboutOneMessage(error) ? 'message' : 'server';
}

const minute = 60 * 1000;

/**
 * Newsletters have an outbox of their own, so that no other email waits behind them. They go out one by one, evenly over the hour. Another
 * process may add some (`npm run newsletter`), so the outbox looks for them once a minute.
 */
export function newsletterOutbox(site: MailSite, mailsPerHour: number) {
  const { db, now, log, send } = site;
  const newsletters = createNewsletterStore(db, now);
  const links = createSubscriberLinks(db, now);
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
          return send(newsletterMail(site, mail, links.create(mail.email)));
        },
        markSent: () => newsletters.markSent(mail),
        reschedule: (error) => {
          const failure = failureOf(error);
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
