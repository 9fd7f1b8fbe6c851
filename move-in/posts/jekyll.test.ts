import { expect, test } from 'vitest';
import { today } from '../../src/site/content/day.ts';
import { jekyll } from './jekyll.ts';
import { importing, picture } from './testing/imported.ts';

const { write, run, body, read } = importing(jekyll);

// After https://jekyllrb.com/docs/ and the posts of its theme minima.
const old = {
  'old/_config.yml': 'title: Old\nurl: https://old.example\n',
  'old/index.md': '---\nlayout: home\n---\n',
  'old/about.md':
    '---\ntitle: About\npermalink: /about/\n---\n\nI write software for small shops, and this is the page about that.\n',
  'old/README.md': 'Not a page.\n',
  'old/_posts/2016-05-19-super-short-article.md': `---
layout: post
title: "Some articles are just so short"
author: Ada Sample
categories: junk old
tags: a b
---

{: .no_toc }
* TOC
{:toc}

See [the next]({% post_url 2016-05-20-My_example %}), [it]({{ site.baseurl }}/2016/05/20/My_example.html) and {{ "/about/" | relative_url }}.

{% highlight ruby linenos %}
puts "{{ not liquid }}"
{% endhighlight %}

{% include youtube.html id="dQw4w9WgXcQ" title="A song" %}
{% include figure image_path="/assets/a.png" alt="A square" caption="Square" %}

{% include chart.html %}

<details><summary>More</summary>

**Markdown** in HTML, H<sub>2</sub>O.

</details>
`,
  'old/_posts/2016-05-20-My_example.md':
    '---\ntitle: Mine\nredirect_from: /mine/\n---\n\nIt is long enough to be a description of its own, by one sentence.\n',
  'old/_drafts/later.md': '---\ntitle: Later\n---\n\nLater.\n',
  'old/assets/a.png': picture,
};

test('posts and drafts are articles at the addresses that Jekyll gave them, and lists are left out', () => {
  write(old);
  const { articles, pages, leftOut } = run();
  expect(articles.map(({ path, aliases, draft }) => [path, aliases, draft])).toEqual([
    ['/junk/old/2016/05/19/super-short-article', [], false],
    ['/2016/05/20/my-example', ['/2016/05/20/My_example', '/mine'], false],
    ['/later', [], true],
  ]);
  expect(articles[0]?.tags).toEqual(['a', 'b', 'junk', 'old']);
  expect(articles[0]?.published.iso).toBe('2016-05-19');
  expect(pages.map(({ path }) => path)).toEqual(['/about']);
  expect(leftOut).toEqual(['old/index.md: a list or a page that this site makes by itself']);
});

test('Liquid becomes what this site has, or a to-do', () => {
  write(old);
  run();
  expect(
    body('site/articles/01-some-articles-are-just-so-short/index.mdx'),
  ).toBe(`See [the next](/2016/05/20/my-example), [it](/2016/05/20/my-example) and /about/.

\`\`\`ruby
puts "{{ not liquid }}"
\`\`\`

<YouTube id="dQw4w9WgXcQ" title="A song" />

<Figure caption="Square">
  ![A square](./a.png)
</Figure>

\`\`\`text title=to-do
{% include chart.html %}
\`\`\`

<Fold title="More">
  **Markdown** in HTML, H<sub>2</sub>O.
</Fold>`);
});

test('Hexo has the folders of Jekyll in source/, and tags of its own', () => {
  const text = 'These are words that are long enough to make a description of them.';
  write({
    'old/_config.yml': 'permalink: :year/:month/:day/:title/\n',
    'old/source/about/index.md': `---\ntitle: About\n---\n\n${text}\n`,
    'old/source/_posts/one.md': `---\ntitle: One\ndate: 2020-01-01\n---\n\n{% post_link two The second %}\n\n{% asset_img a.png A square %}\n\n{% youtube dQw4w9WgXcQ %}\n`,
    'old/source/_posts/two.md': `---\ntitle: Two\ndate: 2020-01-02\n---\n\n${text}\n`,
    'old/source/_posts/one/a.png': picture,
  });
  const { articles, pages } = run();
  expect([...articles, ...pages].map(({ path }) => path)).toEqual([
    '/2020/01/01/one',
    '/2020/01/02/two',
    '/about',
  ]);
  expect(body('site/articles/01-one/index.mdx')).toBe(`[The second](/2020/01/02/two)

![A square](./a.png)

<YouTube id="dQw4w9WgXcQ" title="to-do: name the video" />`);
});

