import { listAt, textAt } from './json.ts';
import type { SourceComment } from './source.ts';

// Commento 1.8 (version 1; remark42 has an export in backend/app/migrator/testdata/commento.json) and Comentario 3.14 (version 3, whose
// internal/svc/impex_comentario.go reads both). Each field has two names.

export function commentoComments(value: unknown): readonly SourceComment[] {
  const people = listAt(value, 'commenters').map(textAt);
  const names = new Map(people.map((of) => [of('id') || of('commenterHex'), of('name')]));
  const paths = new Map(
    listAt(value, 'pages')
      .map(textAt)
      .map((of) => [of('id'), of('path')]),
  );
  return listAt(value, 'comments')
    .map(textAt)
    .map((of) => {
      const account = of('userCreated') || of('commenterHex');
      return {
        id: of('id') || of('commentHex'),
        parent: of('parentId') || of('parentHex'),
        pages: [paths.get(of('pageId')) || of('path') || of('url')],
        name: of('authorName') || names.get(account) || '',
        account: of('authorName') ? '' : account,
        date: of('createdTime') || of('creationDate'),
        text: of('markdown').replace(/^\[deleted\]$/, ''),
        state: stateOf(of),
      };
    });
}

function stateOf(of: ReturnType<typeof textAt>): SourceComment['state'] {
  if (of('isDeleted') === 'true' || of('deleted') === 'true') return 'deleted';
  if (of('isPending') === 'true' || of('state') === 'unapproved') return 'waiting';
  if (of('state') === 'flagged') return 'spam';
  return of('isApproved') === 'true' || of('state') === 'approved' ? 'published' : 'hidden';
}
