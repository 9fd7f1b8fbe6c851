import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { headingFace } from '#site/heading-face.ts';
import { themeSchema } from '#site/theme.ts';
import { copyBareSample } from '../../tests/setup/bare-sample.ts';
import { runProgram } from '../../tests/setup/run-program.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { allFindings, report } from './findings.ts';
import { knownPages } from './links.ts';
import { readTree } from './read-tree.ts';
import { storedCommentFindings } from './stored-comments.ts';

// The first one loads the dictionaries.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['package.json', 'src', 'examples']) symlinkSync(resolve(name), join(folder, name));
});

const head = `---
title: A title
description: What this article is about, in one or two sentences of some length.
published: 2026-11-20
minutes: 1
---

It begins with a paragraph.
`;

/** What is found in a site with these files, whose configuration and home page are the sample's. */
async function check(files: Readonly<Record<string, string | Buffer>>): Promise<readonly string[]> {
  copyBareSample(join(folder, 'site'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true });
    writeFileSync(join(folder, 'site', name), text);
  }
  const root = process.cwd();
  process.chdir(folder);
  try {
    return report(await allFindings({ tree: 'site', configFile: 'site/site.config.ts' }), 'site').split('\n');
  } finally {
    process.chdir(root);
  }
}

/** Runs the command itself on the site that was checked last. */
function command() {
  const options = { cwd: folder, env: { SITE_TREE: undefined } };
  const { status, said } = runProgram('scripts/check-site/check-site.ts', [], options);
  return { status, lines: said.split('\n') };
}
const here = 'site/articles/01-first/index.mdx';
const fine = ['site/: 0 errors, 0 warnings, 0 suggestions'];
/** The sample's configuration with one more setting. */
const withSetting = (setting: string) =>
  readFileSync('sample/site.config.ts', 'utf8').replace('host:', `${setting},\n  host:`);

test('a correct site has no findings: links, headings, math, pictures of any ending, and the words of its owner', async () => {
  const pictures = {
    'a.JPG': '\xff\xd8\xff\xe0',
    'a.png': 'RIFF\0\0\0\0WEBP',
    'a.avif': '\0\0\0\x20ftypmif1\0\0\0\0mif1avif',
    'a.gif': 'GIF89a',
    'a.svg': '<svg\n viewBox="0 0 4 4">',
  };
  const text = `
\`\`\`js
const x = 1;
\`\`\`

See [a host](https://react.dev), [home](/), [this page](#the-end), [its comments](/blogpost1/comments) and [the privacy policy](/privacy-policy#cookies).

The [app](/apps/travel-blog), [as a file](/blogpost1.md), [its feed](/blogpost1/comments.xml), [JSON](/feed.json), [tags](/tags), [CSS](/tags/css/feed.xml), [what is left](https://a.example/50%).

${Object.keys(pictures)
  .map((name) => `![A shop](./${name})`)
  .join('\n\n')}

It is $\\frac{8 s}{b}$ and $\\text{in b}$, by Zyxwvova.

## The end

## From $5 to $10

## Part 1

## Part

## हिन्दी

## $a^2$

[a](#from-5-to-10), [b](#part), [c](#हिन्दी)
`;
  const config = readFileSync('sample/site.config.ts', 'utf8')
    .replace('Robin Example', 'Mira Zyxwvova')
    .replace('Exampletown', 'Foozleburg')
    .replace('robin_example', 'zyxwvmira');
  const files = {
    'site.config.ts': config,
    'words.txt': 'हिन्दी\nRobin\n',
    'articles/01-first/index.mdx': head.replace('minutes', 'tags: [CSS]\nminutes') + text,
    'legal/privacy-policy.mdx':
      'export const When = ({ is, children }) => (is ? children : null);\n\n# Privacy policy\n\n## Cookies\n\n<When is={false}>\n\n[There](/blogpost9)\n\n</When>\n',
  };
  const shown = Object.entries(pictures).map(
    ([name, bytes]) => [`articles/01-first/${name}`, Buffer.from(bytes, 'latin1')] as const,
  );
  expect(await check({ ...files, ...Object.fromEntries(shown) })).toEqual(fine);
});

test('a site without articles is fine', async () => {
  const page =
    '---\ntitle: Uses\ndescription: What is used here every day, and why it was chosen over other things.\n---\n\nA zyxwv.\n';
  expect((await check({ 'pages/uses.mdx': page })).at(-1)).toBe('site/: 0 errors, 1 warning, 0 suggestions');
});

