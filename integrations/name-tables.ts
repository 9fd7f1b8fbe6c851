import { defineMdastPlugin } from 'satteri';

/** Gives each table the name of its section, which ScrollTable.tsx uses as the frame's accessible name. */
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
