import { basename, dirname, join } from 'node:path';
import { type Data, fieldsOf, type Note, type OldSite, type Post, permalink } from './post.ts';
import { hostOf, htmlOf, outsideCode, postsIn, readConfig } from './read-post.ts';
import { attributesOf, figure, gist, leftToDo, youTube } from './shortcodes.ts';

// https://gohugo.io/content-management/front-matter/, https://gohugo.io/content-management/urls/ and https://gohugo.io/shortcodes/

/** Reads the folder of a Hugo site. */
export function hugo(folder: string, note: Note): OldSite {
  const config = readConfig(folder, '{hugo,config}.{toml,yaml,yml,json}', 'config/_default/{hugo,config}.*');
  const content = join(folder, typeof config.contentDir === 'string' ? config.contentDir : 'content');
  const main = String(config.defaultContentLanguage ?? 'en');
  const posts: Post[] = [];
  const leftOut: [string, string][] = [];
  for (const { file, data, text } of postsIn(content, leftOut)) {
    if (basename(file).startsWith('_index.')) {
      leftOut.push([`content/${file}`, 'a list, which this site makes by itself']);
      continue;
    }
    const fields = fieldsOf(data);
    // forms.de.md is /de/forms/, unless German is the site's main language; node.js.md has no language.
    const ending = /\.(?!js\.)([a-z]{2}(?:-[a-z]{2,4})?)(?=\.\w+$)/i;
    const [, language = main] = ending.exec(file) ?? [];
    const address = addressOf(file.replace(ending, ''), data, config, fields);
    posts.push({
      ...fields,
      title: fields.title || basename(address).replaceAll('-', ' '),
      source: join(content, file),
      isPage: fields.published === undefined || !file.includes('/'),
      address: language === main ? address : `/${language.toLowerCase()}${address}`,
      html: htmlOf(withoutShortcodes(text, note)),
    });
  }
  const folders = [content, ...['static', 'assets'].map((name) => join(folder, name))];
  return { host: hostOf(config.baseURL ?? config.baseurl), posts, leftOut, folders };
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

/** The ending may be left out, as in `relref "second#part"`. */
const sourceFile = (page: string) => page.replace(/^([^#]+?)(\.md)?(?=#|$)/, '$1.md');

const shortcode = /\{\{[<%]\s*(\/?[\w./-]+)\s*(.*?)\s*\/?[>%]\}\}/gs;
const highlight =
  /\{\{[<%]\s*highlight\s+"?([\w+-]+).*?[>%]\}\}\n?(.*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gs;

function withoutShortcodes(text: string, note: Note): string {
  return outsideCode(text.replaceAll(highlight, '```$1\n$2\n```'), (prose) => {
    const rewritten = prose
      .replaceAll(/<!--\s*more\s*-->/g, '')
      .replaceAll(shortcode, (whole, name, rest) => {
        const { src = '', alt, caption, title, id, 0: first = '', 1: second, 2: third } = attributesOf(rest);
        const known = new Map([
          ['figure', figure(src, alt, caption ?? title)],
          ['youtube', youTube(id ?? first, title)],
          ['gist', gist(`${first}/${second}`, third)],
          ['ref', sourceFile(first)],
          ['relref', sourceFile(first)],
        ]);
        const html = known.get(name);
        if (html !== undefined) note('shortcodes');
        return html ?? whole;
      });
    return leftToDo(rewritten, shortcode, note, 'shortcodes');
  });
}
