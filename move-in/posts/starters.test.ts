import { expect, test } from 'vitest';
import { today } from '../../src/site/content/day.ts';
import { starters } from './starters.ts';
import { importing, picture } from './testing/imported.ts';

const { write, run, body } = importing(starters);
const text = 'These are words that are long enough to make a description of them.';

test('the blog that create-astro begins with', () => {
  write({
    'old/src/content/blog/first-post.md': `---
title: 'First post'
description: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do.'
pubDate: 'Jul 08 2022'
heroImage: '../../assets/blog-placeholder-3.png'
---

${text} [Next](../using-mdx/)
`,
    'old/src/content/blog/using-mdx.mdx': `---
title: 'Using MDX'
pubDate: 'Jun 01 2024'
updatedDate: '2024-06-08'
---

import HeaderLink from './HeaderLink.astro';

${text}

<HeaderLink href="#" onclick="alert('clicked!')">Embedded component in MDX</HeaderLink>

It is {new Date().getFullYear()} and <kbd>Ctrl</kbd>.
`,
    'old/src/assets/blog-placeholder-3.png': picture,
  });
  const { articles, files, toDos } = run();
  expect(articles.map(({ path, published, updated }) => [path, published.iso, updated?.iso])).toEqual([
    ['/blog/first-post', '2022-07-08', undefined],
    ['/blog/using-mdx', '2024-06-01', '2024-06-08'],
  ]);
  expect(articles[0]?.cover).toBe('./blog-placeholder-3.png');
  expect(files).toContain('site/articles/01-first-post/blog-placeholder-3.png');
  expect(body('site/articles/01-first-post/index.mdx')).toContain('[Next](/blog/using-mdx)');
  const mdx = body('site/articles/02-using-mdx/index.mdx');
  expect(mdx).toContain("```text title=to-do\nimport HeaderLink from './HeaderLink.astro';");
  expect(mdx).toContain('Embedded component in MDX');
  expect(mdx).toContain('`to-do: {new Date().getFullYear()}` and <kbd>Ctrl</kbd>');
  expect(toDos).toHaveLength(3);
});

test('eleventy-base-blog: a post in a folder of its own, and the others', () => {
  write({
    'old/content/blog/firstpost.md': `---\ntitle: This is my first post\ndate: 2018-05-01\ntags:\n  - another tag\n---\n\n${text}\n`,
    'old/content/blog/fourthpost/fourthpost.md': `---\ntitle: My fourth post\ndescription: Short.\ndate: 2018-09-30\n---\n\n${text}\n\n![A possum](./possum.png)\n`,
    'old/content/blog/fourthpost/possum.png': picture,
  });
  const { articles, files } = run();
  expect(articles.map(({ path }) => path)).toEqual(['/blog/firstpost', '/blog/fourthpost']);
  expect(articles[1]?.description).toBe(`Short. ${text}`);
  expect(files).toContain('site/articles/02-my-fourth-post/possum.png');
});

test("Next's blog-starter: a cover, an author and an excerpt", () => {
  write({
    'old/_posts/hello-world.md': `---
title: "Learn How to Pre-render Pages Using Static Generation with Next.js"
excerpt: "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor."
coverImage: "/assets/blog/hello-world/cover.png"
date: "2020-03-16T05:35:07.322Z"
author:
  name: Tim Sample
  picture: "/assets/blog/authors/tim.jpeg"
ogImage:
  url: "/assets/blog/hello-world/cover.png"
---

${text}
`,
    'old/public/assets/blog/hello-world/cover.png': picture,
  });
  const { articles } = run();
  expect(articles[0]).toMatchObject({ path: '/posts/hello-world', cover: './cover.png' });
  expect(body(`site/articles/${articles[0]?.folder}/index.mdx`)).toBe(`*By Tim Sample*\n\n${text}`);
});

test('Markdown of many dialects keeps its words, and none becomes math or code by accident', () => {
  write({
    'old/data/blog/dialects.md': `---
title: Dialects
date: 2024-01-01
---

## Title {#anchor .wide}

> [!NOTE]
> An alert with ${text.toLowerCase()}

<iframe
  src="https://www.youtube.com/embed/dQw4w9WgXcQ"
  title="A song"
/>

It costs $5 {a: b}<br> or $ 6, and \\$a,\\$b.

| a | b |
| --: | :-: |
| 1 | 2 |

Term
: Definition

<ul>{stray}<li>Item</li>{words}</ul>
`,
    'old/data/blog/math.mdx': '---\ntitle: Math\ndate: 2024-01-02\n---\n\n$E(\\mathbf{U}) = 0$ and {word}.\n',
    'old/data/blog/untitled.md': text,
  });
  const { articles, leftOut } = run();
  expect(articles.map(({ path }) => path)).toEqual(['/blog/dialects', '/blog/math']);
  expect(leftOut).toEqual(['old/data/blog/untitled.md: it has no title in its front matter']);
  expect(body('site/articles/01-dialects/index.mdx')).toBe(`## Title

> [!NOTE]
> An alert with ${text.toLowerCase()}

<YouTube id="dQw4w9WgXcQ" title="A song" />

It costs \\$5 \\{a: b}\\
or \\$ 6, and \\$a,\\$b.

|  a |  b  |
| -: | :-: |
|  1 |  2  |

- Term

  Definition

* \\{stray}
  Item
  \\{words}`);
  expect(body('site/articles/02-math/index.mdx')).toBe('$E(\\mathbf{U}) = 0$ and `to-do: {word}`.');
});

