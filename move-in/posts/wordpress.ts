import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { escapedXml } from '../../src/lib/xml.ts';
import { itemsAt, parsedJson } from '../comments/json.ts';
import { all, readXml, textOf, type XmlElement } from '../xml.ts';
import { textOf as textOfHtml } from './elements.ts';
import { dayIn, type OldSite, type Post, type Report } from './post.ts';
import { hostOf, outsideCode } from './read-post.ts';
import { attributesOf, figure, replaceSyntax, youTube } from './shortcodes.ts';

// What *Tools > Export* writes (WXR 1.2), after WordPress's wp-admin/includes/export.php and its theme-unit-test data.
// https://github.com/WordPress/theme-test-data

const shown = ['publish', 'future', 'draft', 'pending', 'private'];

/** Reads an export of WordPress. Its pictures are looked for in the uploads folder beside it. */
export function wordpress(file: string, report: Report): OldSite {
  const { root, mistake } = readXml(readFileSync(file, 'utf8'));
  if (root.name !== 'rss') throw new Error(`${file} is not an export of WordPress, so nothing was read.`);
  if (mistake) report.leaveOut(file, mistake);
  const [channel = root] = all(root, 'channel');
  const items = all(channel, 'item');
  const attachments = mapOf(items, 'wp:post_id', 'wp:attachment_url');
  const names = mapOf(all(channel, 'wp:author'), 'wp:author_login', 'wp:author_display_name');
  const posts: Post[] = [];
  for (const item of items) {
    const text = (name: string) => textOf(item, name);
    const [type, status, link] = [text('wp:post_type'), text('wp:status'), text('link')];
    const title = plain(text('title'));
    if (type !== 'post' && type !== 'page') {
      if (type !== 'attachment') report.leaveOut(title, type ? `a ${type} of WordPress` : 'it is incomplete');
      continue;
    }
    const name = text('wp:post_name') || `draft-${text('wp:post_id')}`;
    if (!shown.includes(status)) {
      report.leaveOut(link || name, `its status is ${status}`);
      continue;
    }
    const hasPassword = text('wp:post_password') !== '';
    if (hasPassword) report.changed('passwords left out: these are drafts');
    const url = URL.parse(link);
    const author = text('dc:creator');
    const categories = all(item, 'category').filter(
      ({ attributes: { domain = '', nicename } }) =>
        /^(category|post_tag)$/.test(domain) && nicename !== 'uncategorized',
    );
    const meta = mapOf(all(item, 'wp:postmeta'), 'wp:meta_key', 'wp:meta_value');
    posts.push({
      source: link || name,
      isPage: type === 'page',
      title: title || name,
      description: plain(text('excerpt:encoded')),
      published: dayIn(text('wp:post_date')),
      updated: dayIn(text('wp:post_modified')),
      draft: hasPassword || !/^(publish|future)$/.test(status),
      tags: [...new Set(categories.map((category) => plain(category.text)))],
      authors: [names.get(author) ?? author].filter(Boolean),
      cover: attachments.get(meta.get('_thumbnail_id') ?? '') ?? '',
      address: url && url.pathname !== '/' ? url.pathname : `/${name}/`,
      // Where it is without permalinks. Links in texts lead there; an address of this site has no query.
      aliases: ['p', 'page_id'].map((key) => `/?${key}=${text('wp:post_id')}`),
      html:
        paragraphs(withoutShortcodes(text('content:encoded'), report)) + footnotesIn(meta.get('footnotes')),
    });
  }
  const folder = dirname(file);
  return {
    host: hostOf(textOf(channel, 'link')),
    posts,
    folders: ['', 'uploads', 'wp-content/uploads'].map((name) => join(folder, name)),
  };
}

const mapOf = (elements: readonly XmlElement[], key: string, value: string) =>
  new Map(elements.map((each) => [textOf(each, key), textOf(each, value)]));

/** The block editor keeps them outside the text, as JSON. */
const footnotesIn = (json = '') =>
  `<section data-footnotes><ol>${itemsAt({ notes: parsedJson(json) }, 'notes')
    .map((of) => `<li id="${of('id')}">${of('content')}</li>`)
    .join('')}</ol></section>`;

/** Titles, names of categories and excerpts are HTML: 'Tips &amp; tricks'. */
const plain = (html: string) => textOfHtml(fromHtml(html, { fragment: true }));

/** '[caption …]<img …> Words[/caption]', where the picture may be a link. */
const caption = /\[caption[^\]]*\]\s*(<a[^>]*>)?\s*<img([^>]*)>\s*(?:<\/a>)?(.*?)\[\/caption\]/gs;
const shortcodes = {
  name: 'shortcodes',
  /** '[gallery ids="1"]'. An unknown name alone could be a remark in brackets, unless it has an underscore as those of page builders do. A block without a text, '<!-- wp:calendar /-->', is one as well. */
  pattern:
    /\[\/?(?:gallery|embed|audio|video|playlist|caption|code|sourcecode|contact-form-7|youtube)\b[^\]]*\]|\[\/?[a-z][\w-]+\s+\w+=[^\]]*\]|\[(?:\/[a-z][\w-]+|[a-z]+_\w+)\]|<!-- wp:(?!footnotes\b)[^>]*\/-->/g,
};
const youTubeAddress = /(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{11})/;

function withoutShortcodes(content: string, report: Report): string {
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
  return outsideCode(known, (text) => replaceSyntax(text, shortcodes, report)).replaceAll(
    /~~~to-do\n(.*?)\n~~~/gs,
    (_, code) => `<pre><code class="language-to-do">${escapedXml(code)}</code></pre>`,
  );
}

/** A paragraph that is HTML already. */
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
