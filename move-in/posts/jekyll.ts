import { globSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type Data, datedName, fieldsOf, type Note, type OldSite, type Post } from './post.ts';
import { hostOf, htmlOf, outsideCode, readConfig, readPost, textsIn } from './read-post.ts';
import { attributesOf, figure, gist, leftToDo, youTube } from './shortcodes.ts';

// https://jekyllrb.com/docs/posts/, https://jekyllrb.com/docs/permalinks/ and https://jekyllrb.com/docs/liquid/tags/

/** Reads the folder of a Jekyll site. */
export function jekyll(folder: string, note: Note): OldSite {
  const config = readConfig(folder, '_config.{yml,yaml,toml}');
  // Hexo's folder has the same, one level deeper.
  const [inside = ''] = globSync('{source,src}/_posts', { cwd: folder });
  const root = join(folder, dirname(inside));
  const posts: Post[] = [];
  const leftOut: [string, string][] = [];
  for (const file of textsIn(root)) {
    const [, top = ''] = /(?:^|\/)(_[\w-]+|vendor|docs)\//.exec(`/${file}`) ?? [];
    const isPage = top === '';
    if (!isPage && top !== '_posts' && top !== '_drafts') continue;
    const { data, text } = readPost(join(root, file));
    // Jekyll copies a file without front matter as it is.
    if (Object.keys(data).length === 0 && isPage) continue;
    if (isPage && /^(index|404|feed|README)\.|\{%-?\s*for\b/.test(`${file}\n${text}`)) {
      leftOut.push([file, 'a list or a page that this site makes by itself']);
      continue;
    }
    const whole = basename(file, extname(file));
    const [, date, name = whole] = datedName.exec(whole) ?? [];
    const words = (value: unknown) => (typeof value === 'string' ? value.split(/[\s,]+/) : value);
    const categories = words(data.categories ?? data.category);
    const fields = fieldsOf({ ...data, tags: words(data.tags), categories });
    const published = fields.published ?? date;
    posts.push({
      ...fields,
      published,
      isDraft: fields.isDraft || top === '_drafts',
      title: fields.title || name.replaceAll('-', ' '),
      source: join(root, file),
      isPage,
      address: addressOf(file, name, data, config, { isPage, published, categories }),
      html: htmlOf(withoutLiquid(text, note)),
    });
  }
  return { host: hostOf(config.url), posts, leftOut, folders: [root] };
}

const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

function addressOf(
  file: string,
  name: string,
  data: Data,
  config: Data,
  { isPage, published, categories }: Pick<Post, 'isPage' | 'published'> & { readonly categories: unknown },
): string {
  const [own, slug] = [data.permalink, data.slug].map((each) =>
    typeof each === 'string' ? each : undefined,
  );
  const page = join(dirname(file), name === 'index' ? '' : ':title');
  const pattern = own ?? (isPage ? page : config.permalink);
  const [year = '', month = '', day = ''] = (published ?? '').split('-');
  const parts: Readonly<Record<string, string>> = {
    categories: (Array.isArray(categories) ? categories : []).join('/').toLowerCase(),
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    title: slug ?? name,
    slug: slug ?? name.toLowerCase(),
    output_ext: '.html',
  };
  const written = typeof pattern === 'string' ? (styles[pattern] ?? pattern) : String(styles.date);
  return `/${written}`.replaceAll(/:(\w+)/g, (whole, key) => parts[key] ?? whole).replaceAll(/\/+/g, '/');
}

const liquid = /\{%-?\s*(\w+)\s*(.*?)\s*-?%\}|\{\{.*?\}\}/gs;

/** Jekyll's and Eleventy's tags, and Nunjucks', as Markdown and HTML. */
export function withoutLiquid(text: string, note: Note): string {
  const fenced = text
    .replaceAll(/\{%-?\s*(end)?raw\s*-?%\}/g, '')
    .replaceAll(
      /\{%-?\s*highlight\s+([\w+-]+).*?%\}\n?(.*?)\n?\{%-?\s*endhighlight.*?%\}/gs,
      '```$1\n$2\n```',
    );
  return outsideCode(fenced, (prose) => {
    const known = prose
      .replaceAll(/\{%-?\s*comment\b.*?endcomment\s*-?%\}|\{#\s.*?#\}/gs, '')
      .replaceAll(/\{\{\s*(site|page)\.(baseurl|url)\s*\}\}/g, '')
      .replaceAll(/\{\{\s*["']([^"']*)["']\s*\|\s*(?:relative_|absolute_)?url\s*\}\}/g, '$1')
      .replaceAll(/^[*-] .*\n\{:toc\}\s*$/gm, '')
      .replaceAll(/[ \t]*\{:[^}\n]*\}/g, '')
      .replaceAll(liquid, (whole, name, rest = '') => {
        const html = tag(name, String(rest));
        if (html !== undefined) note('Liquid tags');
        return html ?? whole;
      });
    return leftToDo(known, liquid, note, 'Liquid tags');
  });
}

function tag(name: string | undefined, rest: string): string | undefined {
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
