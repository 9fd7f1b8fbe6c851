import type { DatabaseSync } from 'node:sqlite';

/**
 * Calls onChange within a moment after another process has written to the database (the owner who moderates, a move), which
 * SQLite tells by its data version. Writes of this connection don't count. Returns a stop function.
 */
export function watchElsewhere(db: DatabaseSync, onChange: () => void, everyMs = 2_000): () => void {
  const dataVersion = db.prepare('PRAGMA data_version');
  const read = () => dataVersion.get()?.data_version;
  let seen = read();
  const look = () => {
    const version = read();
    if (version === seen) return;
    seen = version;
    onChange();
  };
  const timer = setInterval(() => {
    try {
      look();
    } catch {
      // A database that does not answer is for /healthz to tell; it is asked again in a moment.
    }
  }, everyMs).unref();
  return () => clearInterval(timer);
}
