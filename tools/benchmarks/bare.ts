import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { firstReplies, threadsAtOnce } from '#features/comments/model.ts';

// The least that could answer the same request, for comparison: one route, two queries.
const db = new DatabaseSync(process.env.DATABASE ?? '', { readOnly: true });
const columns = `id, body, parent_id AS parentId, user_id AS userId, username, user_img AS userImg,
  created_at AS createdAt, path_name AS pathName`;
const newest = db.prepare(
  `SELECT ${columns} FROM comments WHERE path_name = ? AND parent_id IS NULL
   ORDER BY created_at DESC, id DESC LIMIT ${threadsAtOnce}`,
);
const replies = db.prepare(
  `SELECT ${columns} FROM comments WHERE path_name = ? AND parent_id = ? ORDER BY created_at, id LIMIT ${firstReplies}`,
);
const app = new Hono().get('/api/comments', (c) => {
  const page = c.req.query('page') ?? '';
  return c.json({
    threads: newest.all(page).map((top) => ({ top, replies: replies.all(page, top.id ?? null) })),
  });
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address of this kind.
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
