import { signInWith, waysToSignIn } from '#server/config.ts';
import { isLoopback } from '#server/http/origins.ts';
import type { SiteConfig } from '#site/config.ts';
import { counted } from '../terminal-layout.ts';
import type { Environment, Facts } from './facts.ts';

/** What a check found, and what to do next, if anything. */
interface Result {
  /** Only 'broken' would stop the site. */
  readonly state: 'ready' | 'attention' | 'broken';
  readonly says: string;
  readonly next?: string | undefined;
}
type Diagnosis = readonly (Result & { readonly topic: string })[];
type OtherFacts = Omit<Facts, 'site' | 'environment'>;

const ready = (says: string, next?: string): Result => ({ state: 'ready', says, next });
const attention = (says: string, next: string): Result => ({ state: 'attention', says, next });
const broken = (says: string, next: string): Result => ({ state: 'broken', says, next });

export function diagnose({ site, environment, ...facts }: Facts): Diagnosis {
  if ('problems' in site)
    return site.problems.map((problem) => ({
      topic: 'Settings',
      ...broken(problem, `Correct it in ${facts.siteConfigFile}.`),
    }));
  const hasServer = [site.comments, site.mail, site.list].some((each) => each?.kind === 'embedded');
  const env = 'problem' in environment ? undefined : environment;
  const hasSmtp = env === undefined || env.smtpUrl !== undefined;
  const results: Readonly<Record<string, Result | undefined>> = {
    Version: facts.newerVersion ? version(facts.newerVersion) : undefined,
    Owner: owner(site, facts),
    Server: server(hasServer, environment, site),
    Data: hasServer ? data(facts) : undefined,
    Comments: comments(site, facts),
    'Sign-in': signIn(site, env),
    Mail:
      site.mail.kind === 'emailjs'
        ? ready('emailjs', 'Its template must use from_name, reply_to and message.')
        : inbox(site.mail.kind, hasSmtp, 'get messages by email, too'),
    List: inbox(site.list?.kind, hasSmtp, 'have addresses confirmed by email'),
  };
  return Object.entries(results).flatMap(([topic, result]) => (result ? { topic, ...result } : []));
}

const inbox = (kind = 'none', hasSmtp: boolean, gain: string): Result =>
  kind === 'embedded' && !hasSmtp
    ? ready('embedded: npm run inbox', `Set SMTP_URL to ${gain}.`)
    : ready(kind);

const version = (newer: string): Result =>
  attention(
    `${newer} is out`,
    'git fetch upstream, and read what is new: git show upstream/main:CHANGELOG.md. Then docs/upgrade.md.',
  );

function owner({ owner: { name }, host }: SiteConfig, { sample, siteConfigFile }: OtherFacts): Result {
  if (sample.length === 0) return ready(`${name}, ${host}`);
  const next = `Replace these, in ${siteConfigFile} and in the content, before you publish the site.`;
  return attention(`${name}, ${host}: still from the sample: ${sample.join(', ')}`, next);
}

/** Where the embedded server is. Without it, the site needs a host for its files. */
function server(isNeeded: boolean, environment: Facts['environment'], { host }: SiteConfig): Result {
  if (!isNeeded) return ready('not needed: any static host will do', 'npm run hosting prepares it.');
  if ('problem' in environment) return broken('would not start', environment.problem);
  const { siteUrl } = environment;
  if (siteUrl === undefined || isLoopback(siteUrl.hostname))
    return ready(`${originOf(environment)}, on this machine only`, 'SITE_URL makes it public.');
  const next = 'Put a TLS proxy in front and make SITE_URL an https address: Google sign-in needs it.';
  if (siteUrl.protocol !== 'https:') return attention(`${siteUrl.origin}, without encryption`, next);
  if (siteUrl.origin === host) return ready(host);
  const says = `${siteUrl.origin}, but shared links lead to ${host}`;
  return attention(says, 'Make SITE_URL and host the same.');
}

const originOf = ({ siteUrl, port }: Environment) => siteUrl?.origin ?? `http://localhost:${port}`;

function data({ dataDir: { path, isNew, problem } }: OtherFacts): Result {
  if (problem !== undefined) return broken(`${path} can't be used`, problem);
  return ready(isNew ? `${path}, created at the first start` : path);
}

function comments({ comments: provider }: SiteConfig, { strayComments }: OtherFacts): Result {
  if (provider.kind !== 'firebase') return ready(provider.kind);
  const { projectId, apiKey, authDomain, emulators, appCheckSiteKey } = provider;
  const says = `firebase, project ${projectId}`;
  if (emulators)
    return attention(`${says}, on emulators`, 'Remove comments.emulators before you publish the site.');
  const copy = 'Copy apiKey, projectId and authDomain from the console: Project settings, Your apps.';
  if (!/^AIza[\w-]{35}$/.test(apiKey)) return attention(`${says}: its apiKey does not look like one`, copy);
  if (authDomain.endsWith('.firebaseapp.com') && authDomain !== `${projectId}.firebaseapp.com`)
    return attention(`${says}: its authDomain is another project's`, copy);
  if (strayComments > 0)
    return broken(
      `${says}: ${counted(strayComments, 'comment')} at addresses that no article has, so nobody sees them`,
      'npm run comments -- export shows each pathName: make it the first alias of the article that moved.',
    );
  const next = 'Deploy its rules and indexes: docs/deploy-firebase.md.';
  return ready(`${says}, App Check ${appCheckSiteKey === undefined ? 'off' : 'on'}`, next);
}

function signIn({ comments, host }: SiteConfig, environment?: Environment): Result | undefined {
  if (comments.kind === 'none') return undefined;
  const ways = waysToSignIn(comments.signIn);
  const names = ways.map(({ name }) => name).join(', ');
  const domain = `Its authorized domains must include ${new URL(host).hostname}.`;
  if (comments.kind === 'firebase') return ready(`${names}, through Firebase`, domain);
  if (environment === undefined) return attention('not known yet', "Correct the server's settings first.");
  if (signInWith(environment, comments.signIn).length === 0)
    return attention(
      'local sample accounts, on this machine only',
      `Set ${ways.flatMap(({ variables }) => variables).join(', ')} for real people: docs/deploy-embedded.md.`,
    );
  const accounts = comments.signIn.filter((provider) => provider !== 'email');
  if (accounts.length === 0) return ready(names);
  const redirects = accounts.map((name) => `${originOf(environment)}/api/auth/callback/${name}`);
  return ready(names, `The redirect URI of its client must be ${redirects.join(' and ')}.`);
}

const marks: Readonly<Record<Result['state'], string>> = { ready: '✓', attention: '!', broken: '✗' };

/** A table for the terminal, with one sentence that sums it up. */
export function table(diagnosis: Diagnosis): string {
  const width = Math.max(...diagnosis.map(({ topic }) => topic.length)) + 2;
  const rows = diagnosis.flatMap(({ topic, state, says, next }) => [
    `  ${marks[state]} ${topic.padEnd(width)}${says}`,
    ...(next === undefined ? [] : [`    ${' '.repeat(width)}→ ${next}`]),
  ]);
  return [...rows, '', summary(diagnosis)].join('\n');
}

function summary(diagnosis: Diagnosis): string {
  const count = (wanted: Result['state']) => diagnosis.filter(({ state }) => state === wanted).length;
  if (count('broken') > 0) return `${counted(count('broken'), 'thing')} would stop the site.`;
  if (count('attention') === 0) return 'All is well.';
  return `Nothing stops the site. ${counted(count('attention'), 'thing')} to look at before it is public.`;
}
