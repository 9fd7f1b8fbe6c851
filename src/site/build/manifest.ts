import { join, relative } from 'node:path';
import { z } from 'zod';
import { commentMailsSchema, signInProviders } from '#site/providers.ts';

/** What the build tells the server about the site. They share nothing else at run time. */
export const manifestSchema = z.object({
  owner: z.object({
    name: z.string(),
    email: z.string(),
    /** The address of the account that may moderate comments. It is in no page. */
    account: z.string().optional(),
    /** What is still from the sample: files, each with its first such line. */
    sample: z.array(z.string()),
  }),
  host: z.string(),
  hsts: z.object({ includeSubDomains: z.boolean(), preload: z.boolean() }),
  providers: z.object({ comments: z.string(), mail: z.string(), list: z.string() }),
  /** With what people sign in; empty where no server of ours signs them in. */
  signIn: z.array(z.enum(signInProviders)),
  commentMails: commentMailsSchema,
  hasLikes: z.boolean(),
  theme: z.string(),
  /** Pages that may carry comments: '/blogpost1', … */
  articles: z.array(z.string()),
  /** Articles whose day, '2026-12-24', is still to come: the first build from then on publishes them. */
  upcoming: z.array(z.object({ title: z.string(), day: z.string() })),
  /** Pages whose views the server counts: the home page and all articles, or none. */
  viewedPages: z.array(z.string()),
  /** Where the comments of each article are stored that has moved, by its path. */
  movedComments: z.record(z.string(), z.string()),
  /** Where each old address leads: see src/lib/redirects.ts. A host that can't redirect needs a page for each. */
  redirects: z.record(z.string(), z.string()),
  /** The title of each article by the address of its comments, for their feeds and mails. */
  titles: z.record(z.string(), z.string()),
  /** The Content-Security-Policy of each page, by path ('/', '/blogpost1', '/404'). Empty in development. */
  contentSecurityPolicies: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The articles by the addresses that their comments are stored under. */
export const commentPages = ({
  articles,
  movedComments,
}: Pick<Manifest, 'articles' | 'movedComments'>): readonly string[] =>
  articles.map((path) => movedComments[path] ?? path);

/** Each configuration has its own build: site/site.config.ts in dist/site/, tests/setup/static.config.ts in dist/tests-setup-static/. */
export function builtSite(siteConfig: string) {
  const path = relative('.', siteConfig).replace(/(\/site)?\.(config\.)?ts$/, '');
  return partsOf(join('dist', path.replace(/[^\w-]+/g, '-').replace(/^-/, '')));
}

/** Where a build is written. It replaces the previous one when it is complete. */
export const unfinishedSite = (siteConfig: string) => partsOf(`${builtSite(siteConfig).root}.unfinished`);

const partsOf = (root: string) => ({
  root,
  publicDir: join(root, 'public'),
  /** The public files in one, which the server keeps open: src/lib/packed-files.ts. */
  files: join(root, 'files'),
  manifest: join(root, 'manifest.json'),
});
