import { isLoopback } from '#server/http/origins.ts';
import type { SiteConfig } from '#site/config.ts';
import { sampleKeys } from '#site/sample-content.ts';
import type { Environment } from './facts.ts';
import { placeholders } from './placeholders.ts';
import { analytics, comments, legal, list, mail, map, signIn } from './providers.ts';
import { attention, broken, type DoctorResult, ready } from './result.ts';

export interface Facts {
  /** 'site/site.config.ts', or what SITE_CONFIG names. */
  readonly siteConfigFile: string;
  /** The configuration, or its mistakes, each beginning with its key. */
  readonly site: SiteConfig | { readonly problems: readonly string[] };
  /** Content files that still contain something from the sample. */
  readonly sampleContent: readonly string[];
  /** The server's settings, or why it would not start. */
  readonly environment: Environment | { readonly problem: string };
  readonly dataDir: { readonly path: string; readonly state: 'writable' | 'missing' | 'not writable' };
  readonly build: 'fresh' | 'stale' | 'missing';
}

/** What an owner should know about the site before it starts. */
export function diagnose(facts: Facts): readonly DoctorResult[] {
  const { site } = facts;
  if ('problems' in site)
    return site.problems.map((problem) =>
      broken('Settings', problem.trim(), `Correct it in ${facts.siteConfigFile}.`),
    );
  const needsServer = [site.comments, site.mail, site.list].some((each) => each?.kind === 'embedded');
  const environment = 'problem' in facts.environment ? undefined : facts.environment;
  return [
    owner(site, facts),
    ...placeholders(site, environment),
    build(facts),
    ...server(facts, site, needsServer),
    comments(site),
    signIn(site, environment),
    mail(site, environment),
    list(site, environment),
    map(site),
    legal(site),
    analytics(site),
  ];
}

function owner(site: SiteConfig, { siteConfigFile, sampleContent }: Facts): DoctorResult {
  const who = `${site.owner.name}, ${site.host}`;
  const left = [...sampleKeys(site), ...sampleContent];
  return left.length > 0
    ? attention(
        'Owner',
        `${who}: still from the sample: ${left.join(', ')}`,
        `Replace these, in ${siteConfigFile} and in the content, before you publish the site.`,
      )
    : ready('Owner', who);
}

function build({ build: state }: Facts): DoctorResult {
  if (state === 'fresh') return ready('Pages', 'built, up to date');
  return attention(
    'Pages',
    state === 'missing' ? 'not built yet' : 'built, but something has changed since',
    'npm start builds them, and npm run build does it now.',
  );
}

/** What the embedded server needs. Without it, the site needs a host for its files. */
function server(facts: Facts, site: SiteConfig, isNeeded: boolean): readonly DoctorResult[] {
  if (!isNeeded) {
    return [
      ready('Server', 'not needed: any static host will do', 'npm run hosting prepares it for Firebase.'),
    ];
  }
  const { environment } = facts;
  if ('problem' in environment)
    return [broken('Server', 'would not start', environment.problem), data(facts)];
  const { siteUrl, port } = environment;
  if (siteUrl === undefined || isLoopback(siteUrl.hostname)) {
    const address = siteUrl?.origin ?? `http://localhost:${port}`;
    return [ready('Address', `${address}, on this machine only`, 'SITE_URL makes it public.'), data(facts)];
  }
  return [address(siteUrl, site), data(facts)];
}

function address(siteUrl: URL, site: SiteConfig): DoctorResult {
  if (siteUrl.protocol !== 'https:') {
    return attention(
      'Address',
      `${siteUrl.origin}, without encryption`,
      'Put a TLS proxy in front and make SITE_URL an https address: Google sign-in needs it.',
    );
  }
  if (siteUrl.origin !== site.host) {
    return attention(
      'Address',
      `${siteUrl.origin}, but shared links lead to ${site.host}`,
      'Make SITE_URL and host the same.',
    );
  }
  return ready('Address', siteUrl.origin);
}

function data({ dataDir: { path, state } }: Facts): DoctorResult {
  if (state === 'not writable') {
    return broken('Data', `${path} can't be written`, 'Make it writable for the server, or set DATA_DIR.');
  }
  return ready('Data', state === 'missing' ? `${path}, created at the first start` : path);
}
