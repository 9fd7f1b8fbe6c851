import { defineMdastPlugin } from 'satteri';

/** Says of each table which heading it stands under, so that its frame has a name of its own: see ScrollTable.tsx. */
export const nameTables = () => {
  let heading = '';
  return defineMdastPlugin({
    name: 'name-tables',
    heading(node, ctx) {
      heading = ctx.textContent(node);
    },
    table(node, ctx) {
      if (heading !== '') ctx.setProperty(node, 'data', { hProperties: { 'data-title': heading } });
    },
  });
};
