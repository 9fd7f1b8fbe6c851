import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { builtSite } from '#site/build/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand, UsageError } from '../../scripts/command-line.ts';
import { Site } from '../../tests/e2e/site.ts';
import { applied, categories, type Report, reportsInTurn } from '../lighthouse-report.ts';
import { median } from './medians.ts';

const article = '/blogpost6';

/** The newest of each, from npm, as their guides set them up. */
const peers = {
  Starlight: {
    packages: ['astro', '@astrojs/starlight'],
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
        export default { integrations: [starlight({ title: 'Robin Example' })] };`,
      'src/content.config.mjs': `import { defineCollection } from 'astro:content';
        import { docsLoader } from '@astrojs/starlight/loaders';
        import { docsSchema } from '@astrojs/starlight/schema';
        export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    },
    text: 'src/content/docs/article.md',
    command: 'astro',
    built: ['dist', '/article/'],
  },
  Docusaurus: {
    packages: ['@docusaurus/core', '@docusaurus/preset-classic', 'react', 'react-dom'],
    files: {
      'docusaurus.config.mjs': `export default { title: 'Robin Example', url: 'https://robin.example', baseUrl: '/',
        markdown: { format: 'detect' }, onBrokenLinks: 'ignore', presets: [['classic', { docs: false, blog: {} }]] };`,
    },
    text: 'blog/2022-03-28-article.md',
    command: 'docusaurus',
    built: ['build', '/blog/article/'],
  },
} as const;

/** The address of the article on a site that is built and served here. */
function peerAddress(name: keyof typeof peers, folder: string): Promise<string> {
  const { packages, files, text, command, built } = peers[name];
  const place = join(folder, name);
  const markdown = readFileSync(`${builtSite(siteConfigFile).publicDir}${article}.md`, 'utf8');
  const [, title, description, words = ''] = /^# (.*)\n\n> (.*)\n\n.*\n([\s\S]*)/.exec(markdown) ?? [];
  const head = JSON.stringify({ title, description, slug: 'article' });
  // Pictures differ from site to site.
  const content = `---\n${head}\n---\n${words.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')}`;
  for (const [file, lines] of Object.entries({ 'package.json': '{}', ...files, [text]: content })) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), lines);
  }
  const options = { cwd: place, stdio: 'ignore' } as const;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], options);
  execFileSync('npx', [command, 'build'], options);
  return addressOf(join(place, built[0]), built[1]);
}

/** Serves a folder, with its text compressed as this site's is. */
async function addressOf(root: string, page: string): Promise<string> {
  for (const file of globSync(`${root}/**/*.{html,css,js,svg,json}`))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  const app = new Hono().use(serveStatic({ root, precompressed: true }));
  const server = createAdaptorServer({ fetch: app.fetch });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  // A server that listens on a port has an address of this kind.
  return `http://localhost:${(server.address() as AddressInfo).port}${page}`;
}

function figures(reports: readonly Report[]) {
  const of = (read: (report: Report) => number | null | undefined) =>
    Math.round(median(reports.map((each) => read(each) ?? Number.NaN)));
  const value = (audit: string) => of(({ audits }) => audits[audit]?.numericValue);
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, of((each) => (each.categories[name]?.score ?? 0) * 100)]),
    ),
    'first paint, ms': value('first-contentful-paint'),
    'largest paint, ms': value('largest-contentful-paint'),
    'sent, kB': Math.round(value('total-byte-weight') / 1000),
  };
}

await runCommand({
  name: 'npm run bench:sites',
  about: `Lighthouse's medians of five loads of ${article} beside the same text on Starlight and Docusaurus, from npm.`,
  usage: [
    ['[<name>=<folder>:</page> …]', 'also beside sites that you have built with its text'],
    ['[…] --applied', 'with a slow network and processor instead of computed ones'],
  ],
  options: { applied: { type: 'boolean' } },
  async run({ applied: isApplied }, ...more) {
    const others = more.map((each) => {
      const [, name = '', root = '', page = ''] = /^(.+?)=(.+):(\/.*)$/.exec(each) ?? [];
      if (!existsSync(root)) throw new UsageError(`${each} is not <name>=<folder>:</page> of a built site.`);
      return [name, resolve(root), page] as const;
    });
    await import('../../scripts/build-if-stale.ts');
    using folder = mkdtempDisposableSync(join(tmpdir(), 'sites-'));
    await using site = await Site.start();
    const pages: Record<string, string> = { 'this site': site.url + article };
    for (const name of ['Starlight', 'Docusaurus'] as const)
      pages[name] = await peerAddress(name, folder.path);
    for (const [name, root, page] of others) pages[name] = await addressOf(root, page);
    const reports = await reportsInTurn(pages, isApplied ? applied : []);
    console.table(Object.fromEntries(Object.entries(reports).map(([name, runs]) => [name, figures(runs)])));
    return undefined;
  },
});
