import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { unfinishedSite } from '#site/build/manifest.ts';
import { copyBareSample } from '../tests/setup/bare-sample.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['package.json', 'src']) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, 'site/articles/01-first'), { recursive: true });
  copyBareSample(join(folder, 'site'));
});

function build(...flags: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_TREE: relative('', join(folder, 'site')) },
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

test('mistakes in drafts don’t stop a build', () => {
  const description = 'What this article is about, in one or two sentences of some length.';
  const text = `---\ntitle: A\ndescription: ${description}\npublished: 2026-11-20\nminutes: 1\n---\n\n[Soon](/uses)\n`;
  writeFileSync(join(folder, 'site/articles/01-first/index.mdx'), text);
  const drafts = [
    text.replace('/uses', '/nowhere'),
    text.replace(/description.*/, ''),
    `${text}\nA set {a b}\n`,
  ];
  for (const [at, draft] of drafts.entries()) {
    mkdirSync(join(folder, `site/articles/0${at + 2}-draft`));
    const file = join(folder, `site/articles/0${at + 2}-draft/index.mdx`);
    writeFileSync(file, draft.replace('minutes', 'draft: true\nminutes'));
  }
  mkdirSync(join(folder, 'site/pages'));
  writeFileSync(join(folder, 'site/pages/uses.mdx'), '---\ntitle: Uses\ndraft: true\n---\n');
  expect(build()).toEqual({
    status: 1,
    said: [
      'site/articles/01-first/index.mdx:8 leads to /uses, which is not a published page: correct the link',
      expect.anything(),
    ],
  });
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

test.each([
  ['a full disk', "writeFileSync('/dev/full', 'page')", /^The disk is full\. Make room, and build again\.$/],
  [
    'another build, which has deleted the files of this one,',
    `throw Error("Cannot find module 'dist/sample.unfinished/public/.prerender/chunks/x.mjs' imported from entry.mjs")`,
    /^Another build is running\. Build again when it has ended\.$/,
  ],
  [
    'a demo that reads a file that is not there',
    `const error = Error("ENOENT: no such file or directory, open 'dist/site.unfinished/public/sizes.json'");
  error.stack += \`\\n    at Demo (\${process.cwd()}/\${process.env.SITE_TREE}/Demo.tsx:3:1)\`;
  throw error`,
    /^site\/Demo\.tsx:3 throws: ENOENT: /,
  ],
  [
    'a disk that is read-only',
    `throw Error("ENOENT: no such file or directory, mkdir '/site/dist'")`,
    /^This user may not use \/site\/dist, /,
  ],
])('%s ends the build with a sentence, and gets its room back', (_, fails, says) => {
  const { root } = unfinishedSite(join(folder, 'site/site.config.ts'));
  mkdirSync(root, { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const astro = join(folder, 'astro.ts');
  writeFileSync(
    astro,
    `import { mkdirSync, writeFileSync } from 'node:fs';
export function build() {
  mkdirSync(${JSON.stringify(root)}, { recursive: true });
  ${fails};
}`,
  );
  const instead = `import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => next(name === 'astro' ? ${JSON.stringify(pathToFileURL(astro).href)} : name, context) });`;
  const { status, said } = build('--import', `data:text/javascript,${encodeURIComponent(instead)}`);
  expect(status).toBe(1);
  expect(said[0]).toMatch(says);
  expect(existsSync(root)).toBe(false);
});
