import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importing, picture } from './testing/imported.ts';
import { wordpress } from './wordpress.ts';

const { changesOf, write, run, body, pathOf } = importing(wordpress);

interface Item {
  readonly id?: number;
  readonly type?: string;
  readonly status?: string;
  readonly link?: string;
  readonly name?: string;
  readonly content?: string;
  readonly more?: string;
}
const item = ({
  id = 1,
  type = 'post',
  status = 'publish',
  link = '',
  name = 'post',
  content = '',
  more = '',
}: Item) => `<item>
<title><![CDATA[${name} &amp; more]]></title><link>${link}</link><dc:creator><![CDATA[themebuster]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2013-01-11 20:22:19</wp:post_date><wp:post_modified>2014-01-11 20:22:19</wp:post_modified>
<wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><wp:post_password></wp:post_password>
${more}</item>`;

// Written as WordPress's export.php and its theme-unit-test data are.
const file = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[themebuster]]></wp:author_login><wp:author_display_name><![CDATA[Theme Buster]]></wp:author_display_name></wp:author>
${[
  item({
    id: 1,
    name: 'classic',
    link: 'https://old.example/2013/01/11/classic/',
    more: `<category domain="category" nicename="web"><![CDATA[Web &amp; more]]></category><category domain="post_tag" nicename="css"><![CDATA[CSS]]></category>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`,
    content: `The first paragraph of the editor before blocks, which is an empty line,
with a line break, <a href="https://old.example/blocks/">a link</a> and <a href="https://old.example/?p=2">its number</a>.

[caption id="x" width="300"]<a href="https://old.example/wp-content/uploads/2013/03/a.png"><img class="x" src="https://old.example/wp-content/uploads/2013/03/a-300x200.png" alt="A square" /></a> The <em>square</em>[/caption]

[gallery ids="1,2"]

https://www.youtube.com/watch?v=dQw4w9WgXcQ

[sourcecode language="css"]a > b { color: red }[/sourcecode]

Sic [sic], [vc_row]a row[/note] and <img src="https://elsewhere.example/x.png" alt="Elsewhere">.`,
  }),
  item({
    id: 2,
    name: 'blocks',
    link: 'https://old.example/blocks/',
    content: `<!-- wp:paragraph -->
<p>A paragraph of blocks, long enough for a description of its own here.</p>
<!-- /wp:paragraph -->
<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} -->
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/dQw4w9WgXcQ
</div><figcaption>A song</figcaption></figure>
<!-- /wp:embed -->
<!-- wp:code --><pre class="wp-block-code"><code>const a = &lt;b&gt;;</code></pre><!-- /wp:code -->
<!-- wp:html --><form><input name="a"></form><!-- /wp:html -->`,
  }),
  item({ id: 3, name: '', status: 'draft', link: 'https://old.example/?p=3', content: 'Soon.' }),
  item({ id: 4, name: 'about', type: 'page', link: 'https://old.example/about/', content: 'About me.' }),
  item({ id: 5, name: 'gone', status: 'trash', link: 'https://old.example/gone/' }),
  item({ id: 6, name: 'menu', type: 'nav_menu_item' }),
  item({
    id: 9,
    name: 'a',
    type: 'attachment',
    status: 'inherit',
    more: '<wp:attachment_url>https://old.example/wp-content/uploads/2013/03/a.png</wp:attachment_url>',
  }),
].join('\n')}
</channel></rss>`;
const old = { 'old/export.xml': file, 'old/uploads/2013/03/a.png': picture };

test('posts, pages and drafts are taken with their covers, tags and authors; trash and menus are left out', () => {
  write(old);
  const { articles, pages, leftOut, files } = run({ path: 'old/export.xml' });
  expect(articles.map(({ path, title, draft }) => [path, title, draft])).toEqual([
    ['/2013/01/11/classic', 'classic & more', false],
    ['/blocks', 'blocks & more', false],
    ['/draft-3', '& more', true],
  ]);
  expect(articles[0]).toMatchObject({
    tags: ['Web & more', 'CSS'],
    cover: './a.png',
    updated: { iso: '2014-01-11' },
  });
  expect(pages.map(({ path }) => path)).toEqual(['/about']);
  expect(leftOut).toEqual([
    'https://old.example/gone/: its status is trash',
    'menu & more: a nav_menu_item of WordPress',
  ]);
  expect(files).toContain('site/articles/01-classic-more/a.png');
});

test('the classic editor’s paragraphs and shortcodes', () => {
  write(old);
  run({ path: 'old/export.xml' });
  expect(body('site/articles/01-classic-more/index.mdx')).toBe(`*By Theme Buster*

The first paragraph of the editor before blocks, which is an empty line,\\
with a line break, [a link](/blocks) and [its number](/blocks).

<Figure caption="The square">
  ![A square](./a.png)
</Figure>

\`\`\`text title=to-do
[gallery ids="1,2"]
\`\`\`

<YouTube id="dQw4w9WgXcQ" title="to-do: name the video" />

\`\`\`css
a > b { color: red }
\`\`\`

Sic \\[sic], \`to-do: [vc_row]\`a row\`to-do: [/note]\` and \`to-do: picture https://elsewhere.example/x.png (Elsewhere)\`.`);
});

