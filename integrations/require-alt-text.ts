import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';

/** A picture in Markdown says what it shows: without that, the build stops at its file and line. */
export const requireAltText = defineMdastPlugin({
  name: 'require-alt-text',
  options: { position: true },
  image(node, ctx) {
    if (node.alt?.trim()) return;
    const file = ctx.fileURL ? relative('.', fileURLToPath(ctx.fileURL)) : 'Markdown';
    const where = `${file}:${node.position?.start.line ?? 1}`;
    throw new Error(
      `${where}: the picture ${node.url} has no alternative text. Say in the brackets what it shows: ![A shop window at night](${node.url})`,
    );
  },
});
