import type { DatabaseSync } from 'node:sqlite';
import type { Comment, Posted } from '#features/comments/model.ts';
import { columns } from '#server/comments/table.ts';
import { query } from '#server/db/query.ts';
import type { Manifest } from '#site/build/manifest.ts';

const minute = 60 * 1000;
/** How long after a mail the next one about the same thread may go out: less than a week (cleanup.ts). For the owner, a thread is all of the site. */
const restMs = { reader: 60 * minute, 'at-once': 10 * minute, daily: 24 * 60 * minute, never: Infinity };
export const quotedAtMost = 20;

interface NoticeGroup {
  /** The reader's id, or '' for the owner. */
  readonly recipient: string;
  readonly threadId: string;
  /** Null for the owner. */
  readonly email: string | null;
  readonly mailedAt: string | null;
}

export interface Notice extends NoticeGroup {
  /** Oldest first. */
  readonly comments: readonly Posted[];
}

const allComments = `(SELECT ${columns}, 0 AS isHeld FROM comments UNION ALL SELECT ${columns}, 1 FROM held_comments)`;
const noticeGroups = `
  SELECT DISTINCT recipient, thread_id AS threadId, email, mailed_at AS mailedAt
  FROM notices LEFT JOIN reply_mails ON user_id = recipient LEFT JOIN notice_mails USING (recipient, thread_id)
  WHERE (recipient = '' OR email IS NOT NULL) AND EXISTS (SELECT 1 FROM ${allComments} WHERE id = comment_id)`;
const commentsOfMail = `
  SELECT each.* FROM ${allComments} AS each JOIN notices ON comment_id = id
  WHERE recipient = ? AND thread_id = ? ORDER BY createdAt, id`;

/** Notifications that have not been mailed yet. A comment that is deleted before its mail goes out is left out of it. */
export function createNotices(db: DatabaseSync, now: () => Date, toOwner: Manifest['commentMails']) {
  const insertForOwner = db.prepare("INSERT OR IGNORE INTO notices VALUES ('', ?, '', ?)");
  const insertForThread = db.prepare(
    `INSERT OR IGNORE INTO notices
     SELECT user_id, :id, :parentId, :now FROM reply_mails WHERE user_id != :userId AND email IS NOT NULL AND user_id IN (
       SELECT user_id FROM comments WHERE id = :parentId
       UNION ALL SELECT user_id FROM comments WHERE path_name = :pathName AND parent_id = :parentId)`,
  );
  const groups = query<NoticeGroup>(db, noticeGroups);
  const toQuote = query<Comment & { readonly isHeld: 0 | 1 }>(db, commentsOfMail);
  const setMailed = db.prepare('INSERT OR REPLACE INTO notice_mails VALUES (?, ?, ?)');
  const remove = db.prepare(
    'DELETE FROM notices WHERE recipient = ? AND comment_id IN (SELECT value FROM json_each(?))',
  );

  const dueAt = ({ recipient, mailedAt }: NoticeGroup) => {
    const rest = restMs[recipient === '' ? toOwner : 'reader'];
    const last = mailedAt === null ? 0 : Date.parse(mailedAt);
    // A notice dated in the future comes from a clock that was wrong.
    return Number.isFinite(rest) && (last === 0 || last > now().getTime()) ? 0 : last + rest;
  };

  return {
    /** Notes that the owner is to be told of a comment, even if it still waits for approval. */
    tellOwner({ id }: Comment): void {
      if (toOwner !== 'never') insertForOwner.run(id, now().toISOString());
    },

    /** Notes that the others of its thread, who asked for it, are to be told of a comment that everyone can read now. */
    tellThread({ id, parentId, pathName, userId }: Comment): void {
      if (parentId === null) return;
      insertForThread.run({ id, parentId, pathName, userId, now: now().toISOString() });
    },

    /** Each is read once the one before it has gone out, without what was deleted by then. */
    *due(): Generator<Notice> {
      for (const group of groups.all().filter((each) => dueAt(each) <= now().getTime())) {
        const comments = toQuote.all(group.recipient, group.threadId);
        if (comments.length > 0)
          yield { ...group, comments: comments.map((each) => ({ ...each, isHeld: each.isHeld === 1 })) };
      }
    },

    /** Milliseconds until another mail may go out, or undefined if none waits. */
    nextDueInMs(): number | undefined {
      const waits = groups.all().map((group) => dueAt(group) - now().getTime());
      return waits.length === 0 ? undefined : Math.max(0, Math.min(...waits));
    },

    markMailed({ recipient, threadId, comments }: Notice): void {
      setMailed.run(recipient, threadId, now().toISOString());
      remove.run(recipient, JSON.stringify(comments.map(({ id }) => id)));
    },
  };
}
