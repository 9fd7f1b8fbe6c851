import { existsSync, readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import type { z } from 'zod';
import type { ContentProblem, SettingError } from '#site/content-problem.ts';

type Path = readonly PropertyKey[];

/** The mistakes in a TypeScript file of the owner's, each at the line of its key, from the error that its import threw. */
export async function settingProblems(
  file: string,
  { message, issues = [] }: Error & Partial<SettingError>,
): Promise<readonly ContentProblem[]> {
  // '… needs a correction:', then one line per mistake.
  const [first = '', ...mistakes] = message.split('\n');
  const sentences = mistakes.length > 0 ? mistakes.map((each) => each.trim()) : [first];
  const paths = sentences.map((says, at) => pathOf(issues[at], says));
  const lines = await linesOf(existsSync(file) ? readFileSync(file, 'utf8') : '', paths);
  return sentences.map((says, at) => ({
    file,
    line: lines[at] ?? 1,
    says: says.replace(/^[\w.]+\.ts: /, ''),
  }));
}

/** Without an issue, the sentence begins with the path: 'theme.fonts.heading: …'. */
function pathOf(issue: z.core.$ZodIssue | undefined, says: string): Path {
  if (issue === undefined) return /^([\w.]+): /.exec(says)?.[1]?.split('.') ?? [];
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** The line of each key or list entry, or of the nearest one around it that is there. */
async function linesOf(source: string, paths: readonly Path[]): Promise<readonly number[]> {
  // Vite takes a moment to load.
  const { parseSync, Visitor } = await import('vite');
  let root: ESTree.CallExpression | undefined;
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name.startsWith('define')) root ??= call;
    },
  }).visit(parseSync('owner.ts', source).program);
  return paths.map((path) => source.slice(0, root ? startOf(root, path) : 0).split('\n').length);
}

function startOf(root: ESTree.CallExpression, path: Path): number {
  let { start } = root;
  let node: ESTree.Node | undefined = root.arguments[0];
  for (const key of path) {
    const part: ESTree.Node | undefined = partOf(node, key);
    if (part === undefined) break;
    start = part.start;
    node = part.type === 'Property' ? part.value : part;
  }
  return start;
}

function partOf(node: ESTree.Node | undefined, key: PropertyKey): ESTree.Node | undefined {
  if (node?.type === 'ArrayExpression') return node.elements[Number(key)] ?? undefined;
  if (node?.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (each) =>
      each.type === 'Property' &&
      ((each.key.type === 'Identifier' && each.key.name === key) ||
        (each.key.type === 'Literal' && each.key.value === key)),
  );
}
