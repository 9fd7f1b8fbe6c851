/** Where each old address leads now. A key that ends in '*' stands for all that begin like it; '*' in its target is the rest. */
export type Redirects = Readonly<Record<string, string>>;

/** Where a path leads now: by its own entry, or by the longest that it begins with. */
export function redirectOf(redirects: Redirects, path: string): string | undefined {
  const [from] = Object.keys(redirects)
    .filter((key) => key === path || restOf(key, path) !== undefined)
    .sort(byPrecedence);
  return from && redirects[from]?.replace('*', () => restOf(from, path) ?? '');
}

/** Each old address, also as browsers encode it, and where it leads, for hosts that take the first one that fits. */
export const inOrder = (redirects: Redirects) =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [...new Set([from, encodeURI(from)])].map((path) => [path, to] as const))
    .toSorted(([a], [b]) => byPrecedence(a, b));

/** Exact entries first, then the longer prefix. */
function byPrecedence(a: string, b: string): number {
  return Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length;
}

/** What '*' stands for; undefined if a path doesn't begin like `from`. A rest with a slash in front could name another host: '//host'. */
function restOf(from: string, path: string): string | undefined {
  const start = from.slice(0, -1);
  if (!from.endsWith('*') || !path.startsWith(start)) return undefined;
  return /^[^/\\].*/.exec(path.slice(start.length))?.[0];
}
