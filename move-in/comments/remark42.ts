import { markdownOf, nameIn } from './html.ts';
import { parsedJson, textAt } from './json.ts';
import type { SourceComment } from './source.ts';

// A backup of remark42 1.14: a line about the backup, then a comment per line (backend/app/migrator/native.go and
// backend/app/store/comment.go). `text` is HTML; `orig` is Markdown with HTML's entities, and missing from older comments.

export const remark42Comments = (lines: readonly string[]): readonly SourceComment[] =>
  lines
    .map(parsedJson)
    .map(textAt)
    .map((of) => ({
      id: of('id'),
      parent: of('pid'),
      pages: [of('locator.url')],
      name: nameIn(of('user.name')),
      account: of('user.id'),
      date: of('time'),
      text: markdownOf(of('text')),
      state: of('delete') === 'true' ? 'deleted' : 'published',
    }));
