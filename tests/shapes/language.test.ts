import { afterAll, beforeAll, expect, test } from 'vitest';
import * as english from '../../src/languages/en.ts';
import { type Built, siteTree } from './site-tree.ts';

// A site in a language that marks its words, of an owner who marks theirs. A word without marks is in no language file.

const tree = siteTree('language');
let built: Built;
beforeAll(() => {
  tree.write(
    'site.config.ts',
    `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  language: 'qps',
  owner: { name: '⟦Ada⟧', email: 'ada@ada.example', phone: '+1 202 555 0100', address: '⟦1 Mill Lane⟧' },
  host: 'https://ada.example',
  microblog: { account: 'ada' },
  links: { code: 'https://code.example/ada', profile: 'https://profile.example/ada' },
  comments: { kind: 'embedded', owner: 'ada@ada.example' },
  mail: { kind: 'embedded' },
  list: { kind: 'embedded' },
  map: { kind: 'google', key: 'a-key' },
  legal: { kind: 'own' },
});`,
  );
  tree.write(
    'languages/qps.ts',
    `import * as english from '../../../src/languages/en.ts';
const marked = (value) => {
  if (typeof value === 'string') return \`⟦\${value}⟧\`;
  if (typeof value === 'function') return (...given) => marked(value(...given));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)]));
};
export const { ${groups.join(', ')} } = marked(english);
export const tag = 'qps-Arab';`,
  );
  tree.write(
    'home.ts',
    `import { defineHome } from '#site/home.ts';
import { home as sample } from '../../sample/home.ts';
const marked = (value) => {
  if (typeof value === 'string') return \`⟦\${value}⟧\`;
  if (Array.isArray(value)) return value.map(marked);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)]));
};
export const home = defineHome({ ...marked(sample), person: 'portrait', about: undefined, call: { ...marked(sample.call), link: sample.call.link } });`,
  );
  tree.write(
    'projects.ts',
    `import { defineProjects } from '#site/project.ts';
export const projects = defineProjects([{ title: '⟦Shop⟧', subtitle: '⟦React⟧', description: '⟦${'A shop for the bicycles of one town. '.repeat(2)}⟧', app: { name: 'shop', example: 'toggle-vote' } }]);`,
  );
  tree.write(
    'skills.ts',
    `import { defineSkills } from '#site/project.ts';\nexport const skills = defineSkills([{ name: '⟦HTML⟧' }]);`,
  );
  for (const number of [1, 2, 3]) {
    tree.write(
      `articles/0${number}-shop/index.mdx`,
      `---
title: ⟦Shop ${number}⟧
description: ⟦How a shop for the bicycles of one town got a calendar.⟧
published: 2026-01-0${number}
updated: 2026-02-01
minutes: 1
tags: ['⟦Tag⟧']
---

## ⟦One⟧

<Callout kind="mistake">⟦Text⟧</Callout>

<Aside>⟦Text⟧</Aside>

<Checkpoint>⟦Text⟧</Checkpoint>

<Snippet id="abcdef12" />

| ⟦Head⟧ |
| --- |
| ⟦Cell⟧ |

\`\`\`sh
⟦start⟧
\`\`\`

## ⟦Two⟧

⟦Text⟧[^1]

[^1]: ⟦Text⟧
`,
    );
  }
  built = tree.build();
}, 300_000);
afterAll(() => tree.remove());

const groups = Object.keys(english).filter((name) => name !== 'tag');

/** What is left of a text without the marked words, dates and names that no language changes. */
function unmarked(text: string): string {
  let rest = text;
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest.replace(/ada@ada\.example|(January|February) \d+, 2026/g, '').trim();
}

test('every word of every page is in the language file, or is the owner’s', () => {
  const left = built.pages.flatMap((path) => {
    // The legal text is a page of the owner's.
    const others = `script, style, svg:not([role="img"])${path === '/privacy-policy' ? ', .prose' : ''}`;
    const elements = [...built.page(path).querySelectorAll('*')].filter((each) => !each.closest(others));
    const texts = elements.flatMap((element) => [
      ...['alt', 'aria-label', 'title', 'placeholder', 'data-copies', 'data-press'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
      ...(element.matches('meta[name=description], meta[property="og:image:alt"]')
        ? [element.getAttribute('content') ?? '']
        : []),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent ?? ''),
    ]);
    return texts
      .map((text) => unmarked(text))
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => `${path}: ${text}`);
  });
  expect(left).toEqual([]);
});

test('so is every word that styles give to screen readers', () => {
  const files = built.files.filter((file) => /\.(html|css)$/.test(file));
  const styles = files.map(built.read).join('\n');
  expect(styles).toContain('--new-tab:" ⟦(new tab)⟧"');
  const texts = [...styles.matchAll(/content:[^;}]*/g)].flatMap(([value]) => value.match(/"[^"]*"/g) ?? []);
  expect(texts.filter((text) => /\p{L}/u.test(text.replace(/\\[\da-f]+/gi, '')))).toEqual([]);
});

test('pages declare their language and its direction', () => {
  for (const path of built.pages) {
    const { lang, dir } = built.page(path).documentElement;
    expect({ lang, dir }, path).toEqual({ lang: 'qps-Arab', dir: 'rtl' });
    expect(built.page(path).head.innerHTML, path).toContain('[data-points]');
  }
});

test('feeds say that their text runs from right to left, and code from left to right, and name footnotes as pages do', () => {
  const [{ content_html: html }] = JSON.parse(built.read('feed.json')).items;
  expect(html).toMatch(/^<div dir="rtl">.*<pre dir="ltr"><code dir="ltr".*<\/div>$/s);
  expect(html).toContain('⟦Footnotes⟧</h2>');
  expect(JSON.parse(built.read('site.webmanifest'))).toMatchObject({ lang: 'qps-Arab', dir: 'rtl' });
});

test('the language decides how the owner and their role make a title', () => {
  expect(built.page('/').title).toMatch(/^⟦⟦Ada⟧ · ⟦.*⟧⟧$/);
});
