import { randomBytes } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { SignInProvider } from '#features/comments/port.ts';
import { isLoopback } from '#server/http/origins.ts';
import { siteConfigFile } from '#site/site-tree.ts';

/** The server can't start with this value. The message is a sentence that names the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** How this site is known to a service whose window signs people in. */
export interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the service answers, if not at its own addresses. */
  readonly at?: string;
}

export type SignInClients = { readonly [Service in Exclude<SignInProvider, 'email'>]?: Client | undefined };

export type Config = ReturnType<typeof parseEnvironment>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The data directory, for programs that need no other setting. */
export const dataDirOf = ({ DATA_DIR }: Environment): string => DATA_DIR || '.data';

/** Reads the environment once. An empty variable counts as unset. Throws ConfigError on a value that can't work. */
export function parseEnvironment(env: Environment) {
  const config = {
    port: integer(env, 'PORT', { fallback: 4321, max: 65_535 }),
    host: env.HOST?.trim() || '127.0.0.1',
    dataDir: dataDirOf(env),
    /** The public address, if it is known before the server listens. */
    siteUrl: siteUrl(env.SITE_URL),
    /** Who is believed about a client's address, besides a proxy on this machine. */
    trustedProxies: trustedProxies(env.TRUST_PROXY),
    signIn: !isOff(env.SIGN_IN),
    /** Lets anyone who knows it sign in with sample accounts, where there is no client. */
    signInToken: signInToken(env.SIGN_IN_TOKEN),
    clients: {
      google: client('GOOGLE', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      github: client('GITHUB', env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    } satisfies Required<SignInClients> as SignInClients,
    smtpUrl: smtpUrl(env.SMTP_URL),
    /** Of newsletters. */
    mailsPerHour: integer(env, 'MAILS_PER_HOUR', { fallback: 200, min: 1, max: 1_000_000 }),
    /** Per person; 0 means no limit, and none per day either. */
    writesPerMinute: integer(env, 'WRITES_PER_MINUTE', { fallback: 20, max: 100_000 }),
    writesPerDay: integer(env, 'WRITES_PER_DAY', { fallback: 500, min: 1, max: 1_000_000 }),
    commentsPerPage: integer(env, 'COMMENTS_PER_PAGE', { fallback: 20_000, min: 1, max: 1_000_000 }),
    siteConfig: env.SITE_CONFIG || siteConfigFile,
  };
  const isOnThisMachine = [config.host, config.siteUrl?.hostname ?? 'localhost'].every(isLoopback);
  if (isOnThisMachine) return config;
  if (config.siteUrl === undefined)
    throw new ConfigError(
      `HOST=${config.host} can be reached from elsewhere, so the site has to know its own address. Set SITE_URL, for example SITE_URL=https://www.your-site.example.`,
    );
  if (config.writesPerMinute === 0)
    throw new ConfigError(
      'WRITES_PER_MINUTE=0 lifts every limit, which is for load tests on this machine only. Try 20.',
    );
  return config;
}

const ways = {
  google: { name: 'Google', variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  github: { name: 'GitHub', variables: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'] },
  email: { name: 'email', variables: ['SMTP_URL'] },
} as const satisfies Record<SignInProvider, object>;

/** The ways to sign in that a site has buttons for, each with the variables that it needs. */
export const waysToSignIn = (offered: readonly SignInProvider[]) =>
  offered.map((key) => ({ key, ...ways[key] }));

const isSet = (config: Pick<Config, 'clients' | 'smtpUrl'>, key: SignInProvider) =>
  Boolean(key === 'email' ? config.smtpUrl : config.clients[key]);

/** The ways to sign in that work here, by name; empty where there are sample accounts. */
export const signInWith = (config: Pick<Config, 'clients' | 'smtpUrl'>, offered: readonly SignInProvider[]) =>
  waysToSignIn(offered).flatMap(({ key, name }) => (isSet(config, key) ? name : []));

/** For a site where people sign in on this server. Throws ConfigError if others can reach it and a button lacks what it needs. */
export function checkSignIn(config: Config, offered: readonly SignInProvider[]): void {
  // A container listens on all its addresses, and is reached at localhost.
  if (!config.signIn || isLoopback(config.siteUrl?.hostname ?? config.host)) return;
  for (const { key, name, variables } of waysToSignIn(offered))
    if (!isSet(config, key))
      throw new ConfigError(
        `Nobody can sign in with ${name}. Set ${variables.join(' and ')}, take '${key}' out of comments.signIn, ` +
          'or leave SITE_URL at localhost, where anyone can sign in with sample accounts.',
      );
}

interface Range {
  readonly fallback: number;
  readonly min?: number;
  readonly max: number;
}

function integer(env: Environment, name: string, { fallback, min = 0, max }: Range): number {
  const value = env[name] || String(fallback);
  if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw new ConfigError(`${name}=${value} is not a number from ${min} to ${max}. Try ${name}=${fallback}.`);
}

/** Anything but 'off' is a mistake, because sign-in would stay on. */
function isOff(value: string | undefined): boolean {
  if (!value || value === 'off') return value === 'off';
  throw new ConfigError(
    `SIGN_IN=${value} is not known. SIGN_IN=off turns sign-in off; without it, sign-in is on.`,
  );
}

/** A new one at each start, unless a program that starts the server several times sets one. */
function signInToken(value: string | undefined): string {
  if (!value) return randomBytes(18).toString('base64url');
  if (/^[\w-]{20,}$/.test(value)) return value;
  throw new ConfigError(
    'SIGN_IN_TOKEN has to have at least 20 letters or digits. Leave it out, and each start makes a new one.',
  );
}

/** Addresses and networks, such as 10.84.0.0/24, separated by commas. */
function trustedProxies(value: string | undefined): BlockList {
  const list = new BlockList();
  for (const each of value?.split(',').map((part) => part.trim()) ?? []) {
    if (each === '') continue;
    const [address = '', prefix] = each.split('/');
    const bits = isIPv6(address) ? 128 : 32;
    const length = prefix === undefined ? bits : Number(prefix);
    if (!isIP(address) || !Number.isInteger(length) || length < 1 || length > bits)
      throw new ConfigError(
        `TRUST_PROXY=${value} is not a list of addresses or networks. Try TRUST_PROXY=10.84.0.0/24, the network of your proxy.`,
      );
    list.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** The site is always at the root of its host. */
export function siteUrl(value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new ConfigError(
    `SITE_URL=${value} is not an address of the expected kind. Try SITE_URL=https://www.your-site.example.`,
  );
}

/** The message leaves the value out, because its password would end up in logs and bug reports. */
function smtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  // An @ behind the host is that of a password with # or /.
  const isWhole = url && !`${url.pathname}${url.search}${url.hash}`.includes('@');
  if (isWhole && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return url.href;
  throw new ConfigError(
    'SMTP_URL is not an address of the expected kind. Try SMTP_URL=smtps://user:password@mail.your-provider.example. ' +
      'In its user and password, # is written %23, / %2F, ? %3F and @ %40.',
  );
}

function client(name: string, ...idAndSecret: (string | undefined)[]) {
  const [clientId, clientSecret] = idAndSecret.map((value) => value?.trim());
  if (!clientId && !clientSecret) return undefined;
  if (clientId && clientSecret) return { clientId, clientSecret };
  throw new ConfigError(
    `${name}_CLIENT_${clientId ? 'SECRET' : 'ID'} is missing. A client has an id and a secret: set both, or neither.`,
  );
}
