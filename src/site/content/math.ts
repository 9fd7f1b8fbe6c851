import { defineMdastPlugin, type MdastNode, mdxToMdast } from 'satteri';
import temml from 'temml';
import { ContentError } from './content-problem.ts';
import { fileAt } from './mdx.ts';

type MathNode = Extract<MdastNode, { type: 'math' | 'inlineMath' }>;

/** Whether a node is math rather than a sentence with two prices: from $5 to $10. */
export const isMath = (node: MdastNode): node is MathNode =>
  node.type === 'math' || (node.type === 'inlineMath' && !/^\s|\s$/.test(node.value));

/** Two prices in a sentence become text again, read by the parser of their document. */
export const pricesBy = (parse: (source: string) => MdastNode) =>
  defineMdastPlugin({
    name: 'prices',
    inlineMath(node, ctx) {
      if (isMath(node)) return;
      const root = parse(`$${node.value}$`);
      const [paragraph] = root.type === 'root' ? root.children : [];
      ctx.replaceNode(node, paragraph?.type === 'paragraph' ? paragraph.children : []);
    },
  });
export const prices = pricesBy(mdxToMdast);

/** `$a^2$` in a sentence, and a block between lines of `$$`, become MathML. Must come after `prices`. */
export const math = defineMdastPlugin({
  name: 'math',
  options: { position: true },
  math: (node, ctx) =>
    ctx.replaceNode(node, { raw: mathMarkup(node, fileAt(ctx.fileURL)), mdxExpressions: false }),
  inlineMath: (node, ctx) =>
    ctx.replaceNode(node, { raw: mathMarkup(node, fileAt(ctx.fileURL)), mdxExpressions: false }),
});

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