test('mistakes are errors, doubts are warnings, and a reading time that is off is a suggestion', async () => {
  const mistakes = [
    ['# Top', "10  'Top' is on the same level as the title: write ## before it"],
    ['## One\n\n#### Three', "12  'Three' skips a level: write ### before it"],
    ['[there](/blogpost20)', '10  leads to /blogpost20, which is not a published page: correct the link'],
    [
      '![](https://a.example/x.png)',
      '10  is a picture without a description: write what it shows, ![like this](…)',
    ],
    ['[there](/50%-off)', "10  '/50%-off' has a bare %: write it as %25"],
    [
      '<Video src="./a.png" captions="./clip.vtt" title="A" />',
      "10  shows ./clip.vtt, which is not in the article's folder: add the file, or correct its name",
    ],
    [
      '![A shop](./a shop.png)',
      '10  shows ./a shop.png as text, because it has a space: write (<./a shop.png>)',
    ],
    [
      '![A shop](./shop.png)',
      "10  shows ./shop.png, which is not in the article's folder: add the file, or correct its name",
    ],
  ];
  const articles = mistakes.map(([text], at) => [`articles/0${at + 1}-an/index.mdx`, `${head}\n${text}\n`]);
  const files = {
    ...Object.fromEntries(articles),
    'articles/06-an/a.png': 'png',
    'articles/10-it.mdx': head,
    'articles/11-it/it.mdx': head,
    'articles/2026/12-it/index.mdx': head,
    'articles/13-it/index.MDX': head,
    'legal/imprint.mdx': '# Imprint\n',
    'articles/14-doubts/index.mdx': `${head}\n[There](#nowhere) is a zyxwv, and a Foozle.\n`,
    'articles/09-long/part.mdx': 'A part of it.\n',
    'articles/09-long/index.mdx': `${head}${'Some more words to read. '.repeat(100)}\n`,
    'words.txt': 'foozle\n',
  };
  const doubts = 'site/articles/14-doubts';
  const notShown = (file: string) =>
    `warning    site/${file}:1  is not shown: an article is articles/10-its-name/index.mdx, a page pages/its-name.mdx`;
  const lines = [
    ...mistakes.map(([, says], at) => `error      site/articles/0${at + 1}-an/index.mdx:${says}`),
    ...['articles/10-it.mdx', 'articles/11-it/it.mdx', 'articles/13-it/index.MDX'].map(notShown),
    `warning    ${doubts}/index.mdx:10  leads to #nowhere, but /blogpost14 has no such heading: correct the link`,
    `warning    ${doubts}/index.mdx:10  'zyxwv' is an unknown word: correct it, or add it to site/words.txt`,
    ...['articles/2026/12-it/index.mdx', 'legal/imprint.mdx'].map(notShown),
  ];
  const long = 'site/articles/09-long/index.mdx';
  const found = [
    ...lines,
    `suggestion ${long}:5  has 505 words, which take 3 min: write 'minutes: 3'`,
    'site/: 8 errors, 7 warnings, 1 suggestion',
  ];
  expect(await check(files)).toEqual(found);
});

test('a public file that takes the place of a page is a warning, and other public files are fine', async () => {
  mkdirSync(join(folder, 'public'));
  for (const name of ['index.html', 'posts.html', 'feed.xml', 'robots.txt', 'a #%.txt'])
    writeFileSync(join(folder, 'public', name), '');
  const mdx = `${head}\n[A file](/a%20%23%25.txt)\n`;
  expect(await check({ 'words.txt': 'Robin', 'articles/01-first/index.mdx': mdx })).toEqual([
    'warning    public/feed.xml:1  takes the place of the page /feed.xml: give it another name, unless you want that',
    expect.stringContaining('public/index.html:1  takes the place of the page /: '),
    expect.stringContaining('public/posts.html:1  takes the place of the page /posts: '),
    'site/: 0 errors, 3 warnings, 0 suggestions',
  ]);
});

test('only a draft may link to a draft', async () => {
  const link = '\n[The next one](/blogpost3), [its comments](/blogpost3/comments)\n';
  const draft = head.replace('minutes', 'draft: true\nminutes');
  const lines = await check({
    'articles/01-first/index.mdx': head + link,
    'articles/02-draft/index.mdx': draft + link,
    'articles/03-draft/index.mdx': draft,
  });
  expect(lines).toEqual([
    `error      ${here}:10  leads to /blogpost3, which is not a published page: correct the link`,
    `error      ${here}:10  leads to /blogpost3/comments, which is not a published page: correct the link`,
    'site/: 2 errors, 0 warnings, 0 suggestions',
  ]);
});

