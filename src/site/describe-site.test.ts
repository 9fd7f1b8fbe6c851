import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import site from '../../sample/site.config.ts';
import { describeSite } from './describe-site.ts';
import { commentsInBrowser } from './providers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-tree-'));
  mkdirSync(join(folder, 'articles'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what an article says wrong at its head is told with its file and the fix', () => {
  mkdirSync(join(folder, 'articles', '1-a'));
  const write = (text: string) =>
    writeFileSync(join(folder, 'articles', '1-a', 'index.mdx'), `---\n${text}\n---\n`);
  write('title: A\npublished: 2026-02-30');
  expect(() => describeSite(site, { tree: folder })).toThrow(
    /articles\/1-a\/index\.mdx:3 published: .*2026-11-20/,
  );
  write('title: "A');
  expect(() => describeSite(site, { tree: folder })).toThrow(/articles\/1-a\/index\.mdx:2 is not YAML/);
});

test('a site without articles is a site', () => {
  expect(describeSite(site, { tree: folder }).articles).toEqual([]);
});

test('a folder is a page when it has an article in it', () => {
  mkdirSync(join(folder, 'articles', '11-pictures-alone'));
  writeFileSync(join(folder, 'articles', 'notes.md'), '');
  expect(describeSite(site, { tree: folder }).articles).toEqual([]);
});

test("the server is told the owner's account, and a browser is not", () => {
  const account = 'robin@mail.example';
  const comments = { kind: 'embedded', mails: 'never', owner: account } as const;
  expect(describeSite({ ...site, comments }, { tree: folder }).owner.account).toBe(account);
  expect(JSON.stringify(commentsInBrowser(comments))).not.toContain('@');
});
