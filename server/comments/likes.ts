import type { DatabaseSync } from 'node:sqlite';
import type { Liked, Likes, PagePath, Reader, Subject } from '#features/comments/model.ts';
import { mayLike } from '#features/comments/policy.ts';
import type { Outcome } from '#features/comments/port.ts';
import { failure, success } from '#lib/outcome.ts';
import { counter, query } from '#server/db/query.ts';
import { commentTable } from './table.ts';

export type LikeStore = ReturnType<typeof createLikes>;

/** One like per person and subject. Who it was stays here. */
export function createLikes(db: DatabaseSync) {
  const comments = commentTable(db, 'comments');
  const banned = query(db, 'SELECT 1 FROM banned WHERE user_id = ?');
  const insert = db.prepare(
    'INSERT INTO likes (subject, user_id, path_name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const remove = db.prepare('DELETE FROM likes WHERE subject = ? AND user_id = ? AND path_name = ?');
  const count = counter(db, 'SELECT count(*) AS count FROM likes WHERE subject = ?');
  const counts = query<{ readonly subject: Subject; readonly count: number }>(
    db,
    `SELECT subject, count(*) AS count FROM likes WHERE subject IN (SELECT value FROM json_each(?))
     GROUP BY subject`,
  );
  const byPerson = query<Liked>(db, 'SELECT subject, path_name AS page FROM likes WHERE user_id = ?');

  return {
    /** How many people like each of these, without those that nobody likes. */
    of(subjects: readonly Subject[]): Likes {
      return Object.fromEntries(
        counts.all(JSON.stringify(subjects)).map(({ subject, count: likes }) => [subject, likes]),
      );
    },

    /** What a person likes, on all pages. */
    by: (uid: string) => byPerson.all(uid),

    /** Likes a subject, or takes the like back. Returns how many people like it now. */
    set(page: PagePath, subject: Subject, { uid }: Reader, isLiked: boolean): Outcome<number> {
      if (isLiked) {
        if (banned.get(uid)) return failure({ kind: 'forbidden' });
        if (!mayLike(subject, page, comments.find(subject)?.pathName)) return failure({ kind: 'not-found' });
        insert.run(subject, uid, page);
      } else remove.run(subject, uid, page);
      return success(count(subject));
    },
  };
}
