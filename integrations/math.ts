import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, mdxToMdast } from 'satteri';
import { isMath, mathMarkup } from '../src/site/content/math.ts';

/** Where an owner's file is, from the repository's root. */
export const fileAt = (url: URL | undefined) => (url ? relative('', fileURLToPath(url)) : 'Markdown');

/** `$a^2$` in a sentence, and a block between lines of `$$`, become MathML. */
export const math = defineMdastPlugin({
  name: 'math',
  options: { position: true },
  math(node, ctx) {
    ctx.replaceNode(node, { raw: mathMarkup(node, fileAt(ctx.fileURL)), mdxExpressions: false });
  },
  inlineMath(node, ctx) {
    if (isMath(node))
      ctx.replaceNode(node, { raw: mathMarkup(node, fileAt(ctx.fileURL)), mdxExpressions: false });
    else ctx.replaceNode(node, asWritten(`$${node.value}$`));
  },
});

/** Parses text again, without math. */
function asWritten(source: string) {
  const root = mdxToMdast(source);
  const [paragraph] = root.type === 'root' ? root.children : [];
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
