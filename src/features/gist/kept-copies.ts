import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteTree } from '#site/site-tree.ts';
import { type SnippetFile, type SnippetName, snippetId } from './model.ts';

/**
 * The copies of a snippet in snippets/<id>/: the requested file, or all of them by name; none if there is no copy. Throws if the id
 * or the file is not valid, so that a typo stops the build.
 */
export async function keptCopies(
  { id, file }: SnippetName,
  folder = `${siteTree}/snippets`,
): Promise<readonly SnippetFile[]> {
  if (!snippetId.test(id)) {
    throw new Error(
      `<Snippet id="${id}">: the id must be the last part of the snippet's address, for example a1b2c3d4`,
    );
  }
  if (file !== undefined && /[/\\]/.test(file)) {
    throw new Error(`<Snippet id="${id}" file="${file}">: the file must be a name without folders`);
  }
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
