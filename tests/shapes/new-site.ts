import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Shape } from './site-tree.ts';

/** Where an article is now, and where it was. */
export const [now, old] = ['/2021/forms-that-survive', '/forms'];

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } });

/**
 * What an owner does in an evening: a name, three projects with pictures and one that runs, two articles with each feature of
 * writing and one with a cover, a page, a color, a counter of visits, and the language of their readers; no skills yet. Then more: a
 * series whose parts have another article between them, and a part that isn't published; tags with letters of all kinds; an article and
 * a page at nested addresses, which they didn't always have.
 */
export async function writeNewSite(tree: Shape): Promise<void> {
  tree.write(
    'site.config.ts',
    `import { defineConfig } from '#site/config.ts';
export default defineConfig({
  owner: { name: 'Greta Muster', email: 'greta@muster.dev', address: '1 Mill Lane' },
  host: 'https://muster.dev',
  links: { Mastodon: 'https://social.dev/@greta', Zine: 'https://zine.dev' },
  language: 'de',
  theme: { colors: { accent: { light: '#0b7285', dark: '#66d9e8' } } },
  analytics: { kind: 'goatcounter', host: 'https://muster.goatcounter.com' },
  redirects: { '/tag/*': '/tags/*', '/me/': '/about/me' },
  comments: { kind: 'embedded', owner: 'greta@muster.dev' },
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
    tree.write(`pictures/${name}.png`, await picture(1600, 1000).png().toBuffer());
  }
  const project = (name: string) => `{
  title: 'The ${name}',
  description: 'A site for the ${name} of one town, with a calendar that everybody understands.',
  image: './pictures/${name}.png',
  alt: 'The calendar of a week',
}`;
  const app = `{
  title: 'Sheets',
  description: 'Sheets of paper for a club, which its members print at home.',
  app: { name: 'sheets', example: '06-printable-component', noindex: true },
}`;
  tree.write(
    'projects.ts',
    `import { defineProjects } from '#site/project.ts';\nexport const projects = defineProjects([${['shop', 'club', 'choir'].map(project).join(', ')}, ${app}]);`,
  );
  const article = readFileSync('sample/new-article/index.mdx', 'utf8').replace('draft: true\n', '');
  for (const folder of ['09-first', '10-second']) {
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
  tree.write('articles/11-shop/shop.PNG', await picture(1600, 1000).png().toBuffer());
  tree.write('articles/11-shop/front.webp', await picture(700, 900).webp().toBuffer());
  tree.write(
    'articles/11-shop/index.mdx',
    `---
title: A shop
description: How a shop for the bicycles of one town got a calendar.
published: 2026-01-02
minutes: 1
cover: ./front.webp
---

![The calendar of a week, with three repairs](./shop.PNG)
`,
  );
  const short = (number: number, title: string, more = '') =>
    tree.write(
      `articles/0${number}-a/index.mdx`,
      `---
title: ${title}
description: What this article is about, in one or two sentences of some length.
published: 2026-01-0${number}
minutes: 1
${more}
---

Text.
`,
    );
  short(1, 'Plan', 'series: A shop');
  short(2, 'Between', 'tags: [CSS, Über uns, C++, css]');
  short(3, 'A-title-that-is-long-and-has-no-space-where-it-could-break-on-a-phone', 'series: A shop');
  short(4, 'Sell', 'series: A shop\ntags: [CSS]');
  short(5, 'Later', 'series: A shop\ndraft: true');
  short(6, 'Alone', 'series: Another\ntags: [CSS]');
  short(7, 'Last', 'tags: [CSS]');
  const head = (title: string) =>
    `title: ${title}\ndescription: What this is about, in one or two sentences of some length.\n`;
  tree.write(
    'articles/08-forms/index.mdx',
    `---\n${head('Forms')}published: 2025-11-20\nminutes: 1\ntags: [Forms]\npath: ${now}/\naliases: [${old}, /2021/Forms_1.html]\n---\n\nForms, and [about me](/about/me).\n`,
  );
  tree.write(
    'pages/me.mdx',
    `---\n${head('Me')}path: /about/me\naliases: [/about.html]\n---\n\n[Forms](${now}).\n`,
  );
  tree.write('pages/home.mdx', `---\n${head('Home')}---\n\nAt home.\n`);
}
