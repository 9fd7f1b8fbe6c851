import { z } from 'zod';

const text = (what: string) =>
  z
    .string(`${what} is missing`)
    .trim()
    .min(1, `${what} is empty`)
    .refine((value) => value !== '…', `'…' stands for ${what}: write the real one`);

/** Its other checks wait until it is an address at all. */
const secureUrl = (what: string) =>
  z.url({
    protocol: /^https$/,
    abort: true,
    error: ({ input }) =>
      typeof input === 'string' && input.includes('…')
        ? `${what} still has '…' where a part of yours belongs`
        : `${what} must be a full address that begins with https://`,
  });

/** What to write for a group of settings that is missing altogether. */
const group = (example: string) => ({
  error: ({ code }: { readonly code: string }) =>
    code === 'invalid_type' ? `is missing; write ${example}` : undefined,
});

const ownerSchema = z.strictObject(
  {
    name: text('the name shown on every page'),
    /** One line under the name, for example 'Application developer, freelance'. */
    role: text('what the owner does, in one line'),
    email: z.email({
      error: ({ input }) =>
        typeof input === 'string' && /@.*\P{ASCII}/u.test(input)
          ? 'its domain has letters beyond a to z: write it as xn--…, as your registrar shows it'
          : 'must be an e-mail address, for example hello@owner.example',
    }),
    phone: text('a phone number as people should read it'),
    address: text('a public address, on one line'),
  },
  group('{ name, role, email, phone, address }'),
);

const linksSchema = z.strictObject(
  {
    /** The public code-hosting profile. */
    code: secureUrl('the code-hosting profile'),
    /** The professional profile, named at the end of every article. */
    profile: secureUrl('the professional profile'),
  },
  group('{ code, profile }, two https:// addresses'),
);

const microblogSchema = z.strictObject(
  {
    /** The account named in shared posts, without '@'. */
    account: z
      .string("the account's name is missing")
      .regex(/^\w{1,15}$/, "must be the account's name without '@', at most 15 letters or digits"),
    hashtags: z.array(z.string().regex(/^\w+$/, "must be words without '#'")).default([]),
    /** Accounts suggested after sharing. */
    related: z.array(z.string().regex(/^\w{1,15}$/, "must be account names without '@'")).default([]),
  },
  group("{ account: 'your_account' }"),
);

const embedded = z.strictObject({ kind: z.literal('embedded') });

const hostAndPort = z.string().regex(/^[\w.-]+:\d+$/, "must be host and port, for example 'localhost:8080'");

const commentsSchema = z.discriminatedUnion(
  'kind',
  [
    embedded,
    z.strictObject({
      kind: z.literal('firebase'),
      apiKey: text("the web app's apiKey (Project settings, Your apps)"),
      projectId: text("the project's id"),
      authDomain: z
        .string("the web app's authDomain is missing")
        .regex(
          /^[\w.-]+(:\d+)?$/,
          "must be a host without https://, for example 'my-project.firebaseapp.com'",
        ),
      appId: text("the web app's appId").optional(),
      /** Turns App Check on: the site key of reCAPTCHA Enterprise. */
      appCheckSiteKey: text('the site key of reCAPTCHA Enterprise').optional(),
      /** For development and tests: emulators in place of Google's servers. */
      emulators: z.strictObject({ firestore: hostAndPort, auth: hostAndPort }).optional(),
    }),
  ],
  { error: "must be { kind: 'embedded' } or { kind: 'firebase', apiKey, projectId, authDomain }" },
);

const mailSchema = z.discriminatedUnion(
  'kind',
  [
    embedded,
    z.strictObject({
      kind: z.literal('emailjs'),
      serviceId: text("EmailJS's service id (Email Services)"),
      templateId: text("EmailJS's template id (Email Templates)"),
      publicKey: text("EmailJS's public key (Account, General)"),
    }),
  ],
  { error: "must be { kind: 'embedded' } or { kind: 'emailjs', serviceId, templateId, publicKey }" },
);

