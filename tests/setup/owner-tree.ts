import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from './build-site.ts';

const tree = 'dist/trees/owner';
export const ownerConfig = `${tree}/site.config.ts`;

// What the sample doesn't have: colors, a font, analytics, hosts and a page of the owner's own.
const files = {
  'site.config.ts': `import { defineConfig } from '#site/config.ts';
import sample from '../../../sample/site.config.ts';

export default defineConfig({
  ...sample,
  theme: {
    colors: { accent: { light: '#0b7285', dark: '#66d9e8' } },
    fonts: { prose: 'serif', heading: 'fonts/heading.woff2' },
  },
  analytics: { kind: 'plausible' },
  csp: { 'img-src': ['https://pictures.robin.example'] },
});
`,
  'pages/uses.mdx': `---
title: What I use
description: The desk, the keyboard and the programs that I work with every day, and why.
navigation: true
---

A desk with a window.

![A pencil](https://pictures.robin.example/pencil.png)
`,
} as const;
const font = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2';

/** Builds the site of an owner with a tree of their own, unless it is built already. */
export function buildOwnerSite(): void {
  rmSync(tree, { recursive: true, force: true });
  for (const name of ['home.ts', 'projects.ts', 'skills.ts', 'legal'])
    cpSync(join('sample', name), join(tree, name), { recursive: true });
  cpSync(font, join(tree, 'fonts/heading.woff2'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
  buildSite(ownerConfig, { SITE_TREE: tree });
}
