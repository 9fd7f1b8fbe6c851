import { constants, statSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';

/** With less space than this the disk counts as full: backups and the database's log need room too. */
const minFreeBytes = 32 * 1024 * 1024;
/** The disk and the database are checked at most this often, no matter how often a client asks. */
const rememberedMs = 1000;

/** `/livez`: the process answers, so a restart would not help. `/healthz`: it can also store what people write, so send it requests. */
export function healthRoutes(db: DatabaseSync, now: () => Date, minFree = minFreeBytes) {
  const path = db.location();
  const inode = path && statSync(path).ino;
  let checked = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };

  /** Whether the database takes a write now: it is not locked, its file is the one that was opened, and the disk is writable and has room. */
  async function canWrite(): Promise<boolean> {
    try {
      // This takes the write lock and changes nothing.
      db.exec('DELETE FROM banned WHERE user_id IS NULL');
      if (path === null) return true;
      await access(path, constants.W_OK);
      const { bavail, bsize } = await statfs(path);
      return bavail * bsize >= minFree && (await stat(path)).ino === inode;
    } catch {
      return false;
    }
  }

  return new Hono()
    .get('/livez', (c) => c.json({ status: 'ok' }))
    .get('/healthz', async (c) => {
      const at = now().getTime();
      if (Math.abs(at - checked.at) >= rememberedMs) checked = { at, isReady: canWrite() };
      return (await checked.isReady) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
    });
}
