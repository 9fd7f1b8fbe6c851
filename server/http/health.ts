import { constants, statSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import type { Clock } from '#server/clock.ts';

/** With less space than this the disk counts as full: backups and the database's log need room too. */
const minFreeBytes = 32 * 1024 * 1024;
/** The disk and the database are checked at most this often, no matter how often a client asks. */
const rememberedMs = 1000;

/**
 * For process supervisors and load balancers. `/livez`: the process answers, so restarting it would not help. `/healthz`: it can
 * also store what people write, so it should get requests.
 */
export function healthRoutes(db: DatabaseSync, now: Clock, minFree = minFreeBytes) {
  const opened = fileOf(db);
  let checked = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  const isReady = () => {
    const at = now().getTime();
    if (Math.abs(at - checked.at) >= rememberedMs) checked = { at, isReady: canWrite(db, opened, minFree) };
    return checked.isReady;
  };
  return new Hono()
    .get('/livez', (c) => respond(c, true))
    .get('/healthz', async (c) => respond(c, await isReady()));
}

function respond(c: Context, isWell: boolean) {
  c.header('Cache-Control', 'no-store');
  return isWell ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
}

/** The database's file, or undefined for a database in memory. */
function fileOf(db: DatabaseSync) {
  const path = db.location();
  return path === null ? undefined : { path, inode: statSync(path).ino };
}

/** Whether the database takes a write now: it is not locked, its file is the one that was opened, and the disk is writable and has room. */
async function canWrite(
  db: DatabaseSync,
  opened: ReturnType<typeof fileOf>,
  minFree: number,
): Promise<boolean> {
  try {
    // This takes the write lock and changes nothing.
    db.exec('DELETE FROM banned WHERE user_id IS NULL');
    if (opened === undefined) return true;
    await access(opened.path, constants.W_OK);
    const { bavail, bsize } = await statfs(opened.path);
    return bavail * bsize >= minFree && (await stat(opened.path)).ino === opened.inode;
  } catch {
    return false;
  }
}
