import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { unfinishedSite } from '#site/build/manifest.ts';
import { ContentError } from '#site/content/content-problem.ts';
import { siteConfigFile, siteTree } from '#site/site-tree.ts';
import { errorsIn } from './check-site/findings.ts';
import { messageOf } from './command-line.ts';

// npm run build: stops at the errors of check:site. Astro would report each with a stack trace.

/** A mistake in a file, as Vite and Astro report it. */
interface Located extends Error {
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line?: number };
  readonly hint?: string;
  /** Vite wraps errors in one of its own. */
  readonly errors?: readonly Located[];
}

const discardUnfinished = () => rmSync(unfinishedSite(siteConfigFile).root, { recursive: true, force: true });

try {
  if (process.argv.length > 2) throw new Error('npm run build has no options.');
  const mistakes = await errorsIn({ tree: siteTree, configFile: siteConfigFile });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  process.setSourceMapsEnabled(true);
  // Astro takes a second to load, so the owner's mistakes are reported without it.
  const { build } = await import('astro');
  // It may be of a build that was killed.
  discardUnfinished();
  await build({ root: '.' });
} catch (error) {
  console.error(`\n${sentenceOf(error)}\nNothing was built. An earlier build stays in place.`);
  process.exitCode = 1;
  discardUnfinished();
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // By name, because pages have copies of these classes.
  if (['ContentError', 'SettingError'].includes(error.name)) return error.message;
  const { errors: [cause = error] = [] }: Located = error;
  const { id, loc, hint, message, stack }: Located = cause;
  const own = [...(stack ?? '').matchAll(/^ +at (?:async |.*\()?(\/.*):(\d+):\d+\)?$/gm)]
    .map(([, path = '', line]) => ({ path: relative('', path), line }))
    .find(({ path }) => path.startsWith(`${siteTree}/`));
  if (/ENOSPC|os error 28/.test(message)) return 'The disk is full. Make room, and build again.';
  if (messageOf(cause) !== message) return messageOf(cause);
  // A demo that throws while its page is made.
  if (own) return `${own.path}:${own.line} throws: ${message}`;
  if (/(open|module) '.*\.unfinished\//.test(message))
    return 'Another build is running. Build again when it has ended.';
  const file = loc?.file ?? id;
  // Our own code throws sentences. For any other error, the stack may help.
  const [, origin = ''] = stack?.split('\n    at ') ?? [];
  if (file === undefined)
    return error.name !== 'Error' || origin.includes('node_modules') ? `${stack}` : message;
  // Only the owner's files are named: a file of the product doesn't show what to correct.
  const isOwn = relative('', file).startsWith(`${siteTree}/`) && !message.includes(relative('', file));
  const where = isOwn ? `${relative('', file)}${loc?.line ? `:${loc.line}` : ''} ` : '';
  return [where + message.split('\n    at ')[0], hint].filter(Boolean).join('\n');
}
