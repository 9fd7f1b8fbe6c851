import type { DatabaseSync } from 'node:sqlite';
import type { MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { daysShown, type RecentViews, sum } from '#features/views/model.ts';
import { inTransaction, query } from '#server/db/query.ts';
import type { Log } from '#server/http/log.ts';
import { withoutWww } from '#server/http/origins.ts';
import type { Manifest } from '#site/policy/manifest.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Anyone can send any Referer, so it must not fill the table. */
const maxReferrersPerDay = 100;
const maxPagesShown = 50;
const maxReferrersShown = 20;

export type ViewStore = ReturnType<typeof createViewStore>;

/** Counts views by day. They wait in memory until `flush`, so that opening a page never costs a write. */
export function createViewStore(db: DatabaseSync, now: () => Date, log: Log) {
  const addViews = db.prepare(
    'INSERT INTO views VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
  );
  const addReferrals = db.prepare(
    `INSERT INTO referrers SELECT * FROM (VALUES (?, ?, ?)) AS new
     WHERE (SELECT count(*) FROM referrers WHERE day = new.column1 AND host <> new.column2) < ${maxReferrersPerDay}
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const viewsSince = query<{ readonly day: string; readonly path: string; readonly count: number }>(
    db,
    'SELECT day, path, count FROM views WHERE day >= ?',
  );
  const referrersSince = query<RecentViews['referrers'][number]>(
    db,
    `SELECT host, sum(count) AS count FROM referrers WHERE day >= ?
     GROUP BY host ORDER BY 2 DESC, host LIMIT ${maxReferrersShown}`,
  );
  /** Each key is a day, a space and a name. */
  const views = new Map<string, number>();
  const referrals = new Map<string, number>();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const increment = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  function flush(): void {
    if (views.size === 0) return;
    const write = (counts: Map<string, number>, statement: typeof addViews) => {
      for (const [key, count] of counts) statement.run(...key.split(' '), count);
    };
    try {
      inTransaction(db, () => {
        write(views, addViews);
        write(referrals, addReferrals);
      });
      views.clear();
      referrals.clear();
    } catch (error) {
      log(`views: they could not be stored (${String(error)}). They are kept in memory until the next try.`);
    }
  }

  return {
    add(path: string, referrer: string | undefined): void {
      const day = dayOf(now().getTime());
      increment(views, `${day} ${path}`);
      const key = `${day} ${referrer}`;
      if (referrer !== undefined && (referrals.has(key) || referrals.size < maxReferrersPerDay))
        increment(referrals, key);
    },
    flush,
    recent(): RecentViews {
      flush();
      const today = now().getTime();
      const days = Array.from({ length: daysShown }, (_, index) =>
        dayOf(today - (daysShown - 1 - index) * dayMs),
      );
      const since = days[0] ?? '';
      const pages = new Map<string, number[]>();
      for (const { day, path, count } of viewsSince.all(since)) {
        const counts = pages.get(path) ?? days.map(() => 0);
        counts[days.indexOf(day)] = count;
        pages.set(path, counts);
      }
      const sorted = [...pages].toSorted(([, one], [, other]) => sum(other) - sum(one));
      return {
        days,
        counts: days.map((_, index) => sum(sorted.map(([, counts]) => counts[index] ?? 0))),
        pages: sorted.slice(0, maxPagesShown).map(([path, counts]) => ({ path, counts })),
        referrers: [...referrersSince.all(since)],
      };
    },
  };
}

/** A public name in ASCII, as URL writes it. Neither addresses of machines nor names of a private network. */
const publicName = /^(?=.{4,100}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

/** Counts the views of pages, without cookie, script or network address. */
export function countViews(views: ViewStore, { viewedPages, host }: Manifest): MiddlewareHandler {
  const pages = new Set(viewedPages);
  const ownName = withoutWww(new URL(host).hostname);
  return async (c, next) => {
    await next();
    const { method, path, raw } = c.req;
    if (method !== 'GET' || !pages.has(path) || ![200, 304].includes(c.res.status)) return;
    if (!isOpenedByPerson(raw.headers)) return;
    const referrer = referrerOf(raw.headers.get('referer'));
    const isOwn = referrer === ownName || referrer === withoutWww(new URL(raw.url).hostname);
    views.add(path, isOwn ? undefined : referrer);
  };
}

/** Whether a browser asked for the page to show it now. Browsers before 2023, and sites on plain http, don't say what it is for. */
function isOpenedByPerson(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  const agent = headers.get('user-agent') ?? '';
  const isPrefetch = (headers.get('sec-purpose') ?? headers.get('purpose'))?.includes('prefetch');
  return mode === 'navigate' && !isPrefetch && agent !== '' && !isbot(agent);
}

/** The host of the site whose link was followed, if it is a public one. */
function referrerOf(referer: string | null): string | undefined {
  const url = referer === null ? null : URL.parse(referer);
  const name = url && /^https?:$/.test(url.protocol) ? withoutWww(url.hostname) : '';
  return publicName.test(name) ? name : undefined;
}
