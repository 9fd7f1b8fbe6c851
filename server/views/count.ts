import type { MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { withoutWww } from '#server/http/origins.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import type { ViewStore } from './store.ts';

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
