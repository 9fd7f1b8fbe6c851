import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { pen } from './kit.tsx';
import { drawings } from './registry.ts';

/** All drawings in one file, each a group by its name. Only for the build. */
export const sprite = renderToStaticMarkup(
  // biome-ignore lint/a11y/noSvgWithoutTitle: nobody looks at this file; the pages name what they show of it.
  <svg xmlns="http://www.w3.org/2000/svg">
    <defs>
      {Object.entries(drawings).map(([id, Drawing]) => (
        <g key={id} id={id} {...pen}>
          <Drawing />
        </g>
      ))}
    </defs>
  </svg>,
);

/** The file's address names its content, so that it can be kept for a year. */
export const spriteHref = `/figures.svg?v=${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}`;