test('blocks, and what this site doesn’t have', () => {
  write(old);
  run({ path: 'old/export.xml' });
  expect(body('site/articles/02-blocks-more/index.mdx')).toBe(`*By Theme Buster*

A paragraph of blocks, long enough for a description of its own here.

<YouTube id="dQw4w9WgXcQ" title="A song" />

\`\`\`
const a = <b>;
\`\`\`

\`\`\`html title=to-do
<form><input name="a"></form>
\`\`\``);
  expect(changesOf('<form> left as a to-do')).toBe(1);
});

test('captions of a gallery and the links of a caption stay, and what follows a mistake in the file is named', () => {
  const figure = (inside: string, caption: string) =>
    `<figure>${inside}<figcaption>${caption}</figcaption></figure>`;
  const image = '<img src="uploads/a.png" alt="A square">';
  const content = `<!-- wp:gallery -->${figure(figure(image, 'One') + figure(image, 'Two'), 'Both')}
${figure(image, 'By <a href="https://ada.example/">Ada</a>')}<p>It has $HOME/bin:$PATH.</p>`;
  write({ 'old/export.xml': `<rss><channel>${item({ content })}`, 'old/uploads/a.png': picture });
  const { leftOut } = run({ path: 'old/export.xml' });
  expect(body('site/articles/01-post-more/index.mdx')).toBe(`*By themebuster*

<Figure caption="One">
  ![A square](./a.png)
</Figure>

<Figure caption="Two">
  ![A square](./a.png)
</Figure>

Both

![A square](./a.png)

By [Ada](https://ada.example/)

It has \\$HOME/bin:\\$PATH.`);
  expect(leftOut).toEqual([
    expect.stringMatching(
      /^old\/export.xml: line \d+:\d+: unclosed tag: channel, and \d more: export it again, because what follows may be missing$/,
    ),
  ]);
});

test('a post at which the file is cut off is left out, and a file that is no export is refused', () => {
  write({ 'old/export.xml': file.slice(0, file.indexOf('<!-- wp:embed')) });
  const { articles, leftOut } = run({ path: 'old/export.xml' });
  expect(articles.map(({ path }) => path)).toEqual(['/2013/01/11/classic']);
  expect(leftOut).toContain('blocks & more: it is incomplete');
  for (const text of ['', '<html></html>']) {
    write({ 'old/export.xml': text });
    expect(() => run({ path: 'old/export.xml' })).toThrow('old/export.xml is not an export of WordPress');
  }
});

test('a later post whose address has the same letters and digits as an earlier one’s is added', () => {
  const post = (name: string) =>
    item({ name, link: `https://old.example/2021/${encodeURIComponent(name)}/` });
  for (const names of [['שלום'], ['שלום', 'ערב'], ['שלום', 'ערב']]) {
    write({ 'old/export.xml': `<rss><channel>${names.map(post).join('')}</channel></rss>` });
    expect(run({ path: 'old/export.xml' }).articles).toHaveLength(names.length);
  }
  expect(run({ path: 'old/export.xml' }).articles.map(({ path, aliases }) => [path, aliases])).toEqual([
    ['/2021/untitled', ['/2021/שלום']],
    ['/2021/untitled-2', ['/2021/ערב']],
  ]);
});

test('an import that stops has written no text without its files, and the next one finishes it', () => {
  const content = '<img src="/uploads/a.png" alt="A"><a href="/uploads/a.pdf">A file</a>';
  write({
    'old/export.xml': `<rss><channel>${item({ content })}</channel></rss>`,
    'old/uploads/a.png': picture,
    'old/uploads/a.pdf': 'PDF',
  });
  write({ public: 'not a folder' });
  expect(() => run({ path: 'old/export.xml' })).toThrow('public');
  rmSync(pathOf('public'));
  expect(run({ path: 'old/export.xml' }).files).toEqual([
    'public/uploads/a.pdf',
    'site/articles/01-post-more/a.png',
    'site/articles/01-post-more/index.mdx',
  ]);
});

test('footnotes, links of embeds, pictures of i0.wp.com and blocks without a text are kept', () => {
  const footnotes = '[{"id":"a-1","content":"The <em>note</em>."}]';
  const content = `<!-- wp:paragraph --><p>Text<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- /wp:paragraph -->
<figure><div>
https://social.example/1
</div></figure>
<img src="https://i0.wp.com/old.example/wp-content/uploads/a.png?resize=8%2C8" alt="A square">
<!-- wp:block {"ref":9} /-->
<!-- wp:footnotes /-->`;
  const more = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>${footnotes.replaceAll('<', '&lt;')}</wp:meta_value></wp:postmeta>`;
  write({
    'old/export.xml': `<rss><channel>${item({ content, more })}</channel></rss>`,
    'old/uploads/a.png': picture,
  });
  run({ path: 'old/export.xml' });
  expect(body('site/articles/01-post-more/index.mdx')).toBe(`*By themebuster*

Text[^a-1].

[https://social.example/1](https://social.example/1)

![A square](./a.png)

\`\`\`text title=to-do
<!-- wp:block {"ref":9} /-->
\`\`\`

[^a-1]: The *note*.`);
});
