import { basename, dirname, join } from 'node:path';
import { type Data, fieldsOf, type OldSite, type Post, permalink, type Report } from './post.ts';
import { hostOf, htmlOf, outsideCode, postsIn, readConfig } from './read-post.ts';
import { attributesOf, figure, gist, replaceSyntax, youTube } from './shortcodes.ts';

// https://gohugo.io/content-management/front-matter/, https://gohugo.io/content-management/urls/ and https://gohugo.io/shortcodes/

/** The language in a name: forms.de.md is German; node.js.md has none. */
const languageEnding = /\.(?!js\.)([a-z]{2}(?:-[a-z]{2,4})?)(?=\.\w+$)/i;

export function hugo(folder: string, report: Report): OldSite {
  const config = readConfig(folder, '{hugo,config}.{toml,yaml,yml,json}', 'config/_default/{hugo,config}.*');
  const content = join(folder, typeof config.contentDir === 'string' ? config.contentDir : 'content');
  const mainLanguage = String(config.defaultContentLanguage ?? 'en');
  const posts = postsIn(content, report, ({ file, data, text }) => {
    if (basename(file).startsWith('_index.')) return 'a list, which this site makes by itself';
    const fields = fieldsOf(data);
    const [, language = mainLanguage] = languageEnding.exec(file) ?? [];
    const address = addressOf(file.replace(languageEnding, ''), data, config, fields);
    return {
      ...fields,
      title: fields.title || basename(address).replaceAll('-', ' '),
      isPage: fields.published === undefined || !file.includes('/'),
      address: language === mainLanguage ? address : `/${language.toLowerCase()}${address}`,
      html: htmlOf(withoutShortcodes(text, report)),
    };
  });
  const folders = [content, ...['static', 'assets'].map((name) => join(folder, name))];
  return { host: hostOf(config.baseURL ?? config.baseurl), posts, folders };
}

function addressOf(file: string, data: Data, config: Data, { title = '', published }: Partial<Post>) {
  if (typeof data.url === 'string') return `/${data.url.replace(/^\//, '')}`;
  const path = file.replace(/(\/index)?\.\w+$/, '');
  const filename = basename(path);
  const slug = typeof data.slug === 'string' ? data.slug : filename;
  const section = path.split('/')[0] ?? '';
  const permalinks = (config.permalinks ?? {}) as Data;
  const pattern = ((permalinks.page ?? {}) as Data)[section] ?? permalinks[section];
  // An underscore alone stays.
  const lowered = (text: string) => text.toLowerCase().replaceAll(/[\s_]{2,}|\s/g, '-');
  if (typeof pattern !== 'string' || !path.includes('/')) return lowered(`/${join(dirname(path), slug)}/`);
  const plainTitle = title.replaceAll(/[^\p{L}\p{N}\s-]/gu, '');
  const parts = {
    section,
    sections: dirname(path),
    title: plainTitle,
    slug: typeof data.slug === 'string' ? slug : plainTitle || slug,
    filename,
    contentbasename: filename,
    slugorfilename: slug,
    slugorcontentbasename: slug,
  };
  return lowered(permalink(pattern, published, parts));
}

const shortcodes = {
  name: 'shortcodes',
  /** '{{< youtube id >}}', or with % for one whose text is Markdown. */
  pattern: /\{\{[<%]\s*(\/?[\w./-]+)\s*(.*?)\s*\/?[>%]\}\}/gs,
  htmlOf: htmlOfShortcode,
};
/** '{{< highlight go >}}' with the code up to '{{< /highlight >}}'. */
const highlight =
  /\{\{[<%]\s*highlight\s+"?([\w+-]+).*?[>%]\}\}\n?(.*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gs;

function withoutShortcodes(text: string, report: Report): string {
  return outsideCode(text.replaceAll(highlight, '```$1\n$2\n```'), (prose) =>
    replaceSyntax(prose.replaceAll(/<!--\s*more\s*-->/g, ''), shortcodes, report),
  );
}

/** What a built-in shortcode of Hugo becomes: HTML, or the file that a link leads to. */
function htmlOfShortcode(name = '', rest = ''): string | undefined {
  const { src = '', alt, caption, title, id, 0: first = '', 1: second, 2: third } = attributesOf(rest);
  if (name === 'figure') return figure(src, alt, caption ?? title);
  if (name === 'youtube') return youTube(id ?? first, title);
  if (name === 'gist') return gist(`${first}/${second}`, third);
  // The ending may be left out, as in `relref "second#part"`.
  return /^(rel)?ref$/.test(name) ? first.replace(/^([^#]+?)(\.md)?(?=#|$)/, '$1.md') : undefined;
}
