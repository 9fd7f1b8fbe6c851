import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import type { ContentProblem, SettingMistake } from '#site/content/content-problem.ts';

/** The mistakes in a TypeScript file of the owner's, each at the line of its key, or of the nearest one around it that is there. */
export async function settingProblems(
  file: string,
  mistakes: readonly SettingMistake[],
): Promise<readonly ContentProblem[]> {
  const source = readFileSync(file, 'utf8');
  // Vite takes a moment to load.
  const { parseSync, Visitor } = await import('vite');
  let root: ESTree.CallExpression | undefined;
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name.startsWith('define')) root ??= call;
    },
  }).visit(parseSync('owner.ts', source).program);
  return mistakes.map(({ path, says }) => ({
    file,
    line: source.slice(0, root ? startOf(root, path) : 0).split('\n').length,
    says,
  }));
}

function startOf(root: ESTree.CallExpression, path: SettingMistake['path']): number {
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
