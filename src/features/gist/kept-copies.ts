import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteTree } from '#site/site-tree.ts';
import type { SnippetFile, SnippetName } from './model.ts';

/** The copies of a snippet in snippets/<id>/: the requested file, or all of them by name; none if there is no copy. */
export async function keptCopies(
  { id, file }: SnippetName,
  folder = `${siteTree}/snippets`,
): Promise<readonly SnippetFile[]> {
  const kept = (await namesIn(join(folder, id))).filter((name) => file === undefined || name === file);
  return Promise.all(
    kept.map(async (name) => ({ name, code: (await readFile(join(folder, id, name), 'utf8')).trimEnd() })),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}
