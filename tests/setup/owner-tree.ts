import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from './build-site.ts';

const tree = 'dist/trees/owner';
export const ownerConfig = `${tree}/site.config.ts`;

// What the sample doesn't have: outside providers, colors, a font, analytics, hosts, a page of the owner's own, and an article with math and videos.
const files = {
  'site.config.ts': `import { defineConfig } from '#site/config.ts';
import providers from '../../../tests/setup/providers.config.ts';

export default defineConfig({
  ...providers,
  theme: {
    colors: { accent: { light: '#0b7285', dark: '#66d9e8' } },
    fonts: { prose: 'serif', heading: 'fonts/heading.woff2' },
  },
  analytics: { kind: 'plausible' },
  csp: { 'img-src': ['https://pictures.robin.example'] },
});
`,
  // Without the apps, which would be the sample's once more.
  'projects.ts': `import { defineProjects } from '#site/project.ts';
import { projects as all } from '../../../sample/projects.ts';

export const projects = defineProjects(all.map(({ app: _, page: __, ...project }) => project));
`,
  'pages/uses.mdx': `---
title: What I use
description: The desk, the keyboard and the programs that I work with every day, and why.
navigation: true
---

A desk with a window.

![A pencil](https://pictures.robin.example/pencil.png)
`,
  'pages/later.mdx': `---
title: What I will use
description: A page that is not finished, which nobody but its owner can read until it is.
draft: true
---

Soon, <Unfinished and {what is not MDX yet.
`,
  'articles/01-writing/index.mdx': `---
title: All that can be written
description: An article with everything that an article may have and that no article of the sample has.
published: 2026-11-20
minutes: 1
slug: all-that-can-be-written
---

It costs from $5 to $10.

> [!CAUTION]
> Hot.

The sum is $\\frac{n(n+1)}{2}$.

<Video src="./clip.mp4" title="A window that opens" />

<YouTube id="dQw4w9WgXcQ" title="a song" />
`,
  // Begins like a video; no browser has to play it.
  'articles/01-writing/clip.mp4': '\0\0\0\x18ftypmp42',
} as const;
const font = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2';

/** Writes the tree of an owner, and builds its site unless it is built already. */
export function buildOwnerSite(): void {
  rmSync(tree, { recursive: true, force: true });
  cpSync('sample/legal', join(tree, 'legal'), { recursive: true });
  // Links lead to the page that this tree has.
  for (const name of ['home.ts', 'skills.ts']) {
    const text = readFileSync(join('sample', name), 'utf8');
    writeFileSync(join(tree, name), text.replace(/(?<=link: ')\/[^']*/g, '/uses'));
  }
  cpSync(font, join(tree, 'fonts/heading.woff2'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
  buildSite(ownerConfig, { SITE_TREE: tree });
}
