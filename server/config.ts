import { z } from 'zod';
import { isLoopback } from '#server/http/origins.ts';
import { siteConfigFile } from '#site/site-tree.ts';

/** A value that this program can't start with, told in one sentence that names the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const whole = (name: string, fallback: number, max: number, example: string, min = 0) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
    .catch((context) => {
      throw new ConfigError(
        `${name}=${String(context.value)} is not a number from ${min} to ${max}. Try ${example}.`,
      );
    })
    .prefault(String(fallback));

const url = (
  name: string,
  protocol: RegExp,
  example: string,
  canServe: (url: URL) => boolean,
  secret?: string,
) =>
  z
    .url({ protocol, abort: true })
    .transform((text) => new URL(text))
    .refine(canServe)
    .catch((context) => {
      // A value with a password in it is not repeated: what is printed ends up in journals and in questions to others.
      const value = secret === undefined ? `${name}=${String(context.value)}` : name;
      throw new ConfigError(
        `${value} is not an address of the expected kind. Try ${example}.${secret === undefined ? '' : ` ${secret}`}`,
      );
    })
    .optional();

const dataDirSchema = z.string().default('.data');

const environmentSchema = z.object({
  PORT: whole('PORT', 4321, 65_535, 'PORT=4321, or PORT=0 for any free port'),
  HOST: z.string().trim().default('127.0.0.1'),
  DATA_DIR: dataDirSchema,
  // The site is at the root of its host, wherever it is.
  SITE_URL: url(
    'SITE_URL',
    /^https?$/,
    'SITE_URL=https://www.your-site.example',
    ({ pathname }) => pathname === '/',
  ),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: url(
    'SMTP_URL',
    /^smtps?$/,
    'SMTP_URL=smtps://user:password@mail.your-provider.example',
    ({ hostname }) => hostname !== '',
    'In its user and password, # is written %23, / %2F, ? %3F and @ %40.',
  ),
  WRITES_PER_MINUTE: whole('WRITES_PER_MINUTE', 20, 100_000, 'WRITES_PER_MINUTE=20'),
  WRITES_PER_DAY: whole('WRITES_PER_DAY', 500, 1_000_000, 'WRITES_PER_DAY=500', 1),
  COMMENTS_PER_PAGE: whole('COMMENTS_PER_PAGE', 20_000, 1_000_000, 'COMMENTS_PER_PAGE=20000', 1),
  SITE_CONFIG: z.string().default(siteConfigFile),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The public address, when it is known before the server listens. */
  readonly siteUrl: URL | undefined;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly smtpUrl: string | undefined;
  /** Writes of one person; 0 means no limit, and none per day either. */
  readonly writesPerMinute: number;
  readonly writesPerDay: number;
  readonly commentsPerPage: number;
  readonly siteConfig: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the data is, for a program that needs to know nothing else. */
export const dataDirOf = ({ DATA_DIR }: Environment): string => dataDirSchema.parse(DATA_DIR || undefined);

/** Reads the environment once. An empty variable counts as unset. Throws ConfigError on a value that can't work. */
export function parseEnvironment(env: Environment): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.parse(set);
  const isLocal = isOnThisMachine({ host: parsed.HOST, siteUrl: parsed.SITE_URL });
  const google = googleClient(parsed.GOOGLE_CLIENT_ID, parsed.GOOGLE_CLIENT_SECRET);

  if (parsed.SITE_URL === undefined && !isLocal) {
    throw new ConfigError(
      `HOST=${parsed.HOST} can be reached from elsewhere, so the site has to know its own address. ` +
        'Set SITE_URL, for example SITE_URL=https://www.your-site.example.',
    );
  }
  if (parsed.WRITES_PER_MINUTE === 0 && !isLocal) {
    throw new ConfigError(
      'WRITES_PER_MINUTE=0 lifts every limit, which is for load tests on this machine only. Try 20.',
    );
  }
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    dataDir: parsed.DATA_DIR,
    siteUrl: parsed.SITE_URL,
    google,
    smtpUrl: parsed.SMTP_URL?.href,
    writesPerMinute: parsed.WRITES_PER_MINUTE,
    writesPerDay: parsed.WRITES_PER_DAY,
    commentsPerPage: parsed.COMMENTS_PER_PAGE,
    siteConfig: parsed.SITE_CONFIG,
  };
}

const isOnThisMachine = ({ host, siteUrl }: Pick<Config, 'host' | 'siteUrl'>) =>
  isLoopback(host) && (siteUrl === undefined || isLoopback(siteUrl.hostname));

/** For a site whose people sign in here. Throws ConfigError where that needs a Google client and there is none. */
export function checkSignIn(config: Pick<Config, 'host' | 'siteUrl' | 'google'>): void {
  if (config.google !== undefined || isOnThisMachine(config)) return;
  throw new ConfigError(
    'Without a Google client anyone could sign in as anyone, so sign-in works on this machine only. ' +
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or leave HOST and SITE_URL at localhost.',
  );
}

function googleClient(clientId: string | undefined, clientSecret: string | undefined): Config['google'] {
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
  throw new ConfigError(
    `${missing} is missing. A Google client has an id and a secret: set both, or neither.`,
  );
}
