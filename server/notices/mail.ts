import type { Posted } from '#features/comments/model.ts';
import { server as words } from '#language';
import type { Log } from '#server/http/log.ts';
import { isRefusedRecipient, listHeaders, oneLine, type SendMail } from '#server/mail/smtp.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import { type Notice, quotedAtMost } from './notices.ts';
import type { ReplyNotifications } from './reply-notifications.ts';

interface Deps {
  readonly send: SendMail;
  readonly replyNotifications: Pick<ReplyNotifications, 'turnOff'>;
  readonly manifest: Pick<Manifest, 'owner' | 'titles'>;
  readonly address: () => string;
  /** The path of the page that ends a reader's mails. */
  readonly stopPath: (reader: string) => string;
  readonly log: Log;
}

/** Mails the owner about new comments, and readers about replies. Each comment is quoted, with a link that opens it. */
export function mailNotice({ send, replyNotifications, manifest, address, stopPath, log }: Deps) {
  const { owner, titles } = manifest;
  const from = { name: oneLine(owner.name), address: owner.email };

  return async ({ recipient, email, comments }: Notice): Promise<void> => {
    const site = address();
    const [first] = comments;
    if (first === undefined) return;
    const title = oneLine(titles[first.pathName] ?? first.pathName);
    const quotes = comments
      .slice(0, quotedAtMost)
      .map((comment) => quoted(comment, site))
      .join('\n');
    const mail = { title, quotes, count: comments.length, more: Math.max(0, comments.length - quotedAtMost) };
    const common = {
      messageId: `<comments-${first.id}-${recipient || 'owner'}@${new URL(site).hostname}>`,
      from,
    };
    // Only the owner's has no address of its own.
    if (email === null) {
      await send({ ...common, to: from, ...words.newCommentsMail({ ...mail, address: site }) });
      return;
    }
    const stop = site + stopPath(recipient);
    try {
      await send({
        ...common,
        to: { name: '', address: email },
        headers: listHeaders(stop),
        ...words.repliesMail({ ...mail, owner: from.name, stop }),
      });
    } catch (error) {
      if (!isRefusedRecipient(error)) throw error;
      replyNotifications.turnOff(recipient);
      log('mail: a reader refuses mail about replies, which is off for them from now on');
    }
  };
}

/** Who wrote, what, and where it is. Only line breaks are left of the control characters. */
function quoted({ id, username, body, pathName, isHeld }: Posted, site: string): string {
  const lines = body.split('\n').map((line) => `> ${oneLine(line)}`);
  const where = isHeld ? `${words.waitsForApproval}\n${site}/moderation` : `${site}${pathName}#comment-${id}`;
  return `${oneLine(username)}:\n${lines.join('\n')}\n${where}\n`;
}
