import { expect, test } from 'vitest';
import { hugo } from './hugo.ts';
import { importing, picture } from './testing/imported.ts';

const { changesOf, write, run, read, body } = importing(hugo);

// After https://gohugo.io/content-management/ and the content that its themes come with.
const old = {
  'old/hugo.toml': `baseURL = "https://old.example/"\n[permalinks]\n  posts = "/:year/:month/:slug/"\n`,
  'old/content/_index.md': '---\ntitle: Home\n---\n',
  'old/content/about.md':
    '---\ntitle: About\n---\n\nI write software for small shops, and this is the page about that.\n',
  'old/content/posts/_index.md': '---\ntitle: Posts\n---\n',
  'old/content/posts/first-post.md': `+++
title = "First Post: forms"
date = 2021-03-01T23:30:00-05:00
lastmod = 2021-04-02
draft = false
slug = "forms-that-survive"
description = "Forms that survive a reload, a crash and a bad network."
tags = ["Forms", "forms", "CSS"]
categories = ["Web"]
series = ["Robust"]
aliases = ["/old_Forms.html", "/forms/"]
images = ["/images/cover.png"]
authors = ["Grace Sample"]
+++

See [the second]({{< relref "bundle/index.md" >}}#code), [that again]({{< ref "posts/bundle" >}}), [nothing](/nowhere/) and [a draft](/notes/json/).

{{< figure src="/images/cover.png" alt="A form" caption="The form" >}}

{{< youtube dQw4w9WgXcQ >}}

{{< gist jdoe 0123456789abcdef0123 a.js >}}

An {{< unknown "a<b" >}} and 1 < 2 and {braces}.

{{< chart data="x" >}}

A note[^1].

[^1]: The *note*.

\`{{</* figure */>}}\` is code.
`,
  'old/content/posts/bundle/index.md': `---
title: A Bundle
date: 2021-05-06
---

# Code

#### Too deep

![](shop-window.png) ![gone](missing.png)

[The paper](paper.pdf) and [more](/files/cv.pdf)

\`\`\`js {title="a.js" hl_lines=[1]}
const a = "{{< not a shortcode >}}";
\`\`\`

{{< highlight go >}}
func main() {}
{{< /highlight >}}
`.replaceAll('\n', '\r\n'),
  'old/content/posts/bundle/shop-window.png': picture,
  'old/static/images/cover.png': picture,
  'old/static/files/cv.pdf': 'PDF',
  'old/content/notes/json.md':
    '{\n  "title": "From JSON",\n  "date": "2020-01-02",\n  "draft": true\n}\n\nThe front matter of this one is JSON, which is rare but possible.\n',
};

test('front matter in three formats becomes this site’s, each article at its old address', () => {
  write(old);
  const { articles, pages, leftOut, files } = run();
  expect(articles.map(({ path, draft }) => [path, draft])).toEqual([
    ['/notes/json', true],
    ['/2021/03/forms-that-survive', false],
    ['/2021/05/a-bundle', false],
  ]);
  expect(articles[1]).toMatchObject({
    title: 'First Post: forms',
    published: { iso: '2021-03-01' },
    updated: { iso: '2021-04-02' },
    tags: ['forms', 'CSS', 'Web', 'Robust'],
    aliases: ['/old_Forms', '/forms'],
    cover: './cover.png',
    description: 'Forms that survive a reload, a crash and a bad network.',
  });
  expect(pages.map(({ path }) => path)).toEqual(['/about']);
  expect(leftOut).toContain('old/content/_index.md: a list, which this site makes by itself');
  expect(files).toEqual(
    expect.arrayContaining([
      'public/files/cv.pdf',
      'site/articles/02-first-post-forms/cover.png',
      'site/articles/03-a-bundle/shop-window.png',
    ]),
  );
});

test('shortcodes become what this site has, or a to-do, and nothing of the text is lost', () => {
  write(old);
  const { toDos } = run();
  const file = 'site/articles/02-first-post-forms/index.mdx';
  expect(body(file)).toBe(`*By Grace Sample*

See [the second](/2021/05/a-bundle#code), [that again](/2021/05/a-bundle), nothing \`to-do: link /nowhere/\` and a draft \`to-do: link /notes/json/\`.

<Figure caption="The form">
  ![A form](./cover.png)
</Figure>

<YouTube id="dQw4w9WgXcQ" title="to-do: name the video" />

<Snippet id="0123456789abcdef0123" file="a.js" />

An \`to-do: {{< unknown "a<b" >}}\` and 1 \\< 2 and \\{braces}.

\`\`\`text title=to-do
{{< chart data="x" >}}
\`\`\`

A note[^1].

\`{{</* figure */>}}\` is code.

[^1]: The *note*.`);
  expect(
    toDos.filter((each) => each.startsWith(file)).map((each) => each.replace(/^.*:\d+ {2}/, '')),
  ).toEqual(['link /nowhere/', 'name the video', '{{< unknown "a<b" >}}', '{{< chart data="x" >}}']);
  expect(changesOf('shortcodes left as a to-do')).toBe(2);
});

