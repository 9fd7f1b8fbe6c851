import { isLoopback } from '#server/http/origins.ts';
import type { SiteConfig } from '#site/config.ts';
import { sampleKeys } from '#site/content/sample-content.ts';
import type { Environment, Facts } from './facts.ts';
import { placeholders } from './placeholders.ts';
import { analytics, comments, legal, list, mail, map, signIn } from './providers.ts';
import { attention, broken, type CheckResult, type DoctorResult, ready } from './result.ts';

/** What an owner should know about the site before it starts. */
export function diagnose(facts: Facts): readonly DoctorResult[] {
  const { site } = facts;
  if ('problems' in site)
    return site.problems.map((problem) => ({
      topic: 'Settings',
      ...broken(problem, `Correct it in ${facts.siteConfigFile}.`),
    }));
  const environment = 'problem' in facts.environment ? undefined : facts.environment;
  const results: Readonly<Record<string, CheckResult | undefined>> = {
    Owner: owner(site, facts),
    Placeholders: placeholders(site, environment),
    Pages: build(facts),
    ...server(facts, site),
    Comments: comments(site),
    'Sign-in': signIn(site, environment),
    Mail: mail(site, environment),
    List: list(site, environment),
    Map: map(site),
    Legal: legal(site),
    Analytics: analytics(site),
  };
  return Object.entries(results).flatMap(([topic, found]) => (found ? { topic, ...found } : []));
}

function owner(site: SiteConfig, { siteConfigFile, sampleContent }: Facts): CheckResult {
  const who = `${site.owner.name}, ${site.host}`;
  const left = [...sampleKeys(site), ...sampleContent];
  return left.length > 0
    ? attention(
        `${who}: still from the sample: ${left.join(', ')}`,
        `Replace these, in ${siteConfigFile} and in the content, before you publish the site.`,
      )
    : ready(who);
}

function build({ build: state }: Facts): CheckResult {
  if (state === 'fresh') return ready('built, up to date');
  return attention(
    state === 'missing' ? 'not built yet' : 'built, but something has changed since',
    'npm start builds them, and npm run build does it now.',
  );
}

/** What the embedded server needs. Without it, the site needs a host for its files. */
function server(facts: Facts, site: SiteConfig): Readonly<Record<string, CheckResult>> {
  if (![site.comments, site.mail, site.list].some((each) => each?.kind === 'embedded'))
    return {
      Server: ready('not needed: any static host will do', 'npm run hosting prepares it for Firebase.'),
    };
  const { environment } = facts;
  return 'problem' in environment
    ? { Server: broken('would not start', environment.problem), Data: data(facts) }
    : { Address: address(environment, site), Data: data(facts) };
}

function address({ siteUrl, port }: Environment, site: SiteConfig): CheckResult {
  if (siteUrl === undefined || isLoopback(siteUrl.hostname)) {
    const own = siteUrl?.origin ?? `http://localhost:${port}`;
    return ready(`${own}, on this machine only`, 'SITE_URL makes it public.');
  }
  if (siteUrl.protocol !== 'https:') {
    return attention(
      `${siteUrl.origin}, without encryption`,
      'Put a TLS proxy in front and make SITE_URL an https address: Google sign-in needs it.',
    );
  }
  if (siteUrl.origin !== site.host) {
    return attention(
      `${siteUrl.origin}, but shared links lead to ${site.host}`,
      'Make SITE_URL and host the same.',
    );
  }
  return ready(siteUrl.origin);
}

function data({ dataDir: { path, state } }: Facts): CheckResult {
  if (state === 'not writable') {
    return broken(`${path} can't be written`, 'Make it writable for the server, or set DATA_DIR.');
  }
  return ready(state === 'missing' ? `${path}, created at the first start` : path);
}
