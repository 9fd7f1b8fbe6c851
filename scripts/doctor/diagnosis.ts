import { isLoopback } from '#server/http/origins.ts';
import type { SiteConfig } from '#site/config.ts';
import { sampleKeys } from '#site/content/sample-content.ts';
import { counted } from '../terminal-layout.ts';
import type { Environment, Facts } from './facts.ts';

/** What a check found, and what to do about it. Only 'broken' would stop the site. */
type Result = readonly [state: 'ready' | 'attention' | 'broken', says: string, next?: string];

export interface DoctorResult {
  readonly topic: string;
  readonly state: Result[0];
  readonly says: string;
  readonly next: string | undefined;
}

/** What an owner should know about the site before it starts. */
export function diagnose(facts: Facts): readonly DoctorResult[] {
  const { site } = facts;
  const results: readonly (readonly [topic: string, result: Result | undefined])[] =
    'problems' in site
      ? site.problems.map((says) => ['Settings', ['broken', says, `Correct it in ${facts.siteConfigFile}.`]])
      : checks(facts, site);
  return results.flatMap(([topic, result]) => {
    if (result === undefined) return [];
    const [state, says, next] = result;
    return [{ topic, state, says, next }];
  });
}

// One function per topic. The configuration loads only when every provider is complete, so what has nothing else to check has no topic.

function checks(facts: Facts, site: SiteConfig) {
  const environment = 'problem' in facts.environment ? undefined : facts.environment;
  const hasServer = [site.comments, site.mail, site.list].some((each) => each?.kind === 'embedded');
  return [
    ['Owner', owner(site, facts)],
    ['Placeholders', placeholders(site, environment)],
    ['Version', version(facts)],
    ['Pages', build(facts)],
    [hasServer && environment ? 'Address' : 'Server', server(facts, site, hasServer)],
    ['Data', hasServer ? data(facts) : undefined],
    ['Comments', comments(site, facts)],
    ['Sign-in', site.comments.kind === 'none' ? undefined : signIn(site, environment)],
    ['Mail', mail(site, environment)],
    ['List', list(site, environment)],
  ] as const;
}

function owner(site: SiteConfig, { siteConfigFile, sampleContent }: Facts): Result {
  const name = `${site.owner.name}, ${site.host}`;
  const left = [...sampleKeys(site), ...sampleContent];
  if (left.length === 0) return ['ready', name];
  return [
    'attention',
    `${name}: still from the sample: ${left.join(', ')}`,
    `Replace these, in ${siteConfigFile} and in the content, before you publish the site.`,
  ];
}

/** What docs/ have in place of your own value. */
const placeholder = /…|\byour[._-]|^my-(blog|project)\b|\/\/user:password@/;

/** Finds values that were copied from docs/ unchanged. */
function placeholders(site: SiteConfig, environment: Environment | undefined): Result | undefined {
  const settings = {
    ...site,
    SITE_URL: environment?.siteUrl?.origin,
    GOOGLE_CLIENT_ID: environment?.clients.google?.clientId,
    GOOGLE_CLIENT_SECRET: environment?.clients.google?.clientSecret,
    GITHUB_CLIENT_ID: environment?.clients.github?.clientId,
    GITHUB_CLIENT_SECRET: environment?.clients.github?.clientSecret,
    SMTP_URL: environment?.smtpUrl,
  };
  const keys = stringsIn(settings).flatMap(([key, value]) => (placeholder.test(value) ? [key] : []));
  if (keys.length === 0) return undefined;
  return ['attention', `still copied from docs/: ${keys.join(', ')}`, 'Write your own values there.'];
}

/** Every string in an object, with its key: 'comments.projectId'. */
function stringsIn(value: unknown, key = ''): readonly (readonly [key: string, value: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, key ? `${key}.${name}` : name));
}

function version({ newerVersion }: Facts): Result | undefined {
  if (newerVersion === undefined) return undefined;
  return [
    'attention',
    `${newerVersion} is out`,
    'git fetch upstream, and read what is new: git show upstream/main:CHANGELOG.md. Then docs/upgrade.md.',
  ];
}

function build({ build: state }: Facts): Result {
  if (state === 'fresh') return ['ready', 'built, up to date'];
  const says = state === 'missing' ? 'not built yet' : 'built, but something has changed since';
  return ['attention', says, 'npm start builds them, and npm run build does it now.'];
}

/** Where the embedded server is. Without it, the site needs a host for its files. */
function server({ environment }: Facts, site: SiteConfig, isNeeded: boolean): Result {
  if (!isNeeded) return ['ready', 'not needed: any static host will do', 'npm run hosting prepares it.'];
  if ('problem' in environment) return ['broken', 'would not start', environment.problem];
  const { siteUrl } = environment;
  if (siteUrl === undefined || isLoopback(siteUrl.hostname))
    return ['ready', `${originOf(environment)}, on this machine only`, 'SITE_URL makes it public.'];
  if (siteUrl.protocol !== 'https:')
    return [
      'attention',
      `${siteUrl.origin}, without encryption`,
      'Put a TLS proxy in front and make SITE_URL an https address: Google sign-in needs it.',
    ];
  if (siteUrl.origin !== site.host)
    return [
      'attention',
      `${siteUrl.origin}, but shared links lead to ${site.host}`,
      'Make SITE_URL and host the same.',
    ];
  return ['ready', siteUrl.origin];
}

const originOf = ({ siteUrl, port }: Environment) => siteUrl?.origin ?? `http://localhost:${port}`;

