import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { builtSite, manifestSchema } from '#site/build/manifest.ts';
import { buildEnvironment } from '../setup/build-site.ts';

export type Shape = ReturnType<typeof siteTree>;
export type Built = ReturnType<Shape['build']>;

/** A small site of an owner's, on a server of its own and without projects and skills, in a folder of its own below dist/, where `#site/…` can be imported. */
export function siteTree(name: string, parent = 'dist') {
  const tree = `${parent}/tree-${name}`;
  const config = join(tree, 'site.config.ts');
  const { root, publicDir, manifest } = builtSite(config);
  const remove = () => {
    for (const folder of [tree, root, join('node_modules/.astro', tree)])
      rmSync(folder, { recursive: true, force: true });
  };
  // What a run that was broken off has left.
  remove();
  cpSync('sample/legal', join(tree, 'legal'), { recursive: true });
  // Without the link to a page that this tree doesn't have.
  const home = readFileSync('sample/home.ts', 'utf8').replace(/^ *about: .*\n/m, '');
  writeFileSync(join(tree, 'home.ts'), home);
  for (const name of ['Projects', 'Skills']) {
    const empty = `export const ${name.toLowerCase()} = define${name}([]);`;
    const file = join(tree, `${name.toLowerCase()}.ts`);
    writeFileSync(file, `import { define${name} } from '#site/project.ts';\n${empty}\n`);
  }
  const settings = [
    "owner: { name: 'Ada Sample', email: 'ada@ada.dev' }",
    "host: 'https://ada.dev'",
    "comments: { kind: 'embedded' }",
    "mail: { kind: 'embedded' }",
    "legal: { kind: 'own' }",
  ];
  const defined = `export default defineConfig({ ${settings.join(', ')} });`;
  writeFileSync(config, `import { defineConfig } from '#site/config.ts';\n${defined}\n`);
  const at = (file: string) => join(publicDir, file);
  const fileOf = (path: string) => at(path === '/' ? 'index.html' : `${path}.html`);
  return {
    /** Adds a file of the tree. */
    write(file: string, content: string | Uint8Array) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), content);
    },
    /** Builds the site. Throws what the build says when it fails. */
    build() {
      const env = { ...buildEnvironment(), SITE_TREE: tree, SITE_CONFIG: config };
      execFileSync(process.execPath, ['scripts/build.ts'], { env, stdio: 'pipe' });
      const parsed: Record<string, Document> = {};
      const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
      return {
        /** Everything that is published: 'feed.xml', '_astro/…'. */
        files,
        /** '/', '/blogpost1', … */
        pages: files
          .filter((file) => file.endsWith('.html'))
          .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`),
        has: (file: string) => existsSync(at(file)),
        read: (file: string) => readFileSync(at(file), 'utf8'),
        /** A page, which is parsed once. */
        page(path: string): Document {
          parsed[path] ??= new JSDOM(readFileSync(fileOf(path), 'utf8')).window.document;
          return parsed[path];
        },
        manifest: manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))),
      };
    },
    /** Deletes the tree and what was built from it. */
    remove,
  };
}

/** What leads nowhere: links inside the site whose page, file or anchor is not there. */
export function deadLinks(built: Built): readonly string[] {
  const pages = built.pages.map((path) => {
    const page = built.page(path);
    const links = [...page.querySelectorAll('[href], [src]')];
    return {
      path,
      ids: new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)),
      addresses: links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? ''),
    };
  });
  const anchors = new Map(pages.map(({ path, ids }) => [path, ids]));
  const leadsSomewhere = ({ pathname, hash }: URL) => {
    const path = decodeURI(pathname);
    const ids = anchors.get(path);
    return ids === undefined ? built.has(path) : hash === '' || ids.has(hash.slice(1));
  };
  return pages.flatMap(({ path, addresses }) =>
    addresses
      // The server makes the feeds of comments.
      .filter((address) => !/^(https:|mailto:|tel:|data:)|\/comments\.xml$/.test(address))
      .filter((address) => !leadsSomewhere(new URL(address, `https://site.example${path}`)))
      .map((address) => `${path}: ${address}`),
  );
}

/** Sections, lists and landmarks that have nothing in them. */
export function emptyElements(built: Built): readonly string[] {
  return built.pages.flatMap((path) =>
    [...built.page(path).querySelectorAll('section, ul, ol, dl, nav, address, figure, h2, h3, p')]
      .filter((element) => element.textContent.trim() === '' && !element.querySelector('img, svg'))
      // An announcement comes later.
      .filter((element) => !element.hasAttribute('aria-live'))
      .map((element) => `${path}: ${element.outerHTML.slice(0, 80)}`),
  );
}
