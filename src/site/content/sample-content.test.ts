import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { leftFromSample } from './sample-content.ts';

let tree: string;
beforeEach(() => {
  tree = temporaryFolder();
});

const write = (name: string, text: string) => {
  mkdirSync(join(tree, name, '..'), { recursive: true });
  writeFileSync(join(tree, name), text);
};
const left = () => leftFromSample(tree).map((each) => each.slice(tree.length + 1));

test("settings of the sample's owner are named by the first line, and neither an owner's nor comments are", () => {
  const config = readFileSync('sample/site.config.ts', 'utf8');
  const lines = config.split('\n');
  write('site.config.ts', config);
  for (const setting of [
    'name:',
    'email:',
    'phone:',
    'address:',
    'code:',
    'profile:',
    'host:',
    'microblog:',
    'comments:',
  ]) {
    const line = lines.findIndex((each) => each.trim().startsWith(setting));
    expect(left()).toEqual([`site.config.ts:${line + 1}`]);
    lines[line] = '';
    write('site.config.ts', lines.join('\n'));
  }
  expect(left()).toEqual([]);
  write('site.config.ts', "owner: { name: 'Ada Owner', email: 'ada@ada.dev' },\nhost: 'https://ada.dev',");
  expect(left()).toEqual([]);
});

test('a link to nobody’s host and an id of zeros are the sample’s, and what an owner puts there is not', () => {
  write('home.ts', "headline: 'Mine',\ndescription: 'Robin Example builds apps.',");
  write('projects.ts', "title: 'Shop',\nlink: 'https://shop.robin.example',");
  write('articles/1-left/index.mdx', '<Snippet id="00000000000000000000000000000004" file="a.ts" />');
  write('articles/2-own/index.mdx', '<Snippet id="a1b2c3d4" /> [shown](https://shop.robin.example)');
  expect(left()).toEqual(['articles/1-left/index.mdx:1', 'home.ts:2', 'projects.ts:2']);
  for (const name of ['new-article/index.mdx', 'new-page.mdx'])
    write(`pages/${name}`, readFileSync(join('sample', name), 'utf8').replace('A title', 'My title'));
  expect(left()).toContain('pages/new-article/index.mdx:1');
  expect(left()).toContain('pages/new-page.mdx:1');
  rmSync(join(tree, 'pages'), { recursive: true });
  write('home.ts', "description: 'Ada builds apps.'");
  write('projects.ts', "title: 'Shop',\nlink: 'https://shop.ada.dev',");
  expect(left()).toEqual(['articles/1-left/index.mdx:1']);
});

test('a sentence that was copied is named by its line, and the short names of drawings are not', () => {
  const names = ['home.ts', 'projects.ts', 'skills.ts'];
  for (const name of names) cpSync(join('sample', name), join(tree, name));
  expect(left().map((each) => each.replace(/:\d+$/, ''))).toEqual(names);
  const [first = ''] = readFileSync('sample/projects.ts', 'utf8').split(/(?=^ {2}\{)/m);
  write('home.ts', '');
  write(
    'skills.ts',
    "{ name: 'React', image: 'gyroscope', proof: { words: 'My shop', link: '/work/shop' } },",
  );
  write('projects.ts', `${first}  { title: 'Mine', image: 'travel-blog' },\n]);`);
  expect(left()).toEqual([]);
});

test('pages and the CV of the sample are named, even after the sample has changed, and an owner’s are not', () => {
  for (const name of ['pages', 'resume.json'])
    cpSync(join('sample', name), join(tree, name), { recursive: true });
  expect(left()).toEqual([
    'pages/about.mdx:1',
    'pages/work/business-card.mdx:1',
    'pages/work/mini-forum.mdx:1',
    'pages/work/travel-blog.mdx:1',
    'resume.json:4',
  ]);
  const about = readFileSync(join(tree, 'pages/about.mdx'), 'utf8');
  write('pages/about.mdx', `${about}\nA sentence that a later version has no more.\n`);
  expect(left()).toContain('pages/about.mdx:1');
  const [, schema = ''] = readFileSync('sample/resume.json', 'utf8').split('\n');
  write('resume.json', `{\n${schema}\n"basics": { "name": "Ada Owner" } }`);
  rmSync(join(tree, 'pages'), { recursive: true });
  write('pages/about.mdx', '<Resume of={resume} />');
  expect(left()).toEqual([]);
});
