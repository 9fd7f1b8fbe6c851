import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test.each(['README.md', 'sample/README.md', 'examples/README.md', ...globSync('docs/*.md')])(
  '%s names only commands and programs that exist',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(
      all(text, /(?:npm run|sudo site) (?:--silent )?([a-z0-9:]+)/g).filter((name) => !(name in scripts)),
    ).toEqual([]);
    expect(all(text, /\s((?:scripts|server)\/[\w/-]+\.ts)/g).filter((path) => !existsSync(path))).toEqual([]);
  },
);

/** 'Updates, without loss' → 'updates-without-loss', as code hosts name headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test.each(globSync(['*.md', 'sample/*.md', 'docs/**/*.md', 'examples/{,*/}README.md', 'tests/*/README.md']))(
  '%s links only to files and headings that exist',
  (file) => {
    const lost = linksIn(readFileSync(file, 'utf8'), 'md').filter((link) => {
      if (/^(https?:|mailto:|\/)/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      if (!existsSync(target)) return true;
      if (anchor === undefined) return false;
      const headings = all(readFileSync(target, 'utf8'), /^#+ (.*)$/gm);
      return !headings.map(anchorOf).includes(anchor);
    });
    expect(lost).toEqual([]);
  },
);

const files = globSync(
  ['{src,server,scripts,firebase,integrations,move-in,sample,tests,tools,.ci}/**', '*.{ts,json}'],
  { exclude: ['**/node_modules'] },
)
  .filter((path) => statSync(path).isFile())
  .map((path) => `/${path}`);

test.each(globSync('docs/*.md'))('%s names only files that exist', (page) => {
  const names = all(readFileSync(page, 'utf8'), /`([\w./[\]-]+\.(?:tsx?|css|astro|rules|sql))`/g)
    // An owner's tree has the names of the sample's, and may have a second configuration.
    .map((name) =>
      name.replace(/^site\/(staging\.|site\.)?/, (_, config) => (config ? 'sample/site.' : 'sample/')),
    );
  expect(names.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

test.each(['features', 'architecture'])('docs/%s.md names only what the code has', (map) => {
  const code = files
    .filter((file) => /\.(tsx?|astro|rules|sql)$/.test(file))
    .map((file) => readFileSync(`.${file}`, 'utf8'));
  const known = new Set(code.join('\n').match(/\w+/g));
  const names = all(readFileSync(`docs/${map}.md`, 'utf8'), /`([A-Za-z]\w+)`/g);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

/** '`a.ts`, `name` of [folder](../server)', or of a file. */
const placed = /((?:`[^`]+`(?:, | or | and )?)+) (?:of|in) (?:\[[^\]]+\]\(\.\.\/([^)]+)\)|`([\w./-]+)`)/g;

test.each(['features', 'architecture'])('what docs/%s.md says is in a folder or file is there', (map) => {
  const lost = [...readFileSync(`docs/${map}.md`, 'utf8').matchAll(placed)].flatMap(
    ([, names = '', link, place = link ?? '']) => {
      const inside = files.filter((file) => `${file}/`.includes(`/${place.replace(/\/$/, '')}/`));
      const isThere = (name: string) =>
        inside.some((file) => file.includes(`/${name}`) || readFileSync(`.${file}`, 'utf8').includes(name));
      return all(names, /`([^`]+)`/g).filter((name) => !isThere(name));
    },
  );
  expect(lost).toEqual([]);
});

test('docs/features.md names the folder of each capability, or a file in it', () => {
  const text = readFileSync('docs/features.md', 'utf8');
  const folders = globSync('{src/features,server,scripts,move-in}/*/').filter(
    (path) => !/testing|node_modules/.test(path),
  );
  expect(folders.filter((folder) => !text.includes(folder))).toEqual([]);
});

const tasks =
  'start write look providers moderate deploy-embedded deploy-firebase back-up upgrade security'.split(' ');

test.each(tasks)('docs/%s.md begins with what you need and ends with how you know that it worked', (task) => {
  const text = readFileSync(`docs/${task}.md`, 'utf8');
  expect(text.slice(0, 1500)).toMatch(/\byou need\b/i);
  expect(all(text, /^## (.*)$/gm).at(-1)).toBe('How you know that it worked');
});