test('in Eleventy’s Markdown, tags are read as in Jekyll', () => {
  write({
    'old/src/posts/tags.md': `---\ntitle: Tags\ndate: 2024-01-01\n---\n
{# A note to myself #}

{% callout "info" %}

See [the page]({{ '/posts/other/' | url }}).

{% endcallout %}

{% raw %}\n\`\`\`html\n{{ title }}\n\`\`\`\n{% endraw %}
`,
    'old/src/posts/other.md': `---\ntitle: Other\ndate: 2024-01-02\n---\n\n${text}\n`,
  });
  run();
  expect(body('site/articles/01-tags/index.mdx')).toBe(`\`\`\`text title=to-do
{% callout "info" %}
\`\`\`

See [the page](/posts/other).

\`\`\`text title=to-do
{% endcallout %}
\`\`\`

\`\`\`html
{{ title }}
\`\`\``);
});

test('posts of one address, one that this site uses itself, and a list have paths of their own, also in a second run', () => {
  const at = (path: string) => `---\ntitle: Mine\ndate: 2024-01-01\npath: ${path}\n---\n\n${text}\n`;
  write({
    'old/blog/a.md': at('/same'),
    'old/blog/b.md': at('/same'),
    'old/blog/c.md': at('/posts'),
    'old/blog/index.md': at('/blog'),
  });
  const { articles, leftOut } = run();
  expect(articles.map(({ path, aliases }) => [path, aliases])).toEqual([
    ['/same', []],
    ['/same-2', []],
    ['/mine', []],
  ]);
  expect(leftOut).toEqual(['old/blog/index.md: a list']);
  expect(run().articles).toHaveLength(3);
});

test('old encodings, dates that are none and Markdown that MDX reads otherwise are taken as they were meant', () => {
  const post = (date: string, more = '') => `---\ntitle: ${date}\ndate: ${date}\n---\n\n${text} ${more}\n`;
  write({
    'old/posts/latin.md': Buffer.from(post('04.03.2019', 'Äpfel'), 'latin1'),
    'old/posts/never.md': post('2019-02-30'),
    'old/posts/unsafe.md': `${post('2020-01-01')}
import is the first word of this sentence, and the next one begins with another.

- # Too deep

![](Bild%20eins.png?w=20)

<table><tr><td><ul><li>A list</li></ul></td></tr></table>
`,
    'old/posts/Bild eins.png': picture,
  });
  const { articles } = run();
  expect(articles.map(({ title, published }) => [title, published.iso])).toEqual([
    ['04.03.2019', '2019-03-04'],
    ['2020-01-01', '2020-01-01'],
    ['2019-02-30', today()],
  ]);
  expect(body('site/articles/01-04-03-2019/index.mdx')).toBe(`${text} Äpfel`);
  expect(body('site/articles/02-2020-01-01/index.mdx')).toBe(`${text}

&#x69;mport is the first word of this sentence, and the next one begins with another.

- ## Too deep

![to-do: describe bild eins](./bild-eins.png)

\`\`\`html title=to-do
<table><tr><td><ul><li>A list</li></ul></td></tr></table>
\`\`\``);
});

test('a number can be a title, and what is a draft by any word for yes or no stays one', () => {
  const words = ['draft: true', "draft: 'true'", 'draft: yes', 'published: no', 'draft: no'];
  for (const [index, line] of words.entries())
    write({
      [`old/posts/${index}.md`]: `---\ntitle: 198${index}\ndate: 2020-01-01\n${line}\n---\n\n${text}\n`,
    });
  expect(run().articles.map(({ title, draft }) => [title, draft])).toEqual([
    ['1980', true],
    ['1981', true],
    ['1982', true],
    ['1983', true],
    ['1984', false],
  ]);
});

test('a mark that nobody closed ends with its paragraph, and cells of tables keep their words apart', () => {
  const blocks = '- one\n- two\n\n## More\n\n```js\na()\n```\n\n> quoted';
  const post = (mark: string) =>
    `---\ntitle: ${mark}\ndate: 2020-01-01\n---\n\nA <${mark}>word.\n\nTwo.\n\n${blocks}\n`;
  write({
    ...Object.fromEntries(['b', 'code', 'em', 'mark'].map((mark) => [`old/posts/${mark}.md`, post(mark)])),
    'old/posts/table.md': `---\ntitle: Tables\ndate: 2020-01-02\n---\n
<table><tr><td><p>one</p><p>two</p></td></tr></table>

<table><tr><td><h2>Layout</h2><p>of old</p></td></tr></table>
`,
  });
  run();
  const rest = `Two.\n\n${blocks}`;
  expect(body('site/articles/01-b/index.mdx')).toBe(`A **word.**\n\n${rest}`);
  expect(body('site/articles/02-code/index.mdx')).toBe(`A \`word.\`\n\n${rest}`);
  expect(body('site/articles/03-em/index.mdx')).toBe(`A *word.*\n\n${rest}`);
  expect(body('site/articles/04-mark/index.mdx')).toBe(`A <mark>word.</mark>\n\n${rest}`);
  expect(body('site/articles/05-tables/index.mdx')).toMatch(
    /\| one two +\|\n\n```html title=to-do\n<table>.*<h2>Layout/,
  );
});

test('files with any name, and a title that is one long word, have names that links and file systems take', () => {
  write({
    'old/posts/names.md': `---\ntitle: ${'w'.repeat(300)}\ndate: 2020-01-01\n---\n\n[a](a%20%23%25.pdf) ![b](b%20%23%25%F0%9F%8E%89.png)\n`,
    'old/posts/a #%.pdf': 'PDF',
    'old/posts/b #%🎉.png': picture,
  });
  expect(run().files).toContain('public/posts/names/a #%.pdf');
  expect(body(`site/articles/01-${Array(6).fill('w'.repeat(32)).join('-')}/index.mdx`)).toBe(
    '[a](/posts/names/a%20%23%25.pdf) ![b](./b.png)',
  );
});
