import { isLoopback } from '#server/http/origins.ts';
import { type SiteConfig, sampleKeys } from '#site/config.ts';
import type { Environment } from './facts.ts';
import { placeholders } from './placeholders.ts';
import { analytics, comments, legal, list, mail, map, signIn } from './providers.ts';
import { attention, broken, type DoctorResult, ready } from './result.ts';

export interface Facts {
  readonly node: string;
  /** 'site/site.config.ts', or what SITE_CONFIG names. */
  readonly siteConfigFile: string;
  /** The configuration, or what is wrong with it: one sentence a line, each beginning with its key. */
  readonly site: SiteConfig | { readonly problems: readonly string[] };
  /** Files of the content that still have something of the sample in them. */
  readonly sampleContent: readonly string[];
  /** The server's settings, or why it would not start. */
  readonly environment: Environment | { readonly problem: string };
  readonly dataDir: { readonly path: string; readonly state: 'writable' | 'missing' | 'not writable' };
  readonly build: 'fresh' | 'stale' | 'missing';
}

/** Everything that an owner should know about a site before it starts, in the order in which they meet it. */
export function diagnose(facts: Facts): readonly DoctorResult[] {
  const { site } = facts;
  if ('problems' in site)
    return [ready('Node', facts.node), ...incomplete(site.problems, facts.siteConfigFile)];
  const needsServer = [site.comments, site.mail, site.list].some((each) => each?.kind === 'embedded');
  const environment = 'problem' in facts.environment ? undefined : facts.environment;
  return [
    ready('Node', facts.node),
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

/** Problems of the configuration, under the provider that they belong to. */
function incomplete(problems: readonly string[], file: string): readonly DoctorResult[] {
  return problems.map((problem) => {
    const [, topic, rest] =
      /^(comments|mail|list|map|legal|analytics|owner)\b(.*)$/s.exec(problem.trim()) ?? [];
    const name = topic === undefined ? 'Settings' : `${topic[0]?.toUpperCase()}${topic.slice(1)}`;
    return broken(name, `incomplete: ${topic ?? ''}${rest ?? problem.trim()}`, `Correct it in ${file}.`);
  });
}

function owner(site: SiteConfig, { siteConfigFile, sampleContent }: Facts): DoctorResult {
  const who = `${site.owner.name}, ${site.host}`;
  const left = [...sampleKeys(site), ...sampleContent];
  return left.length > 0
    ? attention(
        'Owner',
        `${who}: still the sample in ${left.join(', ')}`,
        `Put yourself into ${siteConfigFile}, and what is yours there, before you publish the site.`,
      )
    : ready('Owner', who);
}

function build({ build: state }: Facts): DoctorResult {
  if (state === 'fresh') return ready('Pages', 'built, up to date');
  const says = state === 'missing' ? 'not built yet' : 'built, but something has changed since';
  return attention('Pages', says, 'npm start builds them by itself; npm run build does it now.');
}

/** What the embedded server needs; a site without it needs a host for its files instead. */
function server(facts: Facts, site: SiteConfig, isNeeded: boolean): readonly DoctorResult[] {
  if (!isNeeded) {
    return [
      ready('Server', 'not needed: any static host will do', 'npm run hosting makes it ready for Firebase.'),
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
      'Put a proxy with TLS in front, and make SITE_URL an https address: Google signs nobody in without it.',
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
    return broken('Data', `${path} can't be written`, 'Give it to the user of the server, or set DATA_DIR.');
  }
  return ready('Data', state === 'missing' ? `${path}, made at the first start` : path);
}
