import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { siteTree } from '#site/site-tree.ts';

/** The copies of a snippet in snippets/<id>/: the requested file, or all of them by name; none if there is no copy. */
export const snippetCopies = (id: string, file = '*', tree = siteTree) =>
  globSync(`${tree}/snippets/${id}/${file}`)
    .sort()
    .map((path) => ({ name: basename(path), code: readFileSync(path, 'utf8').trimEnd() }));