function data({ dataDir: { path, state } }: Facts): Result {
  if (state === 'not writable')
    return ['broken', `${path} can't be written`, 'Make it writable for the server, or set DATA_DIR.'];
  return ['ready', state === 'missing' ? `${path}, created at the first start` : path];
}

function comments({ comments: provider }: SiteConfig, { strayComments }: Facts): Result {
  if (provider.kind === 'embedded') return ['ready', 'embedded: the database in the data directory'];
  if (provider.kind === 'none') return ['ready', 'none: articles have no comments'];
  const { projectId, apiKey, emulators, appCheckSiteKey } = provider;
  if (emulators)
    return [
      'attention',
      `firebase, on emulators at ${emulators.firestore} and ${emulators.auth}`,
      'Remove comments.emulators before you publish the site.',
    ];
  if (!/^AIza[\w-]{35}$/.test(apiKey))
    return [
      'attention',
      `firebase, project ${projectId}: its apiKey does not look like one`,
      'Copy apiKey from the Firebase console: Project settings, Your apps.',
    ];
  if (strayComments > 0)
    return [
      'broken',
      `firebase: ${counted(strayComments, 'comment')} at addresses that no article has, so nobody sees them`,
      'npm run comments -- export shows each pathName: begin the aliases of the article that moved with it.',
    ];
  return [
    'ready',
    `firebase: complete, project ${projectId}, App Check ${appCheckSiteKey === undefined ? 'off' : 'on'}`,
    'Deploy its rules and indexes: docs/deploy-firebase.md.',
  ];
}

const providerNames = { google: 'Google', github: 'GitHub' };

function signIn({ comments, host }: SiteConfig, environment?: Environment): Result {
  if (comments.kind === 'none') return ['ready', 'none'];
  const names = comments.signIn.map((provider) => providerNames[provider]).join(' and ');
  if (comments.kind === 'firebase')
    return [
      'ready',
      `${names}, through Firebase`,
      `Its authorized domains must include ${new URL(host).hostname}.`,
    ];
  if (environment === undefined)
    return ['attention', 'not known yet', "Correct the server's settings first."];
  const { google, github } = environment.clients;
  if (google === undefined && github === undefined)
    return [
      'attention',
      'local sample accounts, on this machine only',
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for real people: docs/deploy-embedded.md.',
    ];
  const missing = comments.signIn.find((provider) => environment.clients[provider] === undefined);
  if (missing !== undefined)
    return [
      'attention',
      `${names}, but there is no client for ${providerNames[missing]}`,
      `Set ${missing.toUpperCase()}_CLIENT_ID and ${missing.toUpperCase()}_CLIENT_SECRET, or take '${missing}' out of comments.signIn: docs/providers.md.`,
    ];
  if (google && !google.clientId.endsWith('.apps.googleusercontent.com'))
    return [
      'attention',
      'Google, but GOOGLE_CLIENT_ID does not look like one',
      'It ends in .apps.googleusercontent.com.',
    ];
  const redirects = comments.signIn.map((name) => `${originOf(environment)}/api/auth/callback/${name}`);
  return [
    'ready',
    `${names}: complete`,
    `The redirect URI of its client must be ${redirects.join(' and ')}.`,
  ];
}

function mail({ mail: provider }: SiteConfig, environment?: Environment): Result {
  if (provider.kind === 'none') return ['ready', 'none: a link to your address'];
  if (provider.kind === 'emailjs')
    return [
      'ready',
      `emailjs: complete, service ${provider.serviceId}`,
      'Its template must use from_name, reply_to and message.',
    ];
  const smtp = environment?.smtpUrl;
  return smtp === undefined
    ? ['ready', 'embedded: read messages with npm run inbox', 'Set SMTP_URL to get them by email, too.']
    : ['ready', `embedded: messages are emailed to you through ${new URL(smtp).hostname}`];
}

function list({ list: provider }: SiteConfig, environment?: Environment): Result {
  if (!provider) return ['ready', 'none: the site has no mailing list'];
  if (provider.kind === 'embedded')
    return environment?.smtpUrl === undefined
      ? ['ready', 'embedded: see it with npm run inbox', 'Set SMTP_URL to have addresses confirmed by email.']
      : ['ready', 'embedded: see it with npm run inbox; addresses are confirmed by email'];
  const { hostname } = new URL(provider.formUrl);
  if (hostname.endsWith('.list-manage.com')) return ['ready', `mailchimp: complete, ${hostname}`];
  const next = "Mailchimp's addresses end in .list-manage.com: check list.formUrl.";
  return ['attention', `mailchimp, at ${hostname}`, next];
}

const marks: Readonly<Record<Result[0], string>> = { ready: '✓', attention: '!', broken: '✗' };

/** A table for the terminal, with one sentence that sums it up. */
export function table(results: readonly DoctorResult[]): string {
  const width = Math.max(...results.map(({ topic }) => topic.length)) + 2;
  const rows = results.flatMap(({ topic, state, says, next }) => [
    `  ${marks[state]} ${topic.padEnd(width)}${says}`,
    ...(next === undefined ? [] : [`    ${' '.repeat(width)}→ ${next}`]),
  ]);
  return [...rows, '', summary(results)].join('\n');
}

function summary(results: readonly DoctorResult[]): string {
  const things = (state: Result[0]) => {
    const { length } = results.filter((result) => result.state === state);
    return length > 0 && counted(length, 'thing');
  };
  const [stops, looks] = [things('broken'), things('attention')];
  if (stops) return `${stops} would stop the site.`;
  if (looks) return `Nothing stops the site. ${looks} to look at before it is public.`;
  return 'All is well.';
}
