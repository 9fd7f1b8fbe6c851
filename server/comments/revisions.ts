import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import type { PagePath } from '#features/comments/model.ts';
import { noCache } from '#lib/security-headers.ts';
import type { CompressedBody } from '#server/http/compressed-body.ts';
import { notModified } from '#server/http/not-modified.ts';
import { areTooManyUnread } from '#server/http/unread-bodies.ts';

/**
 * Names the state of each page's comments. A revision changes with each write of this process (which calls `changed`), with
 * each write of another process (the owner's commands), which SQLite reports by its data version, and at a restart. Ask for
 * the revision before reading the comments, so that the comments are never older than their revision. `onExternalWrite` is called soon
 * after a write of another process, until `stop`.
 */
export function createRevisions(db: DatabaseSync, onExternalWrite: () => void) {
  const dataVersion = db.prepare('PRAGMA data_version');
  const read = () => dataVersion.get()?.data_version;
  const start = randomBytes(6).toString('base64url');
  const ownWrites = new Map<PagePath, number>();
  let allOwnWrites = 0;
  let writesToAll = 0;
  let known = read();
  let isChecked = false;

  /** Once in a turn of the event loop, whose requests have all come before it. */
  const checkDatabase = () => {
    if (isChecked) return;
    const version = read();
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    if (version === known) return;
    known = version;
    writesToAll++;
    // Before anyone gets the new revision: readers have to hear of a change that no event describes.
    onExternalWrite();
  };

  const timer = setInterval(() => {
    try {
      checkDatabase();
    } catch {
      // /healthz reports a database that does not answer; the next check is soon.
    }
  }, 2_000).unref();

  return {
    /** Of one page, or of all together. */
    of(page: PagePath | undefined): string {
      checkDatabase();
      return `${start}-${writesToAll}-${page ? (ownWrites.get(page) ?? 0) : allOwnWrites}`;
    },

    /** Call this after each write of this process to a page's comments. */
    changed(page: PagePath): void {
      ownWrites.set(page, (ownWrites.get(page) ?? 0) + 1);
      allOwnWrites++;
    },

    /** Call this after a write that concerns every page, as of another process. */
    allChanged: () => void writesToAll++,

    stop: () => clearInterval(timer),
  };
}

/** How many pages are cached at once: of articles, 10 to 20 MB. */
const mostPages = 100;

/** Sends what `make` returns, cached for the latest pages until their comments change, or longer while clients leave too much unread. */
export function sentByRevision<Page extends PagePath | undefined>(
  revisions: ReturnType<typeof createRevisions>,
  contentType: string,
  make: (page: Page, revision: string) => CompressedBody,
) {
  const cached = new Map<Page, { readonly revision: string; readonly body: CompressedBody }>();
  return (c: Context, page: Page) => {
    const revision = revisions.of(page);
    const known = cached.get(page);
    const isGood = known && (known.revision === revision || areTooManyUnread());
    const entry = isGood ? known : { revision, body: make(page, revision) };
    // A map keeps its order, so the first page is the one that was asked for longest ago.
    cached.delete(page);
    cached.set(page, entry);
    if (cached.size > mostPages) for (const [oldest] of cached.entries().take(1)) cached.delete(oldest);
    // Weak, because it is the same in every encoding.
    const etag = `W/"${entry.revision}"`;
    c.header('Cache-Control', noCache);
    c.header('ETag', etag);
    return notModified(c, etag, noCache) ?? entry.body.send(c, contentType);
  };
}
