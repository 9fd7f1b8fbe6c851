import { statSync } from 'node:fs';
import { UsageError } from '../../scripts/command-line.ts';
import { importRecords } from '../../scripts/comments/import-records.ts';
import { openBackend } from '../../scripts/comments/open-backend.ts';
import { oneLine } from '../../scripts/terminal-layout.ts';
import { type PagePath, pagePathSchema } from '../../src/features/comments/model.ts';
import { type Redirects, redirectOf } from '../../src/lib/redirects.ts';
import { commentsAddress } from '../../src/site/content/article.ts';
import { readContent } from '../../src/site/content/read-content.ts';
import { redirectsOf } from '../../src/site/content/redirects.ts';
import { loadSiteConfig } from '../../src/site/load-config.ts';
import { plainAddress } from '../posts/addresses.ts';
import { readSourceFile } from './read-file.ts';
import { toRecords } from './to-records.ts';

/** Brings the comments of another system to the site's backend. `map` has pairs like 'old=new'. Returns what to print. */
export async function importComments(
  { 'dry-run': isDryRun, map }: { readonly 'dry-run': boolean; readonly map: readonly string[] },
  file: string,
) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`There is no file ${file}, so nothing was read.`);
  const yes = !isDryRun;
  const pageOf = pageFinder(readContent(), (await loadSiteConfig()).redirects, mapped(map));
  const found = readSourceFile(file);
  const target = await openBackend(yes ? 'write' : 'plan');
  // Read once, because Firestore charges for each document.
  const existing = await target.read();
  const { records, leftOut, unknownPages } = toRecords(found, pageOf, existing);
  const source = { name: `${file}, ${found.source}`, records };
  // Nobody can have changed them here, so what differs has changed there.
  const choice = { yes, replace: true, hint: 'Leave out --dry-run to write.' };
  const { report, complete } = await importRecords(source, { ...target, read: async () => existing }, choice);
  process.exitCode = complete && unknownPages.size === 0 ? 0 : 1;
  return [
    report,
    ...counts('Left out on purpose', leftOut),
    ...counts(
      'Left out, because these lead to no article (give one an alias, or add --map /old=/new)',
      unknownPages,
    ),
  ].join('\n');
}

function counts(heading: string, found: ReadonlyMap<string, number>): readonly string[] {
  const rows = [...found].map(([what, count]) => `  ${String(count).padStart(6)}  ${oneLine(what)}`);
  return rows.length === 0 ? [] : ['', `${heading}:`, ...rows];
}

function mapped(pairs: readonly string[]): Redirects {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, from, to] = /^(.+)=(\/[^=]*)$/.exec(pair) ?? [];
      if (from === undefined || to === undefined)
        throw new UsageError(`--map ${pair} is not written as --map /old/address=/new-address.`);
      return [pathOf(from), to];
    }),
  );
}

/** Finds the article of an address or a title: by the owner's map, its path, its title, or a redirect to it. */
function pageFinder(content: ReturnType<typeof readContent>, configured: Redirects, map: Redirects) {
  const redirects = redirectsOf(configured, content);
  const pages = new Map<string, PagePath>();
  for (const article of content.articles) {
    const page = pagePathSchema.parse(commentsAddress(article));
    pages.set(article.path, page).set(pathOf(article.title), page);
  }
  const pageAt = (path: string) => {
    const to = redirectOf(map, path) ?? path;
    return pages.get(to) ?? pages.get(redirectOf(redirects, to) ?? '');
  };
  return (addresses: readonly string[]) =>
    addresses
      .filter((address) => address !== '')
      .flatMap((address) => [pathOf(address), pathOf(address.replace(/[?#].*/, ''))])
      .map(pageAt)
      .find((page) => page !== undefined);
}

/** '/2021/forms?p=4' for any way to write an address on any host. */
function pathOf(address: string): string {
  const url = URL.parse(address, 'https://old.example');
  return url === null ? address : plainAddress(url.pathname) + url.search;
}