test('headings form an outline, pictures are described or to be described, and code keeps its title', () => {
  write(old);
  run();
  expect(body('site/articles/03-a-bundle/index.mdx')).toBe(`## Code

### Too deep

![to-do: describe shop window](./shop-window.png) \`to-do: picture missing.png (gone)\`

The paper \`to-do: link paper.pdf\` and [more](/files/cv.pdf)

\`\`\`js title=a.js
const a = "{{< not a shortcode >}}";
\`\`\`

\`\`\`go
func main() {}
\`\`\``);
});

test('a dry run writes nothing, and a second run changes nothing', () => {
  write(old);
  expect(run({ isDryRun: true }).files).toEqual([]);
  const { files } = run();
  const mine = 'site/articles/01-from-json/index.mdx';
  write({ [mine]: read(mine).replace('From JSON', 'Mine') });
  const again = run();
  expect(again.files).toEqual(files);
  expect(read(mine)).toContain('Mine');
  expect(again.leftOut).toContain('old/content/notes/json.md: /notes/json is here already');
});

test('a later run names posts that changed there, and leaves what the owner has given another address', () => {
  write(old);
  run();
  const page = 'site/pages/about.mdx';
  const article = 'site/articles/01-from-json/index.mdx';
  write({
    [article]: read(article).replace(/^path: .*$/m, 'path: /moved'),
    [page]: read(page).replace('---\n', '---\npath: /me\n'),
    'old/content/posts/first-post.md': old['old/content/posts/first-post.md'].replace(
      '2021-04-02',
      '2026-01-01',
    ),
  });
  expect(run().leftOut).toEqual(
    expect.arrayContaining([
      'old/content/posts/first-post.md: /2021/03/forms-that-survive is here already, without what changed there on 2026-01-01',
      expect.stringMatching(/^old\/content\/about\.md: .*site\/pages\/about\.mdx is here already$/),
      'old/content/notes/json.md: /moved is here already',
    ]),
  );
  expect(read(page)).toContain('path: /me');
});

test('a file that can’t be read is left out by its name, with the line of its mistake', () => {
  write({
    ...old,
    'old/content/posts/quote.md': '---\ntitle: "No end\n---\n\nText.\n',
    'old/content/posts/colon.md': '---\ndate: 2020-01-01\ntitle: One: two\n---\n\nText.\n',
    'old/content/posts/folder.md/index.md':
      '---\ntitle: In a folder\ndate: 2020-01-01\ndate: 2020-01-02\n---\n\nText.\n',
  });
  const { articles, leftOut } = run();
  expect(articles.map(({ title }) => title)).toContain('In a folder');
  expect(leftOut.filter((each) => each.includes('correct it and run this again'))).toEqual([
    expect.stringMatching(/^old\/content\/posts\/colon\.md: it can't be read.* at line 3, /),
    expect.stringMatching(/^old\/content\/posts\/folder\.md: /),
    expect.stringMatching(/^old\/content\/posts\/quote\.md: .* at line 3, /),
  ]);
});

test('math stays math, prices stay prices, and TeX that this site can not show is a to-do', () => {
  write({
    ...old,
    'old/content/posts/math.md':
      '---\nTitle: Math\nDate: 2022-01-01\n---\n\nFrom $5 to $10: $x_{1}$, {braces}.\n\n$$\n\\frac{1}{x_1}\n$$\n\n$$\n\\nothing{\n$$\n',
  });
  run();
  expect(body('site/articles/04-math/index.mdx')).toBe(`From \\$5 to \\$10: $x_{1}$, \\{braces}.

$$
\\frac{1}{x_1}
$$

\`\`\`text title=to-do
\\nothing{
\`\`\``);
});

test('translations are at the addresses of their language, and a page without a title has its name', () => {
  const text = (title: string) =>
    `---\n${title}\ndate: 2022-01-01\n---\n\n${'Words that describe it. '.repeat(4)}\n`;
  write({
    'old/hugo.toml': 'defaultContentLanguage = "de"\n',
    'old/content/posts/forms.de.md': text('title: Formulare'),
    'old/content/posts/forms.zh-Hans.md': text('title: 表单'),
    'old/content/posts/bundle/index.en.md': text('title: Bundle'),
    'old/content/posts/no-title.md': text('weight: 1'),
    'old/content/posts/node.js.md': text('title: Node.js'),
  });
  const { articles } = run();
  expect(articles.map(({ path, title }) => [path, title]).sort()).toEqual([
    ['/en/posts/bundle', 'Bundle'],
    ['/posts/forms', 'Formulare'],
    ['/posts/no-title', 'no title'],
    ['/posts/node-js', 'Node.js'],
    ['/zh-hans/posts/forms', '表单'],
  ]);
});
