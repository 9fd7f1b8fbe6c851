/**
 * The first line of what an article shows that a program did not say, or undefined. Lines come in their order, others may
 * stand between them, '…' is any text, and ports and times are any.
 */
export function missingLine(shown: string, said: string): string | undefined {
  const lines = said.split('\n');
  let at = 0;
  for (const line of shown.split('\n').filter((each) => each.trim() !== '' && each.trim() !== '…')) {
    const pattern = patternOf(line);
    const found = lines.findIndex((each, index) => index >= at && pattern.test(each));
    if (found === -1) return line;
    at = found + 1;
  }
  return undefined;
}

function patternOf(line: string): RegExp {
  const source = line
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replaceAll('…', '.*')
    .replace(/(localhost|127\\\.0\\\.0\\\.1):\d+/g, '$1:\\d+')
    .replace(/\d+(\\\.\d+)?(\\s\+)?m?s\b/g, '[\\d.]+\\s*m?s');
  return new RegExp(`^\\s*${source}\\s*$`);
}

/** How many tests Vitest says have passed. */
export function testsPassed(said: string): number {
  return [...said.matchAll(/^\s*Tests\s.*?(\d+) passed/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
