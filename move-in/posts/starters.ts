import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withoutLiquid } from './jekyll.ts';
import { type Data, datedName, fieldsOf, type OldSite, type Report } from './post.ts';
import { htmlOf, outsideCode, postsIn } from './read-post.ts';
import { replaceSyntax } from './shortcodes.ts';

// Read after the blogs that `npm create astro`, eleventy-base-blog and Next's blog-starter begin with, and AstroPaper and Nextra.

/** Where they keep posts. The last part of a folder is the first of the address: src/content/blog/a.md is /blog/a. */
const collections = '{,src/}{,lib/}{,content/,contents/,data/,pages/}{,_}{blog,post,posts}';

/** Reads the folder of a site made with Astro, Eleventy or Next, or any folder of Markdown files. */
export function starters(folder: string, report: Report): OldSite {
  const found = globSync(collections, { cwd: folder });
  const posts = (found.length > 0 ? found : ['']).flatMap((collection) =>
    postsIn(join(folder, collection), report, ({ file, data, text }) => {
      const fields = fieldsOf(data);
      const path = file.replace(/\.\w+$/, '').replace(/(^|\/)_?index$/, '');
      if (fields.title === '') return 'it has no title in its front matter';
      if (path === '' || basename(file).startsWith('_index.')) return 'a list';
      return {
        ...fields,
        published: fields.published ?? datedName(basename(path)).date,
        isPage: false,
        address: addressOf(basename(collection).replace(/^_/, ''), path, data),
        html: htmlOf((file.endsWith('.mdx') ? withoutComponents : withoutLiquid)(text, report)),
      };
    }),
  );
  const folders = ['public', 'src/assets', 'src', 'static', 'content', ''].map((name) => join(folder, name));
  return { host: '', posts, folders };
}

/** The address in front matter, or the one of its file in a collection: '/blog/first/'. */
function addressOf(collection: string, path: string, data: Data): string {
  const own = [data.permalink, data.path].find((each) => typeof each === 'string' && !each.includes('{'));
  if (own) return join('/', String(own));
  if (typeof data.slug === 'string') return join('/', collection, data.slug, '/');
  // Eleventy takes the name of a folder once, and its date away.
  const once = path.replace(/(^|\/)([^/]+)\/\2$/, '$1$2');
  return join('/', collection, dirname(once), datedName(basename(once)).name, '/');
}

const components = {
  name: 'components',
  /** Components, imports and expressions of MDX. */
  pattern: /^(?:import|export)\s(?:[^\n]+\n?)+|<\/?[A-Z][\w.]*(?:\s[^<>]*)?\/?>|\{[^{}\n]+\}/gm,
};

const withoutComponents = (text: string, report: Report) =>
  outsideCode(text, (prose) => replaceSyntax(prose.replaceAll(/\{\/\*.*?\*\/\}/gs, ''), components, report));
