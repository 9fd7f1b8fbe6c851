import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.ts';

test('a link to nobody’s host and an id of zeros are the sample’s, and what an owner puts there is not', () => {
  const tree = mkdtempSync(join(tmpdir(), 'site-tree-'));
  const projects = (link: string) => writeFileSync(join(tree, 'projects.ts'), `link: '${link}',`);
  const article = (name: string, text: string) => {
    mkdirSync(join(tree, 'articles', name), { recursive: true });
    writeFileSync(join(tree, 'articles', name, 'index.mdx'), text);
  };
  writeFileSync(join(tree, 'home.ts'), "description: 'Robin Example builds apps.'");
  projects('https://shop.robin.example');
  article('1-left', '<Snippet id="00000000000000000000000000000004" file="a.ts" />');
  article('2-own', '<Snippet id="a1b2c3d4" />');
  expect(sampleContent(tree)).toEqual(
    ['articles/1-left/index.mdx', 'home.ts', 'projects.ts'].map((file) => join(tree, file)),
  );
  writeFileSync(join(tree, 'home.ts'), "description: 'Ada builds apps.'");
  projects('https://shop.ada.dev');
  expect(sampleContent(tree)).toEqual([join(tree, 'articles/1-left/index.mdx')]);
  rmSync(tree, { recursive: true });
});
