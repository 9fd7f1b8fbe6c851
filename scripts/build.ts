import { relative } from 'node:path';
import { build } from 'astro';
import { loadSiteConfig } from '#site/load-config.ts';
import { siteTree } from '#site/site-tree.ts';
import { readTree } from './check-site/read-tree.ts';

// npm run build: what an owner wrote is looked at first, because Astro would tell each mistake with a stack.

/** A mistake in a file, as Vite and Astro tell it. */
interface Located extends Error {
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line?: number };
  readonly hint?: string;
  /** Vite has one or more of these in an error of its own. */
  readonly errors?: readonly Located[];
}

try {
  await loadSiteConfig();
  readTree(siteTree);
  await build({ root: '.' });
} catch (error) {
  console.error(`\n${sentenceOf(error)}\nNothing has changed: what was built before is still there.`);
  process.exitCode = 1;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // By its name: the pages have copies of these classes.
  if (['ContentError', 'SiteConfigError'].includes(error.name)) return error.message;
  const { errors = [] }: Located = error;
  const { id, loc, hint, message, stack }: Located = errors[0] ?? error;
  const file = loc?.file ?? id;
  // What our own code throws is a sentence. For anything else the stack may help.
  const [, origin = ''] = stack?.split('\n    at ') ?? [];
  if (file === undefined)
    return error.name !== 'Error' || origin.includes('node_modules') ? `${stack}` : message;
  // Only what an owner wrote is worth naming: a page of ours tells where a sentence came up, not what to correct.
  const own = relative('', file).startsWith(`${siteTree}/`) && !message.includes(relative('', file));
  const where = own ? `${relative('', file)}${loc?.line ? `:${loc.line}` : ''} ` : '';
  return [where + message.split('\n    at ')[0], hint].filter(Boolean).join('\n');
}
