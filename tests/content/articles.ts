import { basename, dirname } from 'node:path';
import { sourcesIn } from '../../scripts/check-site/sources.ts';

/** The articles of the sample, as they are written. What holds for every site is in `npm run check:site`. */
export const articles = sourcesIn('sample')
  .filter(({ file }) => file.includes('/articles/'))
  .map((source) => ({ ...source, folder: basename(dirname(source.file)) }));
