import { cacheControl, immutable } from '#lib/security-headers.ts';

/** The worker's caches all begin with this, so that removed-worker.js finds them. */
export const cachePrefix = 'offline-';

export const pagesCache = `${cachePrefix}pages`;

/** The offline page of a build. A browser has the one of the newest build that it knows. */
export const cacheOfBuild = (build: string): string => `${cachePrefix}build-${build}`;

/** Built pages that say nothing offline, depend on their query, or are for the owner. */
const neverCached = /^\/(404|offline|moderation)$|\/comments$/;

/** How the worker keeps what is at a path. Undefined: not at all, as if there were no worker (the API, sign-in, feeds, videos). */
export function cacheRule(path: string, pages: ReadonlySet<string>): 'page' | 'file' | 'search' | undefined {
  if (pages.has(path)) return neverCached.test(path) ? undefined : 'page';
  if (/\.(mp4|webm)$/.test(path)) return undefined;
  if (cacheControl(path) === immutable) return 'file';
  return /^\/search(\/|\.json$)/.test(path) ? 'search' : undefined;
}
