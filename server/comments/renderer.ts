import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePath, ThreadPage } from '#features/comments/model.ts';

/** The module that the build makes of src/features/comments/ui/render.tsx. */
export interface CommentsRenderer {
  withFirstComments(html: string, page: PagePath, pagesPath: string | null, first: ThreadPage): string;
  withCommentPage(html: string, page: PagePath, pagesPath: string, threads: ThreadPage): string;
}

/** Loads it from a built site; undefined when there is none, as in development. */
export async function loadRenderer(builtRoot: string): Promise<CommentsRenderer | undefined> {
  const file = resolve(join(builtRoot, 'comments/render.js'));
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