const listSchema = z.discriminatedUnion(
  'kind',
  [
    embedded,
    z.strictObject({
      kind: z.literal('mailchimp'),
      /** The hosted form's address: https://….list-manage.com/subscribe/post?u=…&id=… */
      formUrl: secureUrl("the hosted form's address").refine((url) => {
        const { pathname, searchParams } = new URL(url);
        const isNamed = ['u', 'id'].every((name) => !['', '…', null].includes(searchParams.get(name)));
        return pathname.endsWith('/subscribe/post') && isNamed;
      }, "must be the hosted form's address, which ends in /subscribe/post?u=…&id=… with values of your own"),
    }),
  ],
  { error: "must be { kind: 'embedded' } or { kind: 'mailchimp', formUrl }" },
);

const mapSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('link') }),
    z.strictObject({ kind: z.literal('google'), key: text('the public key of the Maps Embed API') }),
  ],
  { error: "must be { kind: 'link' } or { kind: 'google', key }" },
);

const legalSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('own') }),
    z.strictObject({
      kind: z.literal('iubenda'),
      accountId: z.int('must be the number of the policy, without quotes').positive('must be above 0'),
    }),
  ],
  { error: "must be { kind: 'own' } or { kind: 'iubenda', accountId }" },
);

const hstsSchema = z
  .strictObject({
    /** Also for every subdomain of the host. Turn it off if one of them still has to be reached by plain http. */
    includeSubDomains: z.boolean().default(true),
    /**
     * Asks to be put on the list that browsers bring along (https://hstspreload.org), where you then submit the domain
     * yourself. From then on the whole domain, with every subdomain that it has or ever gets, is unreachable without a
     * valid certificate, and coming off the list takes months. Leave it off unless you are sure of all of them.
     */
    preload: z.boolean().default(false),
  })
  .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
    path: ['preload'],
    error:
      'needs includeSubDomains: true, because the preload list takes whole domains only; turn one on or the other off',
  });

/** Everything the owner decides. A provider is complete or is not written at all. */
export const siteConfigSchema = z.strictObject({
  owner: ownerSchema,
  links: linksSchema,
  /** The public address of the site, used for canonical and shared links. */
  host: secureUrl('the public address of the site')
    .refine(
      (url) => new URL(url).pathname === '/',
      'must be the address alone, without a path: the site is at the root of its host',
    )
    .transform((url) => new URL(url).origin),
  /** Browsers that have seen the site on https use nothing else for a year (Strict-Transport-Security). */
  hsts: hstsSchema.prefault({}),
  microblog: microblogSchema,
  /** Which article comes first on the home page and in lists: the newest, or the one with the lowest number. */
  articleOrder: z.enum(['newest', 'number'], "must be 'newest' or 'number'").default('newest'),
  comments: commentsSchema,
  mail: mailSchema,
  list: listSchema,
  map: mapSchema,
  legal: legalSchema,
});

export type SiteConfig = z.output<typeof siteConfigSchema>;

/** A mistake in the configuration, told as a list that an owner can act on. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

/** Checks the configuration. Throws SiteConfigError with one sentence for each mistake: the key, then the fix. */
export function defineConfig(input: z.input<typeof siteConfigSchema>): SiteConfig {
  const parsed = siteConfigSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'site.config.ts'}: ${sentence(issue)}`,
  );
  throw new SiteConfigError(`site.config.ts needs a correction:\n${sentences.join('\n')}`);
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `does not know ${issue.keys.map((key) => `'${key}'`).join(', ')}; remove it, or check its spelling`;
  }
  return issue.message;
}

/** Names that nobody can own (RFC 2606, RFC 6761), and numbers that nobody has: 555-0100 to 555-0199. */
const reservedName = /(\.example|\.invalid|\.test|[@.]example\.(com|net|org))$/i;
const reservedNumber = /555\D?01\d\d$/;

/** What is still the sample's, by its keys, in the order of the file. An owner replaces it before going live. */
export function sampleKeys({ owner, links, host, microblog }: SiteConfig): string[] {
  const isReserved = (url: string) => reservedName.test(new URL(url).hostname);
  const found: Readonly<Record<string, boolean>> = {
    'owner.name': /\bexample$/i.test(owner.name),
    'owner.email': reservedName.test(owner.email),
    'owner.phone': reservedNumber.test(owner.phone),
    'owner.address': /\bexampletown\b/i.test(owner.address),
    'links.code': isReserved(links.code),
    'links.profile': isReserved(links.profile),
    host: isReserved(host),
    'microblog.account': /_example$/i.test(microblog.account),
  };
  return Object.keys(found).filter((key) => found[key]);
}
