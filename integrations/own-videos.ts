import { defineMdastPlugin } from 'satteri';

/** Imports the files that `<Video src="./clip.mp4" captions="./clip.vtt" />` names, so that the build includes them. */
export const ownVideos = () => {
  let count = 0;
  return defineMdastPlugin({
    name: 'own-videos',
    mdxJsxFlowElement(node, ctx) {
      if (node.name !== 'Video') return;
      const imports: string[] = [];
      const attributes = node.attributes.map((each) => {
        if (each.type !== 'mdxJsxAttribute' || typeof each.value !== 'string') return each;
        if (!each.value.startsWith('./')) return each;
        count += 1;
        imports.push(`import ownFile${count} from ${JSON.stringify(`${each.value}?url&no-inline`)};`);
        return {
          ...each,
          value: { type: 'mdxJsxAttributeValueExpression' as const, value: `ownFile${count}` },
        };
      });
      if (imports.length === 0) return;
      ctx.replaceNode(node, [
        { type: 'mdxjsEsm', value: imports.join('\n') },
        { ...node, attributes },
      ]);
    },
  });
};
