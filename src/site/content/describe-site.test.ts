import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commentsInBrowser } from '#site/providers.ts';
import site from '../../../sample/site.config.ts';
import { describeSite } from './describe-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-tree-'));
  mkdirSync(join(folder, 'articles'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site without articles is valid', () => {
  expect(describeSite(site, { tree: folder }).articles).toEqual([]);
});

test('the server counts views only on a site that asks for it', () => {
  const counted = (each: typeof site) => describeSite(each, { tree: folder }).viewedPages;
  expect([counted(site), counted({ ...site, analytics: undefined })]).toEqual([['/'], []]);
});

test('a folder is a page when it has an article in it', () => {
  mkdirSync(join(folder, 'articles', '11-pictures-alone'));
  writeFileSync(join(folder, 'articles', 'notes.md'), '');
  expect(describeSite(site, { tree: folder }).articles).toEqual([]);
});

test("the server knows the owner's account, and browsers don't", () => {
  const account = 'robin@mail.example';
  const comments = {
    kind: 'embedded',
    signIn: ['google'],
    mails: 'never',
    likes: false,
    owner: account,
  } as const;
  expect(describeSite({ ...site, comments }, { tree: folder }).owner.account).toBe(account);
  expect(JSON.stringify(commentsInBrowser(comments))).not.toContain('@');
});
