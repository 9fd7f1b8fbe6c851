import { defineMdastPlugin } from 'satteri';
import { ContentError } from '../src/site/content/content-problem.ts';
import { fileAt, withChildren } from '../src/site/content/mdx.ts';
import { tagProblems } from '../src/site/content/mdx-tags.ts';

/** Throws ContentError for mistakes in tags, so that development shows what check:site would say. */
export const checkTags = defineMdastPlugin({
  name: 'check-tags',
  options: { position: true },
  before(root, { fileURL }) {
    const problems = tagProblems(fileAt(fileURL), withChildren(root));
    if (problems.length > 0) throw new ContentError(problems);
  },
});
