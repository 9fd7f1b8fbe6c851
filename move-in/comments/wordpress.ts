import { all, textOf, type XmlElement } from '../xml.ts';
import { markdownOf } from './html.ts';
import type { SourceComment } from './source.ts';

// WXR 1.2, as wp-admin/includes/export.php of WordPress writes it, with the data for theme tests (WordPress/theme-test-data) and the
// export in Isso's tests (isso/tests/wordpress.xml).

const states: Readonly<Record<string, SourceComment['state']>> = {
  1: 'published',
  spam: 'spam',
  trash: 'deleted',
  'post-trashed': 'deleted',
};

export function wordpressComments(root: XmlElement): readonly SourceComment[] {
  return all(all(root, 'channel')[0] ?? root, 'item').flatMap((item) =>
    all(item, 'wp:comment').map((comment) => {
      const of = (name: string) => textOf(comment, `wp:comment_${name}`);
      // A line break is one on the page as well, except in code.
      const html = of('content').replaceAll(/<pre[\s>].*?<\/pre>|\n/gs, (found) =>
        found === '\n' ? '<br>' : found,
      );
      return {
        id: of('id'),
        parent: of('parent'),
        pages: [textOf(item, 'link'), textOf(item, 'guid'), `/${textOf(item, 'wp:post_name')}`],
        name: of('author'),
        account: of('user_id').replace(/^0$/, ''),
        date: of('date_gmt'),
        text: markdownOf(html),
        state: /^(comment)?$/.test(of('type')) ? (states[of('approved')] ?? 'waiting') : 'pingback',
      };
    }),
  );
}
