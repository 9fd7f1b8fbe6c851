import type { MdastNode } from 'satteri';
import temml from 'temml';
import { ContentError } from './content-problem.ts';

type MathNode = Extract<MdastNode, { type: 'math' | 'inlineMath' }>;

/** Whether a node is math rather than a sentence with two prices: from $5 to $10. */
export const isMath = (node: MdastNode): node is MathNode =>
  node.type === 'math' || (node.type === 'inlineMath' && !/^\s|\s$/.test(node.value));

/** Converts TeX to MathML, which browsers show without a script or a font. Throws ContentError. */
export function mathMarkup(node: MathNode, file: string): string {
  // The pages' policy forbids style attributes. Colors have their own attribute, and padding is up to the browser.
  return rendered(node, file)
    .replace(/ style="(?:[^"]*;)?color:([^;"]+);?[^"]*"/g, ' mathcolor="$1"')
    .replace(/ style="[^"]*"/g, '');
}

function rendered({ type, value, position }: MathNode, file: string): string {
  try {
    return temml.renderToString(value, { displayMode: type === 'math', throwOnError: true });
  } catch (error) {
    // Its second line marks the place with combining characters, which few terminals draw.
    const what = error instanceof Error ? error.message.split(/ at (?:position|end of input)/)[0] : '';
    const dollar = type === 'inlineMath' ? '. Write \\$ for a dollar sign' : '';
    const says = `has math that can't be read: ${what?.trim()}${dollar}`;
    throw new ContentError([{ file, line: position?.start.line ?? 1, says }]);
  }
}
