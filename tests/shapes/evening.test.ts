import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

// What an owner does in an evening: a name, three projects with pictures, two articles with each feature of writing, a page, a
// color, a counter of visits, and the language of their readers.

const tree = siteTree('evening');
let built: Built;
beforeAll(async () => {
  tree.write(
    'site.config.ts',
    `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  owner: { name: 'Greta Muster', email: 'greta@muster.dev' },
  host: 'https://muster.dev',
  language: 'de',
  theme: { colors: { accent: { light: '#0b7285', dark: '#66d9e8' } } },
  analytics: { kind: 'goatcounter', host: 'https://muster.goatcounter.com' },
  comments: { kind: 'embedded' },
  mail: { kind: 'embedded' },
  legal: { kind: 'own' },
});`,
  );
  tree.write(
    'languages/de.ts',
    `export * from '../../../src/languages/en.ts';
import { layout as english } from '../../../src/languages/en.ts';
export const tag = 'de';
export const layout = { ...english, projects: 'Arbeiten', contact: 'Schreiben Sie mir' };`,
  );
  for (const name of ['shop', 'club', 'choir']) {
    const create = { width: 1600, height: 1000, channels: 3, background: '#369' } as const;
    tree.write(`pictures/${name}.png`, await sharp({ create }).png().toBuffer());
  }
  const project = (name: string) => `{
  title: 'The ${name}',
  description: 'A site for the ${name} of one town, with a calendar that everybody understands.',
  image: './pictures/${name}.png',
  alt: 'The calendar of a week',
}`;
  tree.write(
    'projects.ts',
    `import { defineProjects } from '#site/project.ts';\nexport const projects = defineProjects([${['shop', 'club', 'choir'].map(project).join(', ')}]);`,
  );
  tree.write(
    'skills.ts',
    "import { defineSkills } from '#site/project.ts';\nexport const skills = defineSkills([{ name: 'HTML' }, { name: 'CSS' }]);",
  );
  const article = readFileSync('sample/new-article/index.mdx', 'utf8').replace('draft: true\n', '');
  for (const folder of ['01-first', '02-second']) {
    tree.write(`articles/${folder}/index.mdx`, article.replace('A title', folder));
    tree.write(`articles/${folder}/diagram.svg`, readFileSync('sample/new-article/diagram.svg'));
  }
  tree.write(
    'pages/uses.mdx',
    `---
title: What I use
description: The machine, the editor and the few programs that I work with on every day.
navigation: true
---

A laptop.
`,
  );
  built = tree.build();
}, 300_000);
afterAll(() => tree.remove());

test('check:site finds nothing that is wrong', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check:site'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_TREE: 'dist/tree-evening', SITE_CONFIG: 'dist/tree-evening/site.config.ts' },
  });
  expect(stdout).toContain('0 errors');
  expect(status).toBe(0);
});

test('every page is there, nothing is empty, and nothing leads nowhere', () => {
  expect(built.pages).toEqual(expect.arrayContaining(['/', '/blogpost1', '/blogpost2', '/uses']));
  expect(emptyElements(built)).toEqual([]);
  expect(deadLinks(built)).toEqual([]);
});

test('pages have the language, the page of its own in the header, and the pictures of the projects', () => {
  const home = built.page('/');
  expect(home.documentElement.lang).toBe('de');
  const links = [...home.querySelectorAll('header nav a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['Arbeiten', 'Skills', 'Blog Posts', 'What I use', 'Schreiben Sie mir']);
  expect(home.querySelectorAll('#projects picture img[alt="The calendar of a week"]')).toHaveLength(3);
});

test('the color and the counter are on every page, and the policy allows the counter', () => {
  for (const path of ['/', '/blogpost1', '/uses']) {
    expect(built.page(path).documentElement.innerHTML, path).toContain('#0b7285');
    expect(built.page(path).querySelector('script[src="https://gc.zgo.at/count.js"]'), path).not.toBeNull();
    expect(built.manifest.contentSecurityPolicies[path]).toContain('https://muster.goatcounter.com/count');
  }
});

test('an article has its math, its boxes and its footnote without a script', () => {
  const article = built.page('/blogpost1');
  for (const part of [
    'math',
    '[data-kind=note]',
    '[data-kind=mistake]',
    'details',
    'table',
    '[data-footnote-ref]',
  ])
    expect(article.querySelector(`.prose ${part}`), part).not.toBeNull();
});