test('mistakes in a file are named, and one in the configuration stops the import', () => {
  const text = 'These are words that are long enough to make a description of them. {% chart %}';
  write({
    'old/_config.yml': 'title: Old\n',
    'old/_posts/2020-01-01-open.md': `---\ntitle: Open\n\n${text}\n`,
    'old/_posts/2020-02-30-never.md': `---\ntitle: Never\n---\n\n\`to-do: a\` ${text}\n`,
    'old/_posts/2020-03-01-yaml.md': `---\ntitle: A: b\n---\n\n${text}\n`,
  });
  const { articles, leftOut } = run();
  expect(articles).toMatchObject([
    { path: '/never', description: text.slice(0, 67), published: { iso: today() } },
  ]);
  const problem = "it can't be read, so correct it and run this again";
  expect(leftOut).toEqual([
    `old/_posts/2020-01-01-open.md: ${problem}: its front matter has no last line, --- or +++`,
    expect.stringMatching(`^old/_posts/2020-03-01-yaml.md: ${problem}: .* line 2`),
  ]);
  write({ 'old/_config.yml': 'title: A: b\n' });
  expect(run).toThrow(/old\/_config.yml can't be read, so nothing was imported. Correct it: .* line 1/);
  write({ 'old/_config.yml': '', 'old/_posts/2020-04-01-toml.md': `+++\ntitle = "A\n+++\n\n${text}\n` });
  expect(run().leftOut).toContainEqual(
    expect.stringMatching(/2020-04-01-toml.md: .*: Invalid TOML document: .* at line 2$/),
  );
});

test('a page that Jekyll makes of a template is not copied in place of this site’s', () => {
  write({
    ...old,
    'old/feed.xml': '---\nlayout: null\n---\n{% for post in site.posts %}{% endfor %}\n',
    'old/_posts/2020-01-01-links.md':
      '---\ntitle: Links\n---\n\n[Home](/index.html), [the feed](/feed.xml), [the list](/index.md) and [a file](/assets/a.pdf).\n',
    'old/index.html': '---\nlayout: home\n---\n',
    'old/assets/a.pdf': '%PDF',
  });
  expect(run().files.filter((file) => file.startsWith('public/'))).toEqual(['public/assets/a.pdf']);
});

test('a later import keeps a picture of an earlier page apart from another one of its name', () => {
  const page = (name: string) =>
    `---\ntitle: ${name}\n---\n\nThese are words that are long enough to make a description.\n\n![Me](/${name}/me.png)\n`;
  write({ 'old/_config.yml': '', 'old/about.md': page('about'), 'old/about/me.png': picture });
  run();
  const other = Buffer.concat([picture, Buffer.from('other')]);
  write({ 'old/contact.md': page('contact'), 'old/contact/me.png': other });
  run();
  expect(body('site/pages/contact.mdx')).toContain('![Me](./2-me.png)');
  expect(read('site/pages/2-me.png')).not.toBe(read('site/pages/me.png'));
});

test('names that a Mac wrote with letters in two parts are found, and lead here as browsers ask for them', () => {
  write({
    'old/_config.yml': 'title: Old\n',
    'old/_posts/2020-01-02-cafe\u0301.md':
      '---\ntitle: Café\n---\n\n![One](/assets/cr%C3%A8me.png) ![Two](/assets/crème.png)\n',
    'old/assets/cre\u0300me.png': picture,
  });
  expect(run().articles.map(({ aliases }) => aliases)).toEqual([['/2020/01/02/café']]);
  expect(body('site/articles/01-cafe/index.mdx')).toBe('![One](./creme.png) ![Two](./creme.png)');
});
