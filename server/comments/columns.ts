/** A comment's columns, by the names of its fields. */
export const columns = `id, body, parent_id AS parentId, user_id AS userId, username, user_img AS userImg,
  created_at AS createdAt, path_name AS pathName`;

/** Stores a comment: one that everybody sees, or one that waits for approval. */
export const insertInto = (table: 'comments' | 'held_comments') =>
  `INSERT INTO ${table} (id, body, parent_id, user_id, username, user_img, created_at, path_name)
   VALUES (:id, :body, :parentId, :userId, :username, :userImg, :createdAt, :pathName)`;
