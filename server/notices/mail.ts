import type { Posted } from '#features/comments/model.ts';
import { server as words } from '#language';
import type { MailSite, WaitingMail } from '#server/mail/outbox.ts';
import { listMail, oneLine } from '#server/mail/smtp.ts';
import { createNotices, type Notice, quotedAtMost } from './notices.ts';
import { createReplyNotifications, createStopLinks } from './reply-notifications.ts';

/** Mails to the owner about new comments, and to readers about replies. Each comment is quoted, with a link that opens it. */
export function noticeMails(site: MailSite) {
  const { db, now, manifest, send } = site;
  const notices = createNotices(db, now, manifest.commentMails);
  const { turnOff } = createReplyNotifications(db, now);
  const stopPath = createStopLinks(site.secret).pathFor;

  const mailOf = ({ recipient, email, comments }: Notice) => {
    const address = site.address();
    const [first] = comments;
    const path = first?.pathName ?? '';
    const mail = {
      title: oneLine(manifest.titles[path] ?? path),
      quotes: comments
        .slice(0, quotedAtMost)
        .map((comment) => quoted(comment, address))
        .join('\n'),
      count: comments.length,
      more: Math.max(0, comments.length - quotedAtMost),
    };
    const id = `comments-${first?.id}-${recipient || 'owner'}`;
    const stop = address + stopPath(recipient);
    const { headers, from, ...common } = listMail(site, id, email ?? manifest.owner.email, stop);
    // Only the owner's has no address of its own.
    return email === null
      ? { ...common, from, to: from, ...words.newCommentsMail({ ...mail, address }) }
      : { ...common, from, headers, ...words.repliesMail({ ...mail, owner: from.name, stop }) };
  };

  return {
    nextDueInMs: notices.nextDueInMs,
    due: (): Iterable<WaitingMail> =>
      notices.due().map((notice) => ({
        name: notice.email === null ? 'new comments' : 'replies',
        isForVisitor: notice.email !== null,
        key: `notice ${notice.recipient} ${notice.threadId}`,
        send: () => send(mailOf(notice)),
        markSent: () => notices.markMailed(notice),
        markRefused: (failure) => {
          notices.markMailed(notice);
          // Mail about replies is off for an address that refuses it.
          if (notice.email !== null && failure === 'address') turnOff(notice.recipient);
        },
      })),
  };
}

/** Who wrote, what, and where it is. Only line breaks are left of the control characters. */
function quoted({ id, username, body, pathName, isHeld }: Posted, site: string): string {
  const lines = body.split('\n').map((line) => `> ${oneLine(line)}`);
  const where = isHeld ? `${words.waitsForApproval}\n${site}/moderation` : `${site}${pathName}#comment-${id}`;
  return `${oneLine(username)}:\n${lines.join('\n')}\n${where}\n`;
}
