const opening = /^\s*(?:\/\/|#|<!--|\{?\/\*)\s*#?region\s+([\w-]+)/;
const closing = /^\s*(?:\/\/|#|<!--|\{?\/\*)\s*#?endregion(?:\s+([\w-]+))?/;
/** A comment for our linter, which a reader's project doesn't have. */
const suppression = /^\s*(?:\/\/|\{?\/\*)\s*biome-ignore\b/;

/**
 * The named region of a program, or the whole file, without markers, linter comments and shared indentation. Markers are `// #region name`
 * … `// #endregion name`, in the language's comment style. Throws if the region is missing or never ends.
 */
export function quote(source: string, region?: string): string {
  const lines = source.split('\n');
  const wanted = region === undefined ? lines : linesOf(lines, region);
  return dedent(
    wanted.filter((line) => !opening.test(line) && !closing.test(line) && !suppression.test(line)),
  );
}

function linesOf(lines: readonly string[], region: string): string[] {
  const start = lines.findIndex((line) => opening.exec(line)?.[1] === region);
  if (start === -1) {
    const names = lines.flatMap((line) => opening.exec(line)?.[1] ?? []);
    const fix = names.length > 0 ? `it has ${names.join(', ')}` : 'add it, or leave region="…" out';
    throw new Error(`has no region '${region}': ${fix}`);
  }
  const open = [region];
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const inner = opening.exec(line)?.[1];
    if (inner !== undefined) open.push(inner);
    else if (closing.test(line)) open.pop();
    if (open.length === 0) return lines.slice(start + 1, i);
  }
  throw new Error(`begins the region '${region}' but never ends it`);
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
