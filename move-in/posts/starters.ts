import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withoutLiquid } from './jekyll.ts';
import { datedName, fieldsOf, type Note, type OldSite, type Post } from './post.ts';
import { htmlOf, outsideCode, postsIn } from './read-post.ts';
import { leftToDo } from './shortcodes.ts';

// Read after the blogs that `npm create astro`, eleventy-base-blog and Next's blog-starter begin with, and AstroPaper and Nextra.

/** Where they keep posts. The last part of a folder is the first of the address: src/content/blog/a.md is /blog/a. */
const collections = '{,src/}{,lib/}{,content/,contents/,data/,pages/}{,_}{blog,post,posts}';

/** Reads the folder of a site made with Astro, Eleventy or Next, or any folder of Markdown files. */
export function starters(folder: string, note: Note): OldSite {
  const posts: Post[] = [];
  const leftOut: [string, string][] = [];
  const found = globSync(collections, { cwd: folder });
  for (const collection of found.length > 0 ? found : [''])
    for (const { file, data, text } of postsIn(join(folder, collection), leftOut)) {
      const source = join(folder, collection, file);
      const fields = fieldsOf(data);
      const path = file.replace(/\.\w+$/, '').replace(/(^|\/)_?index$/, '');
      if (path === '' || basename(file).startsWith('_index.') || fields.title === '') {
        leftOut.push([source, fields.title === '' ? 'it has no title in its front matter' : 'a list']);
        continue;
      }
      const name = basename(path);
      // Eleventy takes the name of a folder once, and its date away.
      const plain = path.replace(/(^|\/)([^/]+)\/\2$/, '$1$2');
      const [, date, title] = datedName.exec(name) ?? [];
      const own = [data.permalink, data.path].find((each) => typeof each === 'string' && !each.includes('{'));
      const last =
        typeof data.slug === 'string' ? data.slug : (title && plain.slice(0, -name.length) + title) || plain;
      posts.push({
        ...fields,
        published: fields.published ?? date,
        source,
        isPage: false,
        address: own ? join('/', String(own)) : join('/', basename(collection).replace(/^_/, ''), last, '/'),
        html: htmlOf((file.endsWith('.mdx') ? withoutComponents : withoutLiquid)(text, note)),
      });
    }
  const folders = ['public', 'src/assets', 'src', 'static', 'content', ''].map((name) => join(folder, name));
  return { host: '', posts, leftOut, folders };
}

/** Components, imports and expressions of MDX. */
const code = /^(?:import|export)\s(?:[^\n]+\n?)+|<\/?[A-Z][\w.]*(?:\s[^<>]*)?\/?>|\{[^{}\n]+\}/gm;

const withoutComponents = (text: string, note: Note) =>
  outsideCode(text, (prose) => leftToDo(prose.replaceAll(/\{\/\*.*?\*\/\}/gs, ''), code, note, 'components'));
