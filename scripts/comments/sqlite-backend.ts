import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Comment, commentSchema, type Tombstone } from '#features/comments/model.ts';
import { profileFrom, providerOf } from '#server/auth/profile.ts';
import { columns, commentTable } from '#server/comments/table.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { inTransaction, query } from '#server/db/query.ts';
import type { Backend } from './import-records.ts';
import { type Author, accountOf, authorSchema, idOfAccount } from './records.ts';

/** The comments in the embedded server's database. Its sample accounts are not among the authors. */
export function sqliteBackend(db: DatabaseSync, name: string): Backend {
  const all = db.prepare(`SELECT ${columns} FROM comments ORDER BY created_at, rowid`);
  const allHeld = query<Comment>(db, `SELECT ${columns} FROM held_comments ORDER BY created_at, rowid`);
  const heldTable = commentTable(db, 'held_comments');
  const table = commentTable(db, 'comments');
  const update = db.prepare(
    `UPDATE comments SET body = :body, parent_id = :parentId, user_id = :userId, username = :username,
       user_img = :userImg, created_at = :createdAt, path_name = :pathName
     WHERE id = :id AND body = :bodyRead AND user_id = :userIdRead`,
  );
  const allTombstones = query<Tombstone>(
    db,
    'SELECT id, path_name AS pathName, created_at AS createdAt FROM tombstones ORDER BY id',
  );
  const insertTombstone = db.prepare(
    `INSERT INTO tombstones (id, path_name, created_at, has_replies, deleted_at)
     VALUES (:id, :pathName, :createdAt,
       EXISTS (SELECT 1 FROM comments WHERE path_name = :pathName AND parent_id = :id), strftime('%Y-%m-%dT%H:%M:%fZ'))
     ON CONFLICT DO NOTHING`,
  );
  const allAuthors = db.prepare(
    `SELECT "user".id AS uid, "user".name AS name, coalesce("user".image, '') AS picture, account.accountId
     FROM "user" JOIN account ON account.userId = "user".id
     WHERE account.providerId <> 'sample'`,
  );
  const addAuthor = authorAdder(db);

  return {
    name,
    async read() {
      const comments: Comment[] = [];
      const invalid: string[] = [];
      // Parsed, because a row has no prototype and would differ from the same comment of another backend.
      for (const row of all.all()) {
        const parsed = commentSchema.safeParse(row);
        if (parsed.success) comments.push(parsed.data);
        else invalid.push(String(row.id));
      }
      const authors = allAuthors
        .all()
        .map(({ accountId, ...row }) => authorSchema.parse({ ...row, ...idOfAccount(String(accountId)) }));
      return { comments, held: allHeld.all(), tombstones: allTombstones.all(), authors, invalid };
    },
    async write({ tombstones = [], added = [], held = [], replaced = [], authors = [] }) {
      const writeAll = () => {
        for (const tombstone of tombstones)
          insertTombstone.run({ ...tombstone, pathName: tombstone.pathName ?? null });
        for (const comment of added) {
          table.add(comment);
          // It has been approved there.
          heldTable.remove(comment.id);
        }
        for (const comment of held) heldTable.add(comment);
        for (const { from, to } of replaced) {
          const { changes } = update.run({ ...to, bodyRead: from.body, userIdRead: from.userId });
          if (changes !== 1) throw new Error(`Comment ${to.id} has changed in the meantime. Run this again.`);
        }
        if (replaced.length > 0) db.exec(afterMoves);
        for (const author of authors) addAuthor(author);
      };
      withDataDir(dirname(db.location() ?? name), () => inTransaction(db, writeAll));
    },
  };
}

/** What triggers keep of comments that are added or deleted, for those that an import moved to another page or thread. */
const afterMoves = `DELETE FROM comment_counts;
  INSERT INTO comment_counts SELECT value, count(*) FROM comments, json_each(json_array(path_name, parent_id))
  WHERE value IS NOT NULL GROUP BY value;
  UPDATE tombstones SET has_replies = id IN (SELECT parent_id FROM comments WHERE parent_id IS NOT NULL);
  UPDATE tombstones SET path_name = comments.path_name FROM comments WHERE parent_id = tombstones.id;
  UPDATE likes SET path_name = comments.path_name FROM comments WHERE comments.id = subject;`;

/** Adds a person as a sign-in would, except for the id. */
function authorAdder(db: DatabaseSync) {
  const insertUser = db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, image, createdAt, updatedAt)
     VALUES (:id, :name, :email, 0, :image, :at, :at)`,
  );
  const insertAccount = db.prepare(
    `INSERT INTO account (id, accountId, providerId, userId, createdAt, updatedAt)
     VALUES (:id, :accountId, :providerId, :userId, :at, :at)`,
  );
  return (author: Author) => {
    const { uid } = author;
    const accountId = accountOf(author);
    const at = new Date().toISOString();
    const { name, email, image } = profileFrom({ ...author, sub: accountId });
    insertUser.run({ id: uid, name, email, image, at });
    insertAccount.run({ id: randomUUID(), accountId, providerId: providerOf(accountId), userId: uid, at });
  };
}
