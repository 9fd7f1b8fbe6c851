import type { DatabaseSync } from 'node:sqlite';
import { type Comment, commentSchema, type Tombstone, tombstoneSchema } from '#features/comments/model.ts';
import type { CommentPlace } from './move-plan.ts';

const columns = `id, body, parent_id AS parentId, user_id AS userId, username, user_img AS userImg,
  created_at AS createdAt, path_name AS pathName`;

/** The comments of the embedded server's database. */
export function sqlitePlace(db: DatabaseSync, name: string): CommentPlace {
  const all = db.prepare(`SELECT ${columns} FROM comments ORDER BY created_at, rowid`);
  const insert = db.prepare(
    `INSERT INTO comments (id, body, parent_id, user_id, username, user_img, created_at, path_name)
     VALUES (:id, :body, :parentId, :userId, :username, :userImg, :createdAt, :pathName)`,
  );
  const allTombstones = db.prepare(
    'SELECT id, path_name AS pathName, created_at AS createdAt FROM tombstones ORDER BY id',
  );
  const insertTombstone = db.prepare(
    `INSERT INTO tombstones (id, path_name, created_at, has_replies)
     VALUES (:id, :pathName, :createdAt,
       EXISTS (SELECT 1 FROM comments WHERE path_name = :pathName AND parent_id = :id))
     ON CONFLICT DO NOTHING`,
  );
  // Firestore may hold replies from before there were tombstones.
  const markOrphans = db.prepare(
    `INSERT INTO tombstones (id, path_name, created_at, has_replies)
     SELECT parent_id, path_name, min(created_at), 1 FROM comments
     WHERE parent_id IS NOT NULL AND parent_id NOT IN (SELECT id FROM comments)
     GROUP BY parent_id ON CONFLICT DO NOTHING`,
  );
  const update = db.prepare(
    `UPDATE comments SET body = :body, parent_id = :parentId, user_id = :userId, username = :username,
       user_img = :userImg, created_at = :createdAt, path_name = :pathName
     WHERE id = :id AND body = :bodyRead AND user_id = :userIdRead`,
  );

  /** All of it or nothing. */
  function together(change: () => void): void {
    db.exec('BEGIN IMMEDIATE');
    try {
      change();
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    name,
    async read() {
      const comments: Comment[] = [];
      const odd: string[] = [];
      for (const row of all.all()) {
        const parsed = commentSchema.safeParse(row);
        if (parsed.success) comments.push(parsed.data);
        else odd.push(String(row.id));
      }
      const tombstones: readonly Tombstone[] = allTombstones.all().map((row) => tombstoneSchema.parse(row));
      return { comments, tombstones, odd };
    },
    async add(comments) {
      together(() => {
        for (const comment of comments) insert.run(comment);
        markOrphans.run();
      });
    },
    async addTombstones(tombstones) {
      together(() => {
        for (const tombstone of tombstones) insertTombstone.run(tombstone);
      });
    },
    async replace(changes) {
      together(() => {
        for (const { from, to } of changes) {
          const { changes: rows } = update.run({ ...to, bodyRead: from.body, userIdRead: from.userId });
          if (rows !== 1) throw new Error(`Comment ${to.id} has changed meanwhile. Run this again.`);
        }
      });
    },
  };
}
