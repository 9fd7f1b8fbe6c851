import { DatabaseSync } from 'node:sqlite';
import { nameIn } from './html.ts';
import { textAt } from './json.ts';
import type { SourceComment } from './source.ts';

// The tables of Isso 0.13: isso/db/comments.py and isso/db/threads.py. Texts are Markdown, names have HTML's entities, times are
// seconds in UTC. Mode 1 is published, 2 waits, and 4 was deleted but has replies.

export function issoComments(file: string): readonly SourceComment[] {
  using db = new DatabaseSync(file, { readOnly: true });
  const select = db.prepare(
    `SELECT comments.id, parent, uri, author, strftime('%FT%H:%M:%fZ', created, 'unixepoch') AS created, text, mode
     FROM comments JOIN threads ON threads.id = comments.tid ORDER BY comments.id`,
  );
  return select
    .all()
    .map(textAt)
    .map((of) => ({
      id: of('id'),
      parent: of('parent'),
      pages: [of('uri')],
      name: nameIn(of('author')),
      account: '',
      date: of('created'),
      text: of('text'),
      state: of('mode') === '1' ? 'published' : of('mode') === '4' ? 'deleted' : 'waiting',
    }));
}
