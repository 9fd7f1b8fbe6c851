import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['package.json', 'src']) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, 'site/articles/01-first'), { recursive: true });
  for (const name of ['site.config.ts', 'home.ts', 'projects.ts', 'skills.ts', 'legal'])
    cpSync(join('sample', name), join(folder, 'site', name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function build() {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_TREE: join(folder, 'site') },
  });
  return {
    status,
    said: stderr
      .trim()
      .replaceAll(`${relative('', folder)}/`, '')
      .replaceAll(`${folder}/`, '')
      .split('\n'),
  };
}

test.each([
  [
    'a date that is none',
    'published: 2026-02-30',
    /^site\/articles\/01-first\/index\.mdx:4 published: '2026-02-30' is not a date/,
  ],
  [
    'an unknown key',
    'published: 2026-11-20\npublish: no',
    /^site\/articles\/01-first\/index\.mdx:5 does not know 'publish'; remove it/,
  ],
  ['broken MDX', 'published: 2026-11-20\n---\n\n{a b}\n\n---', /^\S+:8:? .*is not MDX/],
  [
    'a picture without a description',
    'published: 2026-11-20\nminutes: 1\n---\n\n![ ](https://a.example/x.png)\n\n---',
    /site\/articles\/01-first\/index\.mdx:8 is a picture without a description/,
  ],
])('%s ends the build with a sentence, and no stack', (_, lines, says) => {
  const description = 'What this article is about, in one or two sentences of some length.';
  const text = `---\ntitle: A\ndescription: ${description}\n${lines}\nminutes: 1\n---\n`;
  writeFileSync(
    join(folder, 'site/articles/01-first/index.mdx'),
    text.replace('\n---\n\n{', '\nminutes: 1\n---\n\n{'),
  );
  const { status, said } = build();
  expect([status, said.length]).toEqual([1, 2]);
  expect(said[0]).toMatch(says);
  expect(said[1]).toBe('Nothing has changed: the previous build is still in place.');
});

test.each(['site.config.ts', 'languages/de.ts', 'home.ts'])(
  'a comma that is missing in %s ends the build with a sentence',
  (name) => {
    mkdirSync(join(folder, 'site/languages'));
    const german = readFileSync('src/languages/en.ts', 'utf8');
    writeFileSync(join(folder, 'site/languages/de.ts'), german);
    const config = join(folder, 'site/site.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace('  owner:', "  language: 'de',\n  owner:"));
    const file = join(folder, 'site', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/',\n/, "'\n"));
    const { status, said } = build();
    expect([status, said.length]).toEqual([1, 2]);
    expect(said[0]).toMatch(new RegExp(`^site/${name}:\\d+ can't be read: Expected`));
  },
);

test.each([
  [
    'an import of what is not there',
    ['#site/home.ts', '#site/hom.ts'],
    'site/home.ts:1 imports src/site/hom.ts, which is not there: correct the path',
  ],
  [
    'a word without quotes',
    [/headline: .*,/, 'headline: Hello,'],
    "site/home.ts:6 can't be read: Hello is not defined",
  ],
  [
    'a misspelled import',
    [/defineHome/g, 'defineHom'],
    "site/home.ts:1 can't be read: The requested module '#site/home.ts' does not provide an export named 'defineHom'",
  ],
  ['an empty headline', [/headline: .*,/, "headline: '',"], 'site/home.ts:6 headline: is empty'],
] as const)('%s ends the build with its line', (_, [from, to], says) => {
  const file = join(folder, 'site/home.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  expect(build().said).toEqual([says, expect.anything()]);
});

test('a tree from before a file was needed is told which one to add', () => {
  rmSync(join(folder, 'site/home.ts'));
  expect(build()).toMatchObject({
    status: 1,
    said: ['site/home.ts:1 is missing: copy sample/home.ts, and make it yours', expect.anything()],
  });
});

test('an unknown key in the configuration ends the build with its name', () => {
  const file = join(folder, 'site/site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('articleOrder:', 'articlesOrder:'));
  const { status, said } = build();
  expect(status).toBe(1);
  expect(said[0]).toMatch(
    /^site\/site\.config\.ts:\d+ does not know 'articlesOrder'; remove it, or check its spelling/,
  );
});
