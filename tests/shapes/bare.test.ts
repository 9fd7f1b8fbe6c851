import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, deadLinks, emptyElements, siteTree } from './site-tree.ts';

describe('a site with one project and nothing that may be left out', () => {
  const tree = siteTree('bare');
  let built: Built;
  beforeAll(() => {
    tree.write(
      'site.config.ts',
      `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  owner: { name: 'Ada Sample', email: 'ada@ada.dev' },
  host: 'https://ada.dev',
  offline: false,
  comments: { kind: 'none' },
  mail: { kind: 'none' },
  legal: { kind: 'own' },
});`,
    );
    tree.write(
      'projects.ts',
      `import { defineProjects } from '#site/project.ts';
export const projects = defineProjects([
  { title: 'Bicycle shop', description: 'A shop for the bicycles of one town, with a calendar for their repairs.' },
]);`,
    );
    tree.write(
      'skills.ts',
      "import { defineSkills } from '#site/project.ts';\nexport const skills = defineSkills([{ name: 'HTML' }]);",
    );
    built = tree.build();
  }, 300_000);
  afterAll(() => tree.remove());

  test('has the home page, the legal texts and the answer to unknown addresses, and no other page', () => {
    expect(built.pages.toSorted()).toEqual(['/', '/404', '/privacy-policy']);
    for (const file of ['feed.xml', 'feed.json', 'tags.html', 'og/subscribe.png'])
      expect(built.has(file), file).toBe(false);
    expect(built.read('sitemap.xml')).not.toContain('/subscribe');
    expect(built.files.filter((file) => file.startsWith('search'))).toEqual([]);
    expect(built.page('/').querySelector('[data-search]')).toBeNull();
  });

  test('without offline reading, has a worker that removes itself and what an earlier one kept', () => {
    expect(built.read('service-worker.js')).toContain('registration.unregister()');
    expect(built.read('index.html')).not.toContain('offline.js');
  });

  test('a demo that throws ends the build with its file and line', () => {
    tree.write(
      'articles/01-shop/Demo.tsx',
      "export function Demo() {\n  throw new Error('No bicycles');\n}\n",
    );
    tree.write(
      'articles/01-shop/index.mdx',
      `---
title: A shop
description: How a shop for the bicycles of one town got a calendar.
published: 2026-11-20
minutes: 1
---

import { Demo } from './Demo.tsx';

<Demo />
`,
    );
    expect(() => tree.build()).toThrow(/tree-bare\/articles\/01-shop\/Demo\.tsx:2 throws: No bicycles/);
  }, 300_000);

  test('has nothing empty, and nothing that leads nowhere', () => {
    expect(emptyElements(built)).toEqual([]);
    expect(deadLinks(built)).toEqual([]);
  });

  test('shows the sections that it has, in the header too', () => {
    const home = built.page('/');
    expect([...home.querySelectorAll('main section')].map(({ id }) => id)).toEqual([
      'about',
      'projects',
      'skills',
      'contact',
    ]);
    const links = [...home.querySelectorAll('nav a')].map(({ textContent }) => textContent);
    expect(links).toEqual(['Past Work', 'Skills', 'Contact Me']);
    expect(home.querySelector('#projects article')?.textContent).toMatch(/^Bicycle shop/);
    expect(
      home.querySelector('#projects article a, #skills svg, #contact figure, a[href^="tel:"]'),
    ).toBeNull();
  });

  test('without comments and a form, leaves a link to the owner, and nothing of either anywhere', () => {
    expect(built.page('/').querySelector('#contact form')).toBeNull();
    expect(built.page('/').querySelector('#contact h2 + a')?.getAttribute('href')).toBe('mailto:ada@ada.dev');
    const texts = [...built.page('/privacy-policy').querySelectorAll('main :is(p, li, td)')];
    const description = built
      .page('/privacy-policy')
      .querySelector('[name="description"]')
      ?.getAttribute('content');
    const policy = [description, ...texts.map(({ textContent }) => textContent)].join('\n');
    expect(policy).not.toMatch(/comment|sign in|Google|Firebase|contact form|isAuth|contact-drafts/i);
    expect(built.manifest.articles).toEqual([]);
    expect(JSON.stringify(built.manifest.contentSecurityPolicies)).not.toMatch(/google/i);
  });

  test('says nothing of a list, a microblog, a map or a feed', () => {
    const { head } = built.page('/');
    expect(head.querySelector('[name="twitter:creator"], [type="application/atom+xml"]')).toBeNull();
    const policy = built.page('/privacy-policy').querySelector('main')?.textContent ?? '';
    expect(policy).not.toMatch(/email list|on the list|the map|Share on X/);
    expect(built.manifest.providers).toMatchObject({ list: 'none' });
  });
});
