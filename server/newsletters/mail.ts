import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { tag, server as words } from '#language';
import { textDirection } from '#lib/text-direction.ts';
import {
  isAboutOneMessage,
  isRefusedRecipient,
  listHeaders,
  oneLine,
  type SendMail,
} from '#server/mail/smtp.ts';
import type { SubscriberLinks } from '#server/subscribe/links.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { Failure, Newsletter, NewsletterEmail } from './store.ts';

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

interface Deps {
  readonly send: SendMail;
  readonly links: Pick<SubscriberLinks, 'create'>;
  readonly owner: Manifest['owner'];
  readonly address: () => string;
}

/** Sends a newsletter to one person. */
export function mailNewsletter({ send, links, owner, address: siteAddress }: Deps) {
  return async (newsletter: NewsletterEmail): Promise<void> => {
    const address = siteAddress();
    const unsubscribe = `${address}/list/unsubscribe?token=${links.create(newsletter.email)}`;
    const key = createHash('sha256')
      .update(`${newsletter.id} ${newsletter.email}`)
      .digest('hex')
      .slice(0, 32);
    const name = oneLine(owner.name);
    await send({
      // The same on every try, so that mail programs recognize a newsletter that was sent again after a crash.
      messageId: `<newsletter-${key}@${new URL(address).hostname}>`,
      date: new Date(newsletter.createdAt),
      from: { name, address: owner.email },
      to: { name: '', address: newsletter.email },
      headers: listHeaders(unsubscribe),
      ...renderNewsletter(newsletter, { owner: name, address, unsubscribe }),
    });
  };
}

export function failureOf(error: unknown): Failure {
  if (isRefusedRecipient(error)) return 'address';
  return isAboutOneMessage(error) ? 'message' : 'server';
}
