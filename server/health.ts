import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';

/** For a supervisor or a load balancer: well when the database answers. */
export function healthRoutes(db: DatabaseSync) {
  const probe = db.prepare('SELECT 1');
  return new Hono().get('/', (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      probe.get();
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });
}
