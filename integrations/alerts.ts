import { defineMdastPlugin } from 'satteri';

/** A quote that begins with `[!NOTE]` becomes a callout, as on GitHub. */
export const alerts = defineMdastPlugin({
  name: 'alerts',
  blockquote(node, ctx) {
    const [first, ...rest] = node.children;
    if (first?.type !== 'paragraph') return;
    const [text, ...words] = first.children;
    if (text?.type !== 'text') return;
    const [mark, name] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/.exec(text.value) ?? [];
    if (mark === undefined || name === undefined) return;
    const after = text.value.slice(mark.length);
    const children = after === '' ? words : [{ ...text, value: after }, ...words];
    ctx.replaceNode(node, {
      type: 'mdxJsxFlowElement',
      name: 'Callout',
      attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: name.toLowerCase() }],
      children: [...(children.length === 0 ? [] : [{ ...first, children }]), ...rest],
    });
  },
});
