import { signInWith, waysToSignIn } from '#server/config.ts';
import { isLoopback } from '#server/http/origins.ts';
import type { SiteConfig } from '#site/config.ts';
import { counted } from '../terminal-layout.ts';
import type { Environment, Facts } from './facts.ts';

/** What a check found, and what to do about it. Only 'broken' would stop the site. */
type Result = readonly [state: 'ready' | 'attention' | 'broken', says: string, next?: string];
type OtherFacts = Omit<Facts, 'site' | 'environment'>;
type Diagnosis = readonly (readonly [topic: string, result: Result])[];

export function diagnose({ site, environment, ...facts }: Facts): Diagnosis {
  if ('problems' in site)
    return site.problems.map((says) => [
      'Settings',
      ['broken', says, `Correct it in ${facts.siteConfigFile}.`],
    ]);
  const hasServer = [site.comments, site.mail, site.list].some((each) => each?.kind === 'embedded');
  const env = 'problem' in environment ? undefined : environment;
  const hasSmtp = env === undefined || env.smtpUrl !== undefined;
  return [
    ...(facts.newerVersion ? [['Version', version(facts.newerVersion)] as const] : []),
    ['Owner', owner(site, facts)],
    ['Server', server(hasServer, environment, site)],
    ...(hasServer ? [['Data', data(facts)] as const] : []),
    ['Comments', comments(site, facts)],
    ...(site.comments.kind === 'none' ? [] : [['Sign-in', signIn(site, env)] as const]),
    [
      'Mail',
      site.mail.kind === 'emailjs'
        ? ['ready', 'emailjs', 'Its template must use from_name, reply_to and message.']
        : inbox(site.mail.kind, hasSmtp, 'get messages by email, too'),
    ],
    ['List', inbox(site.list?.kind, hasSmtp, 'have addresses confirmed by email')],
  ];
}

const inbox = (kind = 'none', hasSmtp: boolean, gain: string): Result =>
  kind === 'embedded' && !hasSmtp
    ? ['ready', 'embedded: npm run inbox', `Set SMTP_URL to ${gain}.`]
    : ['ready', kind];

const version = (newer: string): Result => [
  'attention',
  `${newer} is out`,
  'git fetch upstream, and read what is new: git show upstream/main:CHANGELOG.md. Then docs/upgrade.md.',
];

function owner({ owner: { name }, host }: SiteConfig, { sample, siteConfigFile }: OtherFacts): Result {
  if (sample.length === 0) return ['ready', `${name}, ${host}`];
  const next = `Replace these, in ${siteConfigFile} and in the content, before you publish the site.`;
  return ['attention', `${name}, ${host}: still from the sample: ${sample.join(', ')}`, next];
}

/** Where the embedded server is. Without it, the site needs a host for its files. */
function server(isNeeded: boolean, environment: Facts['environment'], { host }: SiteConfig): Result {
  if (!isNeeded) return ['ready', 'not needed: any static host will do', 'npm run hosting prepares it.'];
  if ('problem' in environment) return ['broken', 'would not start', environment.problem];
  const { siteUrl } = environment;
  if (siteUrl === undefined || isLoopback(siteUrl.hostname))
    return ['ready', `${originOf(environment)}, on this machine only`, 'SITE_URL makes it public.'];
  const next = 'Put a TLS proxy in front and make SITE_URL an https address: Google sign-in needs it.';
  if (siteUrl.protocol !== 'https:') return ['attention', `${siteUrl.origin}, without encryption`, next];
  if (siteUrl.origin === host) return ['ready', host];
  const says = `${siteUrl.origin}, but shared links lead to ${host}`;
  return ['attention', says, 'Make SITE_URL and host the same.'];
}

const originOf = ({ siteUrl, port }: Environment) => siteUrl?.origin ?? `http://localhost:${port}`;

function data({ dataDir: { path, isNew, problem } }: OtherFacts): Result {
  if (problem !== undefined) return ['broken', `${path} can't be used`, problem];
  return ['ready', isNew ? `${path}, created at the first start` : path];
}

function comments({ comments: provider }: SiteConfig, { strayComments }: OtherFacts): Result {
  if (provider.kind !== 'firebase') return ['ready', provider.kind];
  const { projectId, apiKey, authDomain, emulators, appCheckSiteKey } = provider;
  const says = `firebase, project ${projectId}`;
  if (emulators)
    return ['attention', `${says}, on emulators`, 'Remove comments.emulators before you publish the site.'];
  const copy = 'Copy apiKey, projectId and authDomain from the console: Project settings, Your apps.';
  if (!/^AIza[\w-]{35}$/.test(apiKey))
    return ['attention', `${says}: its apiKey does not look like one`, copy];
  if (authDomain.endsWith('.firebaseapp.com') && authDomain !== `${projectId}.firebaseapp.com`)
    return ['attention', `${says}: its authDomain is another project's`, copy];
  if (strayComments > 0)
    return [
      'broken',
      `${says}: ${counted(strayComments, 'comment')} at addresses that no article has, so nobody sees them`,
      'npm run comments -- export shows each pathName: make it the first alias of the article that moved.',
    ];
  const next = 'Deploy its rules and indexes: docs/deploy-firebase.md.';
  return ['ready', `${says}, App Check ${appCheckSiteKey === undefined ? 'off' : 'on'}`, next];
}

function signIn({ comments, host }: SiteConfig, environment?: Environment): Result {
  if (comments.kind === 'none') return ['ready', 'none'];
  const ways = waysToSignIn(comments.signIn);
  const names = ways.map(({ name }) => name).join(' and ');
  const domain = `Its authorized domains must include ${new URL(host).hostname}.`;
  if (comments.kind === 'firebase') return ['ready', `${names}, through Firebase`, domain];
  if (environment === undefined)
    return ['attention', 'not known yet', "Correct the server's settings first."];
  if (signInWith(environment, comments.signIn).length === 0)
    return [
      'attention',
      'local sample accounts, on this machine only',
      `Set ${ways.flatMap(({ variables }) => variables).join(', ')} for real people: docs/deploy-embedded.md.`,
    ];
  const accounts = comments.signIn.filter((provider) => provider !== 'email');
  if (accounts.length === 0) return ['ready', names];
  const redirects = accounts.map((name) => `${originOf(environment)}/api/auth/callback/${name}`);
  return ['ready', names, `The redirect URI of its client must be ${redirects.join(' and ')}.`];
}

const marks: Readonly<Record<Result[0], string>> = { ready: '✓', attention: '!', broken: '✗' };

/** A table for the terminal, with one sentence that sums it up. */
export function table(results: Diagnosis): string {
  const width = Math.max(...results.map(([topic]) => topic.length)) + 2;
  const rows = results.flatMap(([topic, [state, says, next]]) => [
    `  ${marks[state]} ${topic.padEnd(width)}${says}`,
    ...(next === undefined ? [] : [`    ${' '.repeat(width)}→ ${next}`]),
  ]);
  const things = (wanted: Result[0]) => {
    const { length } = results.filter(([, [state]]) => state === wanted);
    return length > 0 && counted(length, 'thing');
  };
  const [stops, looks] = [things('broken'), things('attention')];
  const summary = stops
    ? `${stops} would stop the site.`
    : looks
      ? `Nothing stops the site. ${looks} to look at before it is public.`
      : 'All is well.';
  return [...rows, '', summary].join('\n');
}
