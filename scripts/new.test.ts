import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '#site/content/read-content.ts';
import { runProgram } from '../tests/setup/run-program.ts';
import { errorsIn } from './check-site/findings.ts';
import { readSource } from './check-site/sources.ts';

let folder: string;
beforeEach(() => {
  // Inside the repository, where `#site/…` can be imported.
  mkdirSync('dist', { recursive: true });
  folder = mkdtempSync(resolve('dist/new-site-'));
  cpSync('sample', join(folder, 'sample'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (...args: readonly string[]) => runProgram('scripts/new.ts', args, { cwd: folder });
const site = () => relative('', join(folder, 'site'));

test('an owner begins with the configuration of the sample, the newest article first, and is never overwritten', () => {
  expect(make('site').said).toContain('Begin with site/site.config.ts');
  const config = readFileSync(join(site(), 'site.config.ts'), 'utf8');
  expect(config).toContain('defineConfig(');
  expect(config).toContain("articleOrder: 'newest'");
  expect(make('site')).toMatchObject({ status: 1 });
});

test.each([
  [0, []],
  [9, ['--articles']],
])(
  'a new site has %i articles of the sample, and nothing that would stop its build',
  async (count, options) => {
    make('site', ...options);
    expect(readContent(site()).articles).toHaveLength(count);
    expect(await errorsIn({ tree: site(), configFile: join(site(), 'site.config.ts') })).toEqual([]);
  },
);

test('a new article is a draft that the site accepts, numbered after the others', () => {
  make('site');
  make('article', 'My "first" app: é');
  make('article', 'Größer als ein Œuf im Café');
  make('article', 'Seen on 2026-11-20');
  make('article', 'مقدمة');
  make('article', 'Введение в программирование для начинающих');
  expect(readContent(site()).articles.map(({ folder: name, title, draft }) => [name, title, draft])).toEqual([
    ['01-my-first-app-e', 'My "first" app: é', true],
    ['02-grosser-als-ein-oeuf-im-cafe', 'Größer als ein Œuf im Café', true],
    ['03-seen-on-2026-11-20', 'Seen on 2026-11-20', true],
    ['04-مقدمة', 'مقدمة', true],
    ['05-Введение-в-программирование', 'Введение в программирование для начинающих', true],
  ]);
});

test('a new page is accepted at the address that its title gives', () => {
  make('site');
  expect(make('page', 'What I use').said).toContain('/what-i-use');
  const { pages } = readContent(site());
  expect(pages.find(({ path }) => path === '/what-i-use')).toMatchObject({
    title: 'What I use',
    navigation: true,
  });
  expect(make('page', 'What I use')).toMatchObject({ status: 1 });
  expect(make('page', 'مقدمة').said).toContain('give it a title in these');
});

test('a new article has each feature of writing, and is one that the build can read', () => {
  make('site');
  make('article', 'A first one');
  const { nodes, text } = readSource(join(site(), 'articles/01-a-first-one/index.mdx'));
  const features = [
    ...['[!NOTE]', '<Callout', '<Aside', '<Fold', '<Steps', '<Listing', '<Video', '<YouTube', '| --- |'],
    ...['```ts title=', '![', '$$', '[^1]'],
  ];
  expect(features.filter((feature) => !text.includes(feature))).toEqual([]);
  expect(nodes.some(({ type }) => type === 'math')).toBe(true);
});

test('an article without a title, of words without quotes, or before there is a site, is refused in one sentence', () => {
  expect(make('article')).toMatchObject({ status: 2 });
  expect(make('article', ' ')).toMatchObject({ status: 2 });
  expect(make('article', 'My', 'title').said).toContain('The article needs one title, in quotes.');
  expect(make('article', 'A title').said).toContain('npm run new -- site first');
});
