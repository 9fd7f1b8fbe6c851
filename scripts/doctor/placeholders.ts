import type { SiteConfig } from '#site/config.ts';
import type { Environment } from './facts.ts';
import { attention, type CheckResult } from './result.ts';

/** What docs/ have in place of your own value. */
const placeholder = /…|\byour[._-]|^my-(blog|project)\b|\/\/user:password@/;

/** Finds values that were copied from docs/ unchanged. */
export function placeholders(
  site: SiteConfig,
  environment: Environment | undefined,
): CheckResult | undefined {
  const settings = {
    ...site,
    SITE_URL: environment?.siteUrl?.origin,
    GOOGLE_CLIENT_ID: environment?.google?.clientId,
    GOOGLE_CLIENT_SECRET: environment?.google?.clientSecret,
    SMTP_URL: environment?.smtpUrl,
  };
  const left = stringsIn(settings).filter(([, value]) => placeholder.test(value));
  if (left.length === 0) return undefined;
  const keys = left.map(([key]) => key).join(', ');
  return attention(`still copied from docs/: ${keys}`, 'Write your own values there.');
}

/** Every string in an object, with its key: 'comments.projectId'. */
function stringsIn(value: unknown, key = ''): readonly (readonly [key: string, value: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, key ? `${key}.${name}` : name));
}