test('a link to a page that a setting turned off, or of files where none is shown, is an error', async () => {
  const off = [
    '/subscribe',
    '/moderation',
    '/comments.xml',
    '/blogpost1/comments',
    '/blogpost1/comments.xml',
    '/blogpost1/files',
  ];
  const config = readFileSync('sample/site.config.ts', 'utf8')
    .replace(/^ {2}list: .*\n/m, '')
    .replace(/comments: \{.*\}/, "comments: { kind: 'none' }")
    .replace(/analytics: \{ kind: 'embedded' \},/, '');
  const text = off.map((path) => `[off](${path})\n`).join('\n');
  const lines = await check({ 'site.config.ts': config, 'articles/01-first/index.mdx': `${head}\n${text}` });
  expect(lines.map((line) => / leads to (\S+), which is not a published page/.exec(line)?.[1])).toEqual([
    ...off,
    undefined,
  ]);
});

test('every page of the site is one that a link may lead to', async () => {
  const names = globSync(['src/pages/*.astro', 'src/pages/[a-z]*/']).map((file) => parse(file).name);
  const site = await readTree({ tree: 'sample', configFile: 'sample/site.config.ts' }, true);
  const known = [...knownPages(site).keys()].map((page) => page.split('/')[1]);
  // The service worker's, pictures that no text links to, and tags, which the sample doesn't have.
  const others = ['index', 'offline', 'og', 'tags'];
  expect(
    names.filter((name) => !/^\[/.test(name) && !known.includes(name) && !others.includes(name)),
  ).toEqual([]);
});

test('a link to an article of a future day is a warning, unless its own page comes no earlier', async () => {
  const link = '\n[The last one](/blogpost4), [its comments](/blogpost4/comments)\n';
  const on = (day: string) => head.replace('2026-11-20', day) + link;
  const lines = await check({
    'articles/01-first/index.mdx': head + link,
    'articles/02-earlier/index.mdx': on('2998-12-31'),
    'articles/03-same-day/index.mdx': on('2999-01-01'),
    'articles/04-last/index.mdx': on('2999-01-01'),
    'articles/05-draft/index.mdx': head.replace('minutes', 'draft: true\nminutes') + link,
  });
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual(
    [here, here.replace('01-first', '02-earlier')].flatMap((file) =>
      ['/blogpost4', '/blogpost4/comments'].map(
        (path) =>
          `warning    ${file}:10  leads to ${path}, which is not there before 2999-01-01: remove the link until then`,
      ),
    ),
  );
});

test.each([
  ['A set {a b}', /10 {2}is not MDX: .*Write \\\{ or \\< for the character itself\./],
  ['One<br>two', /10 {2}is not MDX: Expected a closing tag for `<br>`.*Close the tag, as in <br \/>, or/],
  ['export const a = ;', /10 {2}is not MDX: Could not parse esm: Unexpected token\.$/],
  [
    'It is $\\frac{1$.\n\n$$\n\\nothing\n$$\n\nFrom $5 to $10.',
    /10 {2}has math that can't be read: .*Write \\\$ for a dollar sign$/,
  ],
])('%j is one error in each article that has it, with its line', async (text, says) => {
  const mdx = `${head}\n${text}\n`;
  const lines = await check({ 'articles/01-first/index.mdx': mdx, 'articles/02-second/index.mdx': mdx });
  const said = expect.stringMatching(says);
  expect(lines).toEqual([said, said, expect.stringContaining('2 errors,')]);
});

test('front matter needs its second line, and may follow the mark that some editors write', async () => {
  const lines = await check({
    'articles/01-first/index.mdx': `\uFEFF${head}`,
    'articles/02-second/index.mdx': head.replace('\n---\n', '\n'),
  });
  expect(lines.slice(0, -1)).toEqual([
    'error      site/articles/02-second/index.mdx:1  has no front matter: begin with title and so on, between two lines of ---',
  ]);
});

test('every mistake in front matter is reported with its line', async () => {
  const files = {
    'articles/01-first/index.mdx': head
      .replace('published: 2026-11-20', 'published: 2026-02-30')
      .replace('title', 'titel'),
    'articles/02-second/index.mdx': head.replace('A title', 'My app: a story'),
    'articles/03-third/index.mdx': head.replace('A title', '2026'),
    'articles/04-fourth/index.mdx': head.replace('minutes', 'tags:\n\t- CSS\nminutes'),
  };
  const lines = await check(files);
  expect(lines.slice(0, -1)).toEqual([
    `error      ${here}:2  title: is missing`,
    `error      ${here}:2  does not know 'titel'; remove it, or check its spelling`,
    `error      ${here}:4  published: '2026-02-30' is not a date: write it as 2026-11-20 or 'November 20, 2026'`,
    expect.stringMatching(
      /02-second\/index\.mdx:2 {2}is not YAML: .*Quote values that contain a colon or a quote\./,
    ),
    'error      site/articles/03-third/index.mdx:2  title: must be text: put it in quotes',
    'error      site/articles/04-fourth/index.mdx:6  is not YAML: Tabs are not allowed as indentation.',
  ]);
});

const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

test('a mistake inside of a setting is reported at the line of its key', async () => {
  const config = withSetting("theme: {\n    colors: { accent: { light: '#0b7285', dark: 'bluish' } },\n  }");
  expect((await check({ 'site.config.ts': config }))[0]).toBe(
    `error      site/site.config.ts:${lineOf(config, 'bluish')}  theme.colors.accent.dark: is not a color of CSS; try one like '#0b7285' or 'oklch(0.5 0.1 220)'`,
  );
});

test.each([
  ['gone.woff2', 'is missing: add the file, or correct its name'],
  ['page.woff2', 'is not a font, or it is damaged: it has to be a .woff2 or .ttf file with one font'],
  ['half.woff2', 'is not a font, or it is damaged: it has to be a .woff2 or .ttf file with one font'],
])('a heading font that can not be used, %s, is reported where it is named', async (name, says) => {
  const config = withSetting(`theme: {\n    fonts: {\n      heading: '${name}' } }`);
  const half = readFileSync(headingFace(themeSchema.parse({}))).subarray(0, 9000);
  const files = { 'page.woff2': '<!doctype html>', 'half.woff2': half };
  const lines = await check({ 'site.config.ts': config, ...files });
  expect(lines.slice(0, -1)).toEqual([
    `error      site/site.config.ts:${lineOf(config, 'heading:')}  theme.fonts.heading: site/${name} ${says}`,
  ]);
});

test('a key that is missing is reported where its group begins', async () => {
  const home = readFileSync('sample/home.ts', 'utf8').replace("posts: 'Recent", "'blog': 'Recent");
  expect((await check({ 'home.ts': home })).slice(0, -1)).toEqual([
    `error      site/home.ts:${lineOf(home, 'titles:')}  titles.posts: is missing`,
    `error      site/home.ts:${lineOf(home, "'blog'")}  titles: does not know 'blog'; remove it, or check its spelling`,
  ]);
});

test('a mistake in one of several projects is reported at its line', async () => {
  const projects = `import { defineProjects } from '#site/project.ts';
const description = 'A shop for the bicycles of one town, with a calendar for repairs.';
export const projects = defineProjects([
  { title: 'A', description },
  {
    title: 'B',
    // link: 'https://b.example',
    description, link: 'http://b.example' },
  { title: 'C' },
]);`;
  expect((await check({ 'projects.ts': projects })).slice(0, -1)).toEqual([
    'error      site/projects.ts:8  project 2, link: must be a full address that begins with https://',
    'error      site/projects.ts:9  project 3, description: is missing',
  ]);
});

test('a picture, drawing or program that is not there is reported where it is named', async () => {
  const files = {
    'projects.ts': `import { defineProjects } from '#site/project.ts';
const description = 'A shop for the bicycles of one town, with a calendar for repairs.';
export const projects = defineProjects([
  { title: 'A', description, image: './shop.png', alt: 'A shop' },
  { title: 'B', description, app: { name: 'b', example: 'nothing' } },
]);`,
    'skills.ts': `import { defineSkills } from '#site/project.ts';
export const skills = defineSkills([{ name: 'A', image: 'cogg' }]);`,
    'articles/01-first/index.mdx': head.replace('minutes', 'cover: ./cover.png\nminutes'),
    'pages/uses.mdx': head.replace(/published: .*\nminutes: 1/, 'cover: cofer'),
  };
  expect((await check(files)).slice(0, -1)).toEqual([
    `error      ${here}:5  names './cover.png', but there is no site/articles/01-first/cover.png: add it, or correct the name`,
    "error      site/pages/uses.mdx:4  names 'cofer', but there is no src/design/drawings/cofer.svg: add it, or correct the name",
    "error      site/projects.ts:4  names './shop.png', but there is no site/shop.png: add it, or correct the name",
    "error      site/projects.ts:5  names 'nothing', but there is no examples/nothing/app/main.tsx: add it, or correct the name",
    "error      site/skills.ts:2  names 'cogg', but there is no src/design/drawings/cogg.svg: add it, or correct the name",
  ]);
});

test.each([
  ['a HEIC of a phone', 'photo.jpg', '\0\0\0\x1cftypheic'],
  ['a page', 'photo.png', '<!doctype html>'],
  ['a format that browsers do not show', 'photo.heic', '\0\0\0\x1cftypheic'],
  ['an empty drawing', 'drawing.svg', ''],
  ['a drawing without a size', 'drawing.svg', '<svg width="100%" height="100%">'],
])('%s, %s, is reported where it is shown or named', async (_, name, bytes) => {
  const says =
    'which is not a picture that can be read: save it as PNG, JPEG, WebP or AVIF; an SVG needs a viewBox at its beginning';
  const files = (mdx: string) => ({
    [`articles/01-first/${name}`]: bytes,
    'articles/01-first/index.mdx': mdx,
  });
  expect((await check(files(`${head}\n![A photo](./${name})\n`)))[0]).toBe(
    `error      ${here}:10  shows ./${name}, ${says}`,
  );
  expect((await check(files(head.replace('minutes', `cover: ./${name}\nminutes`))))[0]).toBe(
    `error      ${here}:5  names './${name}', ${says}`,
  );
});

test('a mistake in the CV is reported with its line', async () => {
  const lines = await check({ 'resume.json': '{\n  "basics": {},\n}\n' });
  expect(lines[0]).toBe('error      site/resume.json:3  is not JSON: Expected double-quoted property name');
  const resume = readFileSync('sample/resume.json', 'utf8').replace(
    '"startDate": "2022-02"',
    '"startDate": 2022',
  );
  const page = `${head.replace(/^(published|minutes).*\n/gm, '')}\nimport resume from '../resume.json';\n\n<Resume of={resume} />\n`;
  const shown = await check({ 'resume.json': resume, 'pages/cv.mdx': page });
  const line = resume.split('\n').findIndex((each) => each.includes('"startDate": 2022,')) + 1;
  expect(shown[0]).toMatch(new RegExp(`^error      site/resume.json:${line}  work\\.0\\.startDate: `));
});

test('a site without a privacy policy is told to add one', async () => {
  await check({});
  rmSync(join(folder, 'site/legal'), { recursive: true });
  const { status, lines } = command();
  expect([status, lines[0]]).toEqual([
    1,
    'error      site/legal/privacy-policy.mdx:1  is missing: copy sample/legal/privacy-policy.mdx, and make it yours',
  ]);
});

test('a language needs its file, its texts are not looked up in an English dictionary, and a warning alone fails nothing', async () => {
  const config = withSetting("language: 'it'");
  const italian = `${head}\nUn [correttore ortografico](#altrove).\n`;
  const files = { 'site.config.ts': config, 'articles/01-first/index.mdx': italian };
  expect(await check(files)).toContainEqual(
    expect.stringMatching(
      /^error +site\/site\.config\.ts:\d+ +language: there is no site\/languages\/it\.ts\./,
    ),
  );
  const words = readFileSync('src/languages/en.ts', 'utf8');
  const lines = await check({ ...files, 'languages/it.ts': words });
  expect(lines).toEqual([
    `warning    ${here}:10  leads to #altrove, but /blogpost1 has no such heading: correct the link`,
    'site/: 0 errors, 1 warning, 0 suggestions',
  ]);
  expect(command()).toEqual({ status: 0, lines });
});

test.each([
  ['home.ts', '/about'],
  ['projects.ts', '/work/travel-blog'],
  ['skills.ts', '/blogpost2'],
])('a page that %s names has to be there', async (name, page) => {
  const text = readFileSync(join('sample', name), 'utf8');
  const line = text.split('\n').findIndex((each) => each.includes(`'${page}'`)) + 1;
  const found = await check({ [name]: text });
  expect(found.join('\n')).toContain(
    `site/${name}:${line}  leads to ${page}, which is not a published page: correct the link`,
  );
});

test('the sample has nothing to correct', async () => {
  expect(await allFindings({ tree: 'sample', configFile: 'sample/site.config.ts' })).toEqual([]);
});

test('an old address has one target, which is a page, and hides no page', async () => {
  const article = (more: string) => head.replace('minutes: 1', `minutes: 1\n${more}`);
  const config = readFileSync('sample/site.config.ts', 'utf8').replace(
    '\n});',
    `
  redirects: {
    '/first/': '/nowhere',
    '/loop': '/pool',
    '/pool': '/loop',
    '/notes/*': '/posts',
    '/old/*': '/notes/*',
    '/fine': 'https://other.example/',
    '/tag/*': '/tags/*',
  },
});`,
  );
  const found = await check({
    'site.config.ts': config,
    'articles/01-first/index.mdx': article('path: /2021/first\naliases:\n  - /first\n  - /posts'),
    'articles/02-second/index.mdx': `${article('aliases: [/first.html]')}\n[The first](/first) and [again](/2021/first).\n`,
    'pages/notes/mine.mdx': `---\ntitle: Notes\ndescription: What these notes are about, in one or two sentences of some length.\n---\n\nNotes.\n`,
  });
  const line = (text: string) => `error      site/site.config.ts:${lineOf(config, text)}  `;
  const errors = found.filter((each) => each.startsWith('error') || each.includes('write that'));
  expect(errors).toEqual([
    `error      ${here}:9  hides the page /posts: remove it, or give that page another path`,
    'error      site/articles/02-second/index.mdx:6  leads from /first, as one in site/articles/01-first/index.mdx does: remove one of them',
    `${line("'/first/'")}leads from /first, as one in site/articles/01-first/index.mdx does: remove one of them`,
    `${line("'/loop': ")}leads to /pool, which leads on to /loop: name a page itself`,
    `${line("'/pool': ")}leads to /loop, which leads on to /pool: name a page itself`,
    `${line("'/notes/*': ")}hides the page /notes/mine: remove it, or give that page another path`,
    `${line("'/old/*'")}leads to /notes/*, which leads on to /posts: name a page itself`,
    expect.stringMatching(/^warning .*leads to \/first, which is \/blogpost2 now: write that$/),
  ]);
});

test('comments that no article shows are an error, with the address to add', async () => {
  await check({ 'articles/01-first/index.mdx': head.replace('minutes: 1', 'minutes: 1\naliases: [/older]') });
  const db = openDatabase(join(folder, 'data'));
  const add = (id: string, path: string) =>
    db
      .prepare(
        "INSERT INTO comments VALUES (?, 'Hello', NULL, 'ada', 'Ada', '', '2026-11-20T09:00:00.000Z', ?)",
      )
      .run(id, path);
  for (const [index, path] of ['/older', '/blogpost1', '/gone', '/gone'].entries())
    add(`abc000${index}`, path);
  db.close();
  const found = storedCommentFindings(join(folder, 'site'), join(folder, 'data'));
  expect(found.map(({ file, says }) => `${file.slice(folder.length + 1)} ${says}`)).toEqual([
    `${here} shows the comments of /older, the first of its aliases, but not 1 comment of /blogpost1: put that alias after /blogpost1, or to redirects in site.config.ts`,
    'site/articles has no article at /gone, which has 2 comments: make that the first alias of the article that moved, or delete them at /moderation',
  ]);
});

test('a database that can’t be read is a warning beside everything else, and mistakes in articles come once', async () => {
  const data = join(folder, 'data');
  openDatabase(data).close();
  expect(await check({ 'articles/first/index.mdx': head })).not.toEqual([]);
  expect(storedCommentFindings(join(folder, 'site'), data)).toEqual([]);
  const older = new DatabaseSync(join(data, 'site.sqlite'));
  older.exec('PRAGMA user_version = 3');
  older.close();
  expect(storedCommentFindings(folder, data)).toMatchObject([
    { kind: 'warning', says: expect.stringContaining('is of an older version (3) than this program') },
  ]);
  writeFileSync(join(data, 'site.sqlite'), 'no database'.repeat(100));
  expect(storedCommentFindings(folder, data)).toMatchObject([
    { kind: 'warning', says: expect.stringContaining('is damaged, or is not a database') },
  ]);
});
