import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.ts';

test('a link to nobody’s host and an id of zeros are the sample’s, and what an owner puts there is not', () => {
  const tree = mkdtempSync(join(tmpdir(), 'site-tree-'));
  const projects = (link: string) =>
    writeFileSync(join(tree, 'projects.ts'), `title: 'Shop',\nlink: '${link}',`);
  const article = (name: string, text: string) => {
    mkdirSync(join(tree, 'articles', name), { recursive: true });
    writeFileSync(join(tree, 'articles', name, 'index.mdx'), text);
  };
  writeFileSync(join(tree, 'home.ts'), "headline: 'Mine',\ndescription: 'Robin Example builds apps.',");
  projects('https://shop.robin.example');
  article('1-left', '<Snippet id="00000000000000000000000000000004" file="a.ts" />');
  article('2-own', '<Snippet id="a1b2c3d4" />');
  expect(sampleContent(tree)).toEqual(
    ['articles/1-left/index.mdx', 'home.ts (description)', "projects.ts ('Shop')"].map((file) =>
      join(tree, file),
    ),
  );
  writeFileSync(join(tree, 'home.ts'), "description: 'Ada builds apps.'");
  projects('https://shop.ada.dev');
  expect(sampleContent(tree)).toEqual([join(tree, 'articles/1-left/index.mdx')]);
  rmSync(tree, { recursive: true });
});

test('a copy of the sample is named as a file, and what is left in it later by its entries', () => {
  const tree = mkdtempSync(join(tmpdir(), 'site-tree-'));
  for (const name of ['home.ts', 'projects.ts']) copyFileSync(join('sample', name), join(tree, name));
  expect(sampleContent(tree)).toEqual([join(tree, 'home.ts'), join(tree, 'projects.ts')]);
  const home = readFileSync('sample/home.ts', 'utf8').replace(
    /(role|lead|words|heading|answer|rates|shared|description):\s+'.*'/g,
    "$1: 'Mine'",
  );
  writeFileSync(join(tree, 'home.ts'), home);
  const [first = '', ...others] = readFileSync('sample/projects.ts', 'utf8').split(/(?=^ {2}\{)/m);
  writeFileSync(join(tree, 'projects.ts'), `${first}${others.slice(0, 2).join('')}]);`);
  expect(sampleContent(tree)).toEqual([
    `${tree}/home.ts (headline, contact)`,
    `${tree}/projects.ts ('Travel blog builder', 'Digital business card')`,
  ]);
  rmSync(tree, { recursive: true });
});
