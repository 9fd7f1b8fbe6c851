import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { escapedXml } from '../../src/lib/xml.ts';
import { itemsAt, parsedJson } from '../comments/json.ts';
import { all, readXml, textOf } from '../xml.ts';
import { wordsOf } from './elements.ts';
import { dayIn, type Note, type OldSite, type Post } from './post.ts';
import { hostOf, outsideCode } from './read-post.ts';
import { attributesOf, figure, leftToDo, youTube } from './shortcodes.ts';

// What *Tools > Export* writes (WXR 1.2), after WordPress's wp-admin/includes/export.php and its theme-unit-test data.
// https://github.com/WordPress/theme-test-data

const shown = ['publish', 'future', 'draft', 'pending', 'private'];

/** Reads an export of WordPress. Its pictures are looked for in the uploads folder beside it. */
export function wordpress(file: string, note: Note): OldSite {
  const { root, problems } = readXml(readFileSync(file, 'utf8'));
  const [channel = root] = all(root, 'channel');
  const items = all(channel, 'item');
  const attachments = new Map(
    items.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')] as const),
  );
  const names = new Map(
    all(channel, 'wp:author').map((author) => [
      textOf(author, 'wp:author_login'),
      textOf(author, 'wp:author_display_name'),
    ]),
  );
  const posts: Post[] = [];
  const leftOut: [string, string][] = [];
  for (const each of problems) leftOut.push([file, `may miss what follows a mistake: ${each}`]);
  for (const item of items) {
    const [type, status, link] = ['wp:post_type', 'wp:status', 'link'].map((name) => textOf(item, name));
    const title = plain(textOf(item, 'title'));
    if (type !== 'post' && type !== 'page') {
      if (type !== 'attachment') leftOut.push([title, `a ${type} of WordPress`]);
      continue;
    }
    const name = textOf(item, 'wp:post_name') || `draft-${textOf(item, 'wp:post_id')}`;
    if (!shown.includes(status ?? '')) {
      leftOut.push([link || name, `its status is ${status}`]);
      continue;
    }
    if (textOf(item, 'wp:post_password')) note('passwords left out: these are drafts');
    const url = URL.parse(link ?? '');
    const categories = all(item, 'category').filter(
      ({ attributes: { domain = '', nicename } }) =>
        /^(category|post_tag)$/.test(domain) && nicename !== 'uncategorized',
    );
    const [creator = '', text = ''] = ['dc:creator', 'content:encoded'].map((name) => textOf(item, name));
    const meta = new Map(
      all(item, 'wp:postmeta').map((each) => [textOf(each, 'wp:meta_key'), textOf(each, 'wp:meta_value')]),
    );
    posts.push({
      source: link || name,
      isPage: type === 'page',
      title: title || name,
      description: plain(textOf(item, 'excerpt:encoded')),
      published: dayIn(textOf(item, 'wp:post_date')),
      updated: dayIn(textOf(item, 'wp:post_modified')),
      isDraft: !/^(publish|future)$/.test(status ?? '') || textOf(item, 'wp:post_password') !== '',
      tags: [...new Set(categories.map(({ text }) => plain(text)))],
      authors: [names.get(creator) ?? creator].filter(Boolean),
      cover: attachments.get(meta.get('_thumbnail_id') ?? '') ?? '',
      address: url && url.pathname !== '/' ? url.pathname : `/${name}/`,
      // Where it is without permalinks. Links in texts lead there; an address of this site has no query.
      aliases: ['p', 'page_id'].map((key) => `/?${key}=${textOf(item, 'wp:post_id')}`),
      html: paragraphs(withoutShortcodes(text, note)) + footnotesIn(meta.get('footnotes')),
    });
  }
  const folder = dirname(file);
  return {
    host: hostOf(textOf(channel, 'link')),
    posts,
    leftOut,
    folders: ['', 'uploads', 'wp-content/uploads'].map((name) => join(folder, name)),
  };
}

/** The block editor keeps them outside the text, as JSON. */
const footnotesIn = (json = '') =>
  `<section data-footnotes><ol>${itemsAt({ notes: parsedJson(json) }, 'notes')
    .map((of) => `<li id="${of('id')}">${of('content')}</li>`)
    .join('')}</ol></section>`;

/** Titles, names of categories and excerpts are HTML: 'Tips &amp; tricks'. */
const plain = (html: string) => wordsOf(fromHtml(html, { fragment: true }));

const caption = /\[caption[^\]]*\]\s*(<a[^>]*>)?\s*<img([^>]*)>\s*(?:<\/a>)?(.*?)\[\/caption\]/gs;
/** A name alone could be a remark in brackets, unless it has an underscore as those of page builders do. A block without a text ends with a slash. */
const shortcode =
  /\[\/?(?:gallery|embed|audio|video|playlist|caption|code|sourcecode|contact-form-7|youtube)\b[^\]]*\]|\[\/?[a-z][\w-]+\s+\w+=[^\]]*\]|\[(?:\/[a-z][\w-]+|[a-z]+_\w+)\]|<!-- wp:(?!footnotes\b)[^>]*\/-->/g;
const youTubeAddress = /(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{11})/;

function withoutShortcodes(content: string, note: Note): string {
  const known = content
    .replaceAll(caption, (_, _link, image, words) => {
      const { src = '', alt } = attributesOf(image);
      return figure(src, alt, words.replaceAll(/<[^>]+>/g, '').trim());
    })
    .replaceAll(/\[(?:embed|youtube)[^\]]*\](.*?)\[\/(?:embed|youtube)\]/g, '\n\n$1\n\n')
    .replaceAll(
      /\[(?:source)?code(?:\s+(?:lang|language)="?([\w+-]+)"?[^\]]*)?\](.*?)\[\/(?:source)?code\]/gs,
      (_, language = '', code) => `<pre><code class="language-${language}">${code}</code></pre>`,
    )
    .replaceAll(/<sup data-fn="([\w-]+)".*?<\/sup>/g, '<sup><a href="#$1" data-footnote-ref></a></sup>')
    .replaceAll(/^\s*(https?:\/\/[^\s<]+)\s*$/gm, (_, address) => {
      const id = youTubeAddress.exec(address)?.[1];
      return `\n\n${id ? youTube(id) : `<a href="${address}">${address}</a>`}\n\n`;
    });
  // The to-dos are HTML here.
  return outsideCode(known, (text) => leftToDo(text, shortcode, note, 'shortcodes')).replaceAll(
    /~~~to-do\n(.*?)\n~~~/gs,
    (_, code) => `<pre><code class="language-to-do">${escapedXml(code)}</code></pre>`,
  );
}

const block = /^<(?:p|h\d|ul|ol|div|figure|pre|blockquote|table|iframe|hr|dl|section|!--)\b/i;

/** The editor before blocks stored paragraphs as empty lines. */
function paragraphs(content: string): string {
  if (content.includes('<!-- wp:')) return content;
  return content
    .split(/(<pre\b.*?<\/pre>)/is)
    .flatMap((text, index) => (index % 2 === 1 ? text : text.split(/\n\s*\n/).map((each) => each.trim())))
    .map((text) => (text === '' || block.test(text) ? text : `<p>${text.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');
}
