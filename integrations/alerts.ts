import { defineMdastPlugin } from 'satteri';

/** GitHub's alerts. Each is a kind of callout. */
const kinds = ['note', 'tip', 'important', 'warning', 'caution'];

/** A quote that begins with a line of `[!NOTE]` becomes a callout, as it does on GitHub. */
export const alerts = defineMdastPlugin({
  name: 'alerts',
  blockquote(node, ctx) {
    const [first, ...rest] = node.children;
    if (first?.type !== 'paragraph') return;
    const [text, ...words] = first.children;
    if (text?.type !== 'text') return;
    const [mark = '', name = ''] = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/.exec(text.value) ?? [];
    const kind = name.toLowerCase();
    if (!kinds.includes(kind)) return;
    const children = [{ ...text, value: text.value.slice(mark.length) }, ...words];
    const isEmpty = children.length === 1 && children[0]?.type === 'text' && children[0].value === '';
    ctx.replaceNode(node, {
      type: 'mdxJsxFlowElement',
      name: 'Callout',
      attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: kind }],
      children: [...(isEmpty ? [] : [{ ...first, children }]), ...rest],
    });
  },
});
