import { defineMdastPlugin } from 'satteri';

/** GitHub's alerts, as the callouts that they become. */
const kinds: Readonly<Record<string, readonly [kind: string, title: string]>> = {
  NOTE: ['note', 'Note'],
  TIP: ['tip', 'Tip'],
  IMPORTANT: ['warning', 'Important'],
  WARNING: ['warning', 'Warning'],
  CAUTION: ['warning', 'Caution'],
};

/** A quote that begins with a line of `[!NOTE]` becomes a callout, as it does on GitHub. */
export const alerts = defineMdastPlugin({
  name: 'alerts',
  blockquote(node, ctx) {
    const [first, ...rest] = node.children;
    if (first?.type !== 'paragraph') return;
    const [text, ...words] = first.children;
    if (text?.type !== 'text') return;
    const [mark = '', name = ''] = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/.exec(text.value) ?? [];
    const [kind, title] = kinds[name] ?? [];
    if (kind === undefined || title === undefined) return;
    const children = [{ ...text, value: text.value.slice(mark.length) }, ...words];
    const isEmpty = children.length === 1 && children[0]?.type === 'text' && children[0].value === '';
    ctx.replaceNode(node, {
      type: 'mdxJsxFlowElement',
      name: 'Callout',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'kind', value: kind },
        { type: 'mdxJsxAttribute', name: 'title', value: title },
      ],
      children: [...(isEmpty ? [] : [{ ...first, children }]), ...rest],
    });
  },
});
