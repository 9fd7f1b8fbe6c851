import { globSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import {
  type Data,
  datedName,
  fieldsOf,
  type OldSite,
  type Post,
  permalink,
  type Report,
  stringIn,
} from './post.ts';
import { hostOf, htmlOf, outsideCode, type PostFile, postsIn, readConfig } from './read-post.ts';
import { attributesOf, figure, gist, replaceSyntax, youTube } from './shortcodes.ts';

// https://jekyllrb.com/docs/posts/, https://jekyllrb.com/docs/permalinks/ and https://jekyllrb.com/docs/liquid/tags/

/** What is in a folder that Jekyll doesn't read as posts or pages, but not inside of _posts. */
const otherFolders = /^\/((?!_posts\/|_drafts\/)[^/]+\/)*?(_(?!posts\/|drafts\/)[\w-]+|vendor|docs)\//;
/** 'index.html', 'README.md', or a page that goes through its posts. */
const list = /^(index|404|feed|README)\.|\{%-?\s*for\b/;

export function jekyll(folder: string, report: Report): OldSite {
  const config = readConfig(folder, '_config.{yml,yaml,toml}');
  // Hexo's folder has the same, one level deeper.
  const [inside = ''] = globSync('{source,src}/_posts', { cwd: folder });
  const root = join(folder, dirname(inside));
  const postOf = ({ file, data, text }: PostFile) => {
    const isPage = !/(^|\/)_(posts|drafts)\//.test(file);
    // Jekyll copies a file without front matter as it is.
    if (isPage && Object.keys(data).length === 0) return undefined;
    if (isPage && list.test(`${file}\n${text}`)) return 'a list or a page that this site makes by itself';
    const { date, name } = datedName(basename(file, extname(file)));
    const fields = fieldsOf({ ...data, tags: words(data.tags), categories: categoriesOf(data) });
    const published = fields.published ?? date;
    return {
      ...fields,
      published,
      draft: fields.draft || /(^|\/)_drafts\//.test(file),
      title: fields.title || name.replaceAll('-', ' '),
      isPage,
      address: addressOf(file, name, data, config, { isPage, published }),
      html: htmlOf(withoutLiquid(text, report)),
    };
  };
  const posts = postsIn(root, report, postOf, otherFolders);
  return { host: hostOf(config.url), posts, folders: [root] };
}

const words = (value: unknown) => (typeof value === 'string' ? value.split(/[\s,]+/) : value);
const categoriesOf = (data: Data) => words(data.categories ?? data.category);

/** https://jekyllrb.com/docs/permalinks/#built-in-formats */
const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

function addressOf(file: string, name: string, data: Data, config: Data, post: Partial<Post>): string {
  const [own, slug] = [data.permalink, data.slug].map(stringIn);
  const page = join(dirname(file), name === 'index' ? '' : ':title');
  const pattern = own || (post.isPage ? page : config.permalink);
  const written = typeof pattern === 'string' ? (styles[pattern] ?? pattern) : String(styles.date);
  const [, short_year = '', i_month = '', i_day = ''] =
    /^..(..)-0?(\d+)-0?(\d+)/.exec(post.published ?? '') ?? [];
  const path = [categoriesOf(data)].flat().join('/').toLowerCase();
  const names = { title: slug || name, slug: slug || name.toLowerCase(), output_ext: '.html' };
  return permalink(written, post.published, { ...names, categories: path, short_year, i_month, i_day });
}

const liquid = {
  name: 'Liquid tags',
  /** '{% tag with words %}' and '{{ a value }}'. */
  pattern: /\{%-?\s*(\w+)\s*(.*?)\s*-?%\}|\{\{.*?\}\}/gs,
  htmlOf: htmlOfTag,
};

/** Jekyll's and Eleventy's tags, and Nunjucks', as Markdown and HTML. */
export function withoutLiquid(text: string, report: Report): string {
  const fenced = text
    .replaceAll(/\{%-?\s*(end)?raw\s*-?%\}/g, '')
    .replaceAll(
      /\{%-?\s*highlight\s+([\w+-]+).*?%\}\n?(.*?)\n?\{%-?\s*endhighlight.*?%\}/gs,
      '```$1\n$2\n```',
    );
  return outsideCode(fenced, (prose) => {
    const plain = prose
      .replaceAll(/\{%-?\s*comment\b.*?endcomment\s*-?%\}|\{#\s.*?#\}/gs, '')
      .replaceAll(/\{\{\s*(site|page)\.(baseurl|url)\s*\}\}/g, '')
      .replaceAll(/\{\{\s*["']([^"']*)["']\s*\|\s*(?:relative_|absolute_)?url\s*\}\}/g, '$1')
      .replaceAll(/^[*-] .*\n\{:toc\}\s*$/gm, '')
      .replaceAll(/[ \t]*\{:[^}\n]*\}/g, '');
    return replaceSyntax(plain, liquid, report);
  });
}

function htmlOfTag(name?: string, rest = ''): string | undefined {
  const [first = '', second] = rest.split(/\s+/);
  if (name === 'post_url') return `${first}.md`;
  if (name === 'link') return first;
  if (name === 'gist') return gist(first, second);
  if (name === 'youtube' && attributesOf(first)[0]?.length === 11)
    return youTube(attributesOf(first)[0] ?? '');
  if (name === 'post_link') return `[${rest.slice(first.length).trim() || first}](${first}.md)`;
  if (name === 'asset_img') return figure(first, rest.slice(first.length).trim());
  if (name !== 'include') return undefined;
  const { id, url, src, path, image_path, alt, caption, title } = attributesOf(rest.slice(first.length));
  const picture = url ?? src ?? image_path ?? path;
  if (/youtube|video/.test(first) && id?.length === 11) return youTube(id, title);
  return /figure|image|img/.test(first) && picture ? figure(picture, alt, caption) : undefined;
}
