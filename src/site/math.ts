import type { MdastNode } from 'satteri';
import temml from 'temml';

/** TeX as MathML, which browsers show without a script or a font. Throws with what is wrong in it. */
export function mathMarkup(tex: string, { isBlock }: { readonly isBlock: boolean }): string {
  const markup = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true });
  // The policy of the pages allows no style attribute. Colors have an attribute of their own, and padding is the browser's.
  return markup
    .replace(/ style="(?:[^"]*;)?color:([^;"]+);?[^"]*"/g, ' mathcolor="$1"')
    .replace(/ style="[^"]*"/g, '');
}

/** Whether a node is math, or a sentence with two prices: from $5 to $10. */
export const isMath = (node: MdastNode) =>
  node.type === 'math' || (node.type === 'inlineMath' && !/^\s|\s$/.test(node.value));
