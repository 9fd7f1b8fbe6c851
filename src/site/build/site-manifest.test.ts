import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { commentsInBrowser } from '#site/providers.ts';
import site from '../../../sample/site.config.ts';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { siteManifest } from './site-manifest.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'articles'));
});

test('the server counts views only on a site that asks for it', () => {
  const counted = (each: typeof site) => siteManifest(each, { tree: folder }).viewedPages;
  expect([counted(site), counted({ ...site, analytics: undefined })]).toEqual([['/'], []]);
});

test('a folder is a page when it has an article in it', () => {
  mkdirSync(join(folder, 'articles', '11-pictures-alone'));
  writeFileSync(join(folder, 'articles', 'notes.md'), '');
  expect(siteManifest(site, { tree: folder }).articles).toEqual([]);
});

test('an article whose day is still to come is named with it, and a draft is not', () => {
  const write = (number: number, more: string) => {
    mkdirSync(join(folder, 'articles', `${number}-a`));
    const text = `---\ntitle: My app\ndescription: ${'What it is. '.repeat(5)}\nminutes: 1\n${more}\n---\n`;
    writeFileSync(join(folder, 'articles', `${number}-a`, 'index.mdx'), text);
  };
  write(1, 'published: 2999-01-01');
  write(2, 'published: 2999-01-01\ndraft: true');
  const { articles, upcoming } = siteManifest(site, { tree: folder });
  expect({ articles, upcoming }).toEqual({
    articles: [],
    upcoming: [{ title: 'My app', day: '2999-01-01' }],
  });
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
  expect(siteManifest({ ...site, comments }, { tree: folder }).owner.account).toBe(account);
  expect(JSON.stringify(commentsInBrowser(comments))).not.toContain('@');
});
