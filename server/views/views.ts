import type { DatabaseSync } from 'node:sqlite';
import type { MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { daysShown, type RecentViews, sum } from '#features/views/model.ts';
import { inTransaction, query } from '#server/db/query.ts';
import type { Log } from '#server/http/log.ts';
import { withoutWww } from '#server/http/origins.ts';
import type { Manifest } from '#site/build/manifest.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Anyone can send any Referer, so it must not fill the table. */
const maxReferrersPerDay = 100;
const maxPagesShown = 50;
const maxReferrersShown = 20;

export type ViewStore = ReturnType<typeof createViewStore>;

/** How often a page, by its path, or the links of another site, by its host, were opened on a day. */
type DailyCount = { readonly day: string; readonly name: string; readonly count: number };

function increment(counts: Map<string, DailyCount>, day: string, name: string): void {
  const key = `${day} ${name}`;
  counts.set(key, { day, name, count: (counts.get(key)?.count ?? 0) + 1 });
}

/** Counts views by day. They wait in memory until `flush`, so that opening a page never costs a write. */
export function createViewStore(db: DatabaseSync, now: () => Date, log: Log) {
  const addViews = db.prepare(
    `INSERT INTO views (day, path, count) VALUES (:day, :name, :count)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const addReferrals = db.prepare(
    `INSERT INTO referrers (day, host, count) SELECT :day, :name, :count
     WHERE (SELECT count(*) FROM referrers WHERE day = :day AND host <> :name) < ${maxReferrersPerDay}
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
  const views = new Map<string, DailyCount>();
  const referrals = new Map<string, DailyCount>();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

  function flush(): void {
    if (views.size === 0) return;
    try {
      inTransaction(db, () => {
        for (const view of views.values()) addViews.run(view);
        for (const referral of referrals.values()) addReferrals.run(referral);
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
      increment(views, day, path);
      const isKnown = referrals.has(`${day} ${referrer}`);
      if (referrer !== undefined && (isKnown || referrals.size < maxReferrersPerDay))
        increment(referrals, day, referrer);
    },
    flush,
    recent(): RecentViews {
      flush();
      const today = now().getTime();
      const days = Array.from({ length: daysShown }, (_, index) =>
        dayOf(today - (daysShown - 1 - index) * dayMs),
      );
      const since = days[0] ?? '';
      const pages = [...Map.groupBy(viewsSince.all(since), ({ path }) => path)].map(([path, ofPage]) => ({
        path,
        counts: days.map((day) => ofPage.find((each) => each.day === day)?.count ?? 0),
      }));
      const sorted = pages.toSorted((one, other) => sum(other.counts) - sum(one.counts));
      return {
        days,
        counts: days.map((_, index) => sum(pages.map(({ counts }) => counts[index] ?? 0))),
        pages: sorted.slice(0, maxPagesShown),
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
