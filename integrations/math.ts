import { defineMdastPlugin, mdxToMdast } from 'satteri';
import { isMath, mathMarkup } from '../src/site/math.ts';

/** `$a^2$` in a sentence, and a block between two lines of `$$`, become MathML. */
export const math = defineMdastPlugin({
  name: 'math',
  math(node, ctx) {
    ctx.replaceNode(node, { raw: mathMarkup(node.value, { isBlock: true }), mdxExpressions: false });
  },
  inlineMath(node, ctx) {
    if (isMath(node))
      ctx.replaceNode(node, { raw: mathMarkup(node.value, { isBlock: false }), mdxExpressions: false });
    else ctx.replaceNode(node, asWritten(`$${node.value}$`));
  },
});

/** Without math, whatever else the words have in them. */
function asWritten(source: string) {
  const root = mdxToMdast(source);
  const [paragraph] = root.type === 'root' ? root.children : [];
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
