import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import site from '../../sample/site.config.ts';
import { describeSite } from './describe-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-tree-'));
  mkdirSync(join(folder, 'articles'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const article = (name: string) => {
  mkdirSync(join(folder, 'articles', name));
  writeFileSync(join(folder, 'articles', name, 'index.mdx'), '');
};

test('a folder is a page when it has an article in it, in the order of the numbers', async () => {
  article('10-later');
  article('02-earlier');
  mkdirSync(join(folder, 'articles', '11-pictures-alone'));
  writeFileSync(join(folder, 'articles', 'notes.md'), '');
  expect((await describeSite(site, folder)).articles).toEqual(['/blogpost2', '/blogpost10']);
});

test('two articles with one number stop the build, with a sentence that names both', async () => {
  article('4-one');
  article('04-another');
  await expect(describeSite(site, folder)).rejects.toThrow(
    /articles\/(4-one|04-another) and articles\/(4-one|04-another) are both \/blogpost4: give one/,
  );
});
