import { z } from 'zod';
import { oldPathPattern } from '#lib/page-path.ts';
import { checked, SettingError } from '#site/content/content-problem.ts';
import { secureUrl, text } from '#site/content/setting.ts';
import { analyticsSchema } from './analytics.ts';
import { colorProblems } from './colors.ts';
import { commentsSchema, legalSchema, listSchema, mailSchema, mapSchema } from './providers.ts';
import { siteConfigFile } from './site-tree.ts';
import { themeSchema } from './theme.ts';

/** What to write when a whole group of settings is missing. */
const group = (example: string) => ({
  error: ({ code }: { readonly code: string }) =>
    code === 'invalid_type' ? `is missing; write ${example}` : undefined,
});

const ownerSchema = z.strictObject(
  {
    name: text('the name shown on every page'),
    email: z.email({
      error: ({ input }) =>
        typeof input === 'string' && /@.*\P{ASCII}/u.test(input)
          ? 'its domain has letters beyond a to z: write it as xn--…, as your registrar shows it'
          : 'must be an e-mail address, for example hello@owner.example',
    }),
    phone: text('a phone number as people should read it').optional(),
    address: text('a public address, on one line').optional(),
  },
  group("{ name: 'Your Name', email: 'you@your.domain' }"),
);

const microblogSchema = z.strictObject(
  {
    /** The account to mention in shared posts, without '@'. */
    account: z
      .string("the account's name is missing")
      .regex(/^\w{1,15}$/, "must be the account's name without '@', at most 15 letters or digits"),
    hashtags: z.array(z.string().regex(/^[\p{L}\p{M}\p{N}_]+$/u, "must be words without '#'")).default([]),
    /** Accounts suggested after sharing. */
    related: z.array(z.string().regex(/^\w{1,15}$/, "must be account names without '@'")).default([]),
  },
  group("{ account: 'your_account' }"),
);

const hstsSchema = z.strictObject({
  /** Covers every subdomain of the host. Turn it off if one of them still needs plain http. */
  includeSubDomains: z.boolean().default(true),
  /**
   * Consents to the list that browsers ship (https://hstspreload.org), where you then submit the domain yourself. From then on, the
   * domain and all its present and future subdomains are unreachable without a valid certificate, and leaving the list takes months.
   */
  preload: z.boolean().default(false),
});

/** Old addresses. The rest that '*' stands for comes after a slash, so that it can't name another host. */
const redirectsSchema = z
  .record(
    z.string(),
    z
      .string()
      .regex(
        /^(?:\/(?![/\\])|https:\/\/[\w.-]+\/)(?:[^?*%\\]*\/)?(?:\*|[^?*%\\]*)$/,
        "must be a page, '/about', a folder with the rest, '/notes/*', or an address that begins with https://",
      ),
  )
  .superRefine((redirects, context) => {
    for (const [from, to] of Object.entries(redirects)) {
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: [from], message });
      if (!oldPathPattern.test(from.replace(/\*$/, '')))
        wrong("must be an address on this site, '/old', or what many of them begin with, '/old/*'");
      else if (to.endsWith('*') && !from.endsWith('*'))
        wrong("has a '*', so its old address must end in one, too");
    }
  });

/** Hosts for what an owner adds to pages, by the policy directive that has to allow them. */
const cspSchema = z.partialRecord(
  z.enum([
    'connect-src',
    'font-src',
    'form-action',
    'frame-src',
    'img-src',
    'media-src',
    'script-src',
    'style-src',
  ]),
  z.array(
    z
      .string()
      .regex(
        /^https:\/\/[\w.*-]+(:\d+)?(\/[^\s;,'"]*)?$/,
        'must be an address like https://cdn.your-host.example; inline code is already allowed by its hash',
      ),
  ),
);

export const siteConfigSchema = z
  .strictObject({
    owner: ownerSchema,
    /** Where else to find the owner, by name. `code` is also beside the apps, `profile` after articles. Well-known hosts have an icon. */
    links: z.record(z.string().trim().min(1), secureUrl('a link')).default({}),
    /** The site's public address, for canonical and shared links. */
    host: secureUrl('the public address of the site')
      .refine(
        (url) => new URL(url).pathname === '/',
        'must be the address alone, without a path: the site is at the root of its host',
      )
      .transform((url) => new URL(url).origin),
    /** Strict-Transport-Security: browsers that have seen the site on https use only https for a year. */
    hsts: hstsSchema.prefault({}),
    /** The language of the interface: the name of a file in src/languages/, such as 'de', or in the tree's languages/. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "must be a language tag, for example 'en', 'de' or 'pt-BR'")
      .default('en'),
    /** Without it, articles have no share button. */
    microblog: microblogSchema.optional(),
    /** Which article comes first in lists: the newest, or the one with the lowest number. */
    articleOrder: z.enum(['newest', 'number'], "must be 'newest' or 'number'").default('newest'),
    /** Replaces colors and fonts of the design. */
    theme: themeSchema
      .superRefine((theme, context) => {
        for (const { path, message } of colorProblems(theme))
          context.addIssue({ code: 'custom', path: ['colors', ...path], message });
      })
      .prefault({}),
    comments: commentsSchema,
    mail: mailSchema,
    /** Without it, the site has no mailing list. */
    list: listSchema.optional(),
    /** Without it, or without an address, the contact section has no map. */
    map: mapSchema.optional(),
    legal: legalSchema,
    analytics: analyticsSchema.optional(),
    /** Where old addresses lead: '/hello': '/about', '/tag/*': '/tags/*'. Those of an article or a page are in its front matter. */
    redirects: redirectsSchema.default({}),
    /** Keeps visited pages in the reader's browser, for reading without a network. */
    offline: z.boolean().default(true),
    csp: cspSchema.default({}),
  })
  .refine(
    ({ analytics, comments }) =>
      analytics?.kind !== 'embedded' || (comments.kind === 'embedded' && comments.owner !== undefined),
    {
      path: ['analytics'],
      error:
        "'embedded' shows the views at /moderation, so it needs comments: { kind: 'embedded', owner: 'you@gmail.com' }",
    },
  );

export type SiteConfig = z.output<typeof siteConfigSchema>;

export const defineConfig = (input: z.input<typeof siteConfigSchema>): SiteConfig =>
  checked(siteConfigSchema, input, siteConfigFile);

/** For a mistake that only shows outside of the configuration: a file that it names is missing. */
export const wrongSetting = (key: string, says: string) =>
  new SettingError(siteConfigFile, [{ path: key.split('.'), says: `${key}: ${says}` }]);
