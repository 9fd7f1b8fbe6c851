import { listAt, textAt } from './json.ts';
import type { SourceComment } from './source.ts';

// What the export of Waline 1.36 has: packages/server/src/controller/db.js, with the columns of assets/waline.sqlite.sql and the
// states of controller/comment.js. LeanCloud and the SQL databases differ in the types of ids.

export function walineComments(value: unknown): readonly SourceComment[] {
  const users = listAt(value, 'data.Users').map(textAt);
  const names = new Map(users.map((of) => [of('objectId'), of('display_name')]));
  return listAt(value, 'data.Comment')
    .map(textAt)
    .map((of) => ({
      id: of('objectId'),
      parent: of('pid'),
      pages: [of('url')],
      name: names.get(of('user_id')) || of('nick'),
      account: of('user_id'),
      date: of('insertedAt'),
      // Older versions began each reply with a link to what it answers.
      text: of('comment').replace(/^\[(@.+?)\]\(#\w+\):?/, '$1'),
      state: of('status') === 'spam' ? 'spam' : of('status') === 'waiting' ? 'waiting' : 'published',
    }));
}
