import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// The least that could answer the same question: one route, one query. It is what the real server is measured by.
const db = new DatabaseSync(process.env.DATABASE ?? '', { readOnly: true });
const ofPage = db.prepare(
  `SELECT id, body, parent_id AS parentId, user_id AS userId, username, user_img AS userImg,
     created_at AS createdAt, path_name AS pathName
   FROM comments WHERE path_name = ? ORDER BY created_at, rowid`,
);
const app = new Hono().get('/api/comments', (c) =>
  c.json({ comments: ofPage.all(c.req.query('page') ?? '') }),
);
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  // It listens on a port, so its address is of this kind.
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
