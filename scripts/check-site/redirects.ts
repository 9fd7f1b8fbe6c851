import { readFileSync } from 'node:fs';
import { plainPath } from '#lib/page-path.ts';
import { type Redirects, redirectOf } from '#lib/redirects.ts';
import { redirectsOf } from '#site/content/redirects.ts';
import { knownPages } from './links.ts';
import type { Tree } from './read-tree.ts';
import type { Finding } from './sources.ts';

/** Checks that each old address has one target, which is a page, and hides no page. */
export function redirectFindings(tree: Tree): readonly Finding[] {
  const known = new Set(knownPages(tree).keys());
  const all = redirectsOf(tree.config.redirects, tree);
  const first = new Map<string, string>();
  return oldAddresses(tree).flatMap(({ file, from, to }) => {
    const other = first.get(from);
    if (other === undefined) first.set(from, file);
    const hidden = from.endsWith('*')
      ? [...known].find((page) => page.startsWith(from.slice(0, -1)))
      : known.has(from) && from;
    const wrong =
      (hidden && `hides the page ${hidden}: remove it, or give that page another path`) ||
      (other && `leads from ${from}, as one in ${other} does: remove one of them`) ||
      (to && targetProblem(to, known, all));
    return wrong ? [{ kind: 'error', file, line: lineIn(file, from), says: wrong }] : [];
  });
}

/** As the owner wrote them. An alias leads to its own page. */
function oldAddresses({ configFile, config, articles, pages }: Tree) {
  return [
    ...[...articles, ...pages].flatMap(({ file, aliases }) =>
      aliases.map((from) => ({ file, from, to: undefined })),
    ),
    ...Object.entries(config.redirects).map(([from, to]) => ({
      file: configFile,
      from: plainPath(from),
      to,
    })),
  ];
}

function targetProblem(to: string, known: ReadonlySet<string>, all: Redirects) {
  if (!to.startsWith('/')) return undefined;
  const [path = '/'] = to.split('#');
  const next = redirectOf(all, plainPath(path.replace('*', 'any')));
  if (next !== undefined) return `leads to ${to}, which leads on to ${next}: name a page itself`;
  return to.endsWith('*') || known.has(path)
    ? undefined
    : `leads to ${to}, which is not a published page: correct it`;
}

/** In TypeScript, an address may also be the target of another one, so it is the one before a colon. */
function lineIn(file: string, address: string): number {
  const after = file.endsWith('.ts') ? /^[^,'"]*['"]\s*:/ : /^(?![\w-])/;
  const parts = readFileSync(file, 'utf8').split(address);
  const at = parts.findIndex((rest, index) => index > 0 && after.test(rest));
  return parts.slice(0, Math.max(0, at)).join(address).split('\n').length;
}
