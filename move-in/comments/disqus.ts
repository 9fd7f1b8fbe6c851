import { all, textOf, type XmlElement } from '../xml.ts';
import { markdownOf } from './html.ts';
import type { SourceComment } from './source.ts';

// https://docs.disqus.com/developers/export/ and https://disqus.com/api/schemas/1.0/disqus.xsd, with the exports in the tests of
// remark42 1.14 (backend/app/migrator/disqus_test.go) and Isso 0.13 (isso/tests/disqus.xml).

const idOf = (element: XmlElement | undefined) => element?.attributes['dsq:id'] ?? '';

/** Several threads may have the same address, and a thread may have an identifier instead of one. */
export function disqusComments(root: XmlElement): readonly SourceComment[] {
  const pages = new Map(
    all(root, 'thread').map((thread) => [idOf(thread), [textOf(thread, 'link'), textOf(thread, 'id')]]),
  );
  return all(root, 'post').map((post) => ({
    id: idOf(post) || textOf(post, 'id'),
    parent: idOf(all(post, 'parent')[0]),
    pages: pages.get(idOf(all(post, 'thread')[0])) ?? [],
    name: textOf(all(post, 'author')[0] ?? post, 'name'),
    account: textOf(all(post, 'author')[0] ?? post, 'username'),
    date: textOf(post, 'createdAt'),
    text: markdownOf(textOf(post, 'message').replaceAll(/(@[\w-]+):disqus\b/g, '$1')),
    state:
      textOf(post, 'isSpam') === 'true'
        ? 'spam'
        : textOf(post, 'isDeleted') === 'true'
          ? 'deleted'
          : 'published',
  }));
}
