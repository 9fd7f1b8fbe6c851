import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { jekyll } from './jekyll.ts';
import { Report } from './post.ts';
import { importing } from './testing/imported.ts';
import { toMdx } from './to-mdx.ts';

const { write, run, read, body, pathOf } = importing(jekyll);
const text = 'These are words that are long enough to make a description of them.';

const math = (tex: string) => `<pre><code class="language-math">${tex}</code></pre>`;
test.each([
  math('\\text{a\n$$\n\nexport const a = 1\n\n$$\nb}'),
  '<code class="math-inline">\\text{a$ {x} $b}</code>',
  '<p>a <code class="math-inline">b\n\nexport const a = 1\n\nc</code></p>',
  '<p>a <code class="math-inline">b\n# {x}\nc</code></p>',
  '<code class="math-inline"></code><pre>{x}</pre>',
  `<p>a</p><em>b${math('c\n\n{x}\n\nd')}</em>`,
  '<h2>a<pre>b\n\nexport const a = 1\n\nc</pre></h2>',
  '<ul><li><b>a<pre>b\n\n{x}\n\nc</pre></b></li></ul>',
  '<kbd>a<pre>```\n\n{x}</pre></kbd>',
  '<p><code>&lt;Evil/>``a</code><code>`b &lt;Evil/></code></p>',
  '<p><code>a`</code><code> </code><samp>{x}</samp></p>',
  '<ins><p><code>a``</code></p><code>&lt;Evil/></code></ins>',
  '<ul># <mark>`- `<b>`1. </b><samp>&lt;Evil/></samp></mark></ul>',
  '<ul><b>&lt;</b><ins>](&lt;Evil/></ins></ul>',
  '<th>export const a = 1</th>',
])('what a text says never becomes code that the build runs: %j', (html) => {
  const mdx = toMdx(html, { file: () => undefined, link: () => '/', report: new Report() });
  const nodes = JSON.stringify(mdxToMdast(mdx, { features: { math: true } }));
  expect(nodes).not.toMatch(/"type":"mdx\w*(Expression|Esm)"|"name":"Evil"/);
});

test('an author, a cover and a link are words, whatever is in them', () => {
  write({
    'old/_posts/2021-01-01-one.md': `---
title: One
author: "x*\\n\\nexport const a = 1\\n\\n{b} <c>"
cover: "a.png\\rdraft: true"
---

${text} [a](javascript:alert) <a href="java&#10;script:alert">b</a> [c](data:text/html,d)
`,
  });
  const { articles, toDos } = run();
  expect(articles).toMatchObject([{ draft: false }]);
  const file = 'site/articles/01-one/index.mdx';
  expect(body(file)).toBe(`*By x\\* export const a = 1 \\{b} \\<c>*

${text} a \`to-do: link javascript:alert\` b \`to-do: link java\nscript:alert\` c \`to-do: link data:text/html,d\``);
  expect(read(file)).toContain('its cover was a.png draft: true');
  expect(toDos).toHaveLength(3);
});

test('a post whose elements are nested too deep is a to-do, and the next one is imported', () => {
  const deep = `${'<div>'.repeat(5000)}Words.`;
  write({
    'old/_posts/2021-01-01-one.html': `---\ntitle: One\n---\n${deep}`,
    'old/_posts/2021-01-02-two.md': `---\ntitle: Two\n---\n\n${text}\n`,
  });
  expect(run()).toMatchObject({
    articles: [{ title: 'One' }, { title: 'Two' }],
    toDos: [expect.stringContaining('<div>')],
  });
});

test.each([
  ['<h2>&nbsp;</h2><p>a</p>', 'a\n'],
  ['<ul><li><h3><b></b></h3>a</li></ul>', '- a\n'],
  ['<h2><img src="a.png" alt="b"></h2>', '![b](./a.png)\n'],
])('a heading without words leaves what else is in it: %j', (html, mdx) => {
  expect(toMdx(html, { file: () => './a.png', link: () => '/', report: new Report() })).toBe(mdx);
});

test('formulas that would run into each other are left to be done', () => {
  const formula = '<code class="math-inline">x</code>';
  const mdx = toMdx(`<p>${formula}${formula}</p>`, {
    file: () => undefined,
    link: () => '/',
    report: new Report(),
  });
  expect(mdx).toBe('```text title=to-do\n$x$$x$\n\n```\n');
});

test('neither a backtick in a description nor a % in the name of a file stops an import', () => {
  write({
    'old/_posts/2021-01-01-one.md': `---
title: One
---

${text} ![the \` key](gone.png) and \`<b>\`

<script src="https://gist.github.com/ada/0123456789ab.js?file=100%.md"></script>
`,
  });
  run();
  const file = 'site/articles/01-one/index.mdx';
  expect(read(file)).toContain(`description: "${text}" #`);
  expect(body(file)).toContain('<Snippet id="0123456789ab" file="100%.md" />');
});

test('files elsewhere on the machine stay where they are', () => {
  const elsewhere = temporaryFolder();
  for (const name of ['key', 'notes.pdf']) writeFileSync(join(elsewhere, name), 'secret');
  const long = '%E3%81%82'.repeat(90);
  write({
    key: 'secret',
    'old/key': 'of the blog',
    'old/notes.pdf': 'shown',
    'old/_posts/2021-01-01-one.md': `---\ntitle: One\n---\n
${text} [a](../../key) [b](/b.pdf) ![c](/c.png) [d](/..%2f..%2fkey) [e](/e%00) [f](/${long}) [g](/notes.pdf)\n`,
  });
  symlinkSync(join(elsewhere, 'notes.pdf'), pathOf('old/b.pdf'));
  symlinkSync(join(elsewhere, 'key'), pathOf('old/c.png'));
  expect(run().files).toEqual(['public/notes.pdf', 'site/articles/01-one/index.mdx']);
});
