import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

// Enforces the table of docs/architecture.md: which folder may import which.

const files = globSync(
  '{src,server,sample,scripts,integrations,move-in,tests,examples,firebase,tools}/**/*.{ts,tsx,astro,mdx}',
  { exclude: (path) => /node_modules|\/\.cargo/.test(path) },
);

interface Import {
  readonly from: string;
  readonly to: string;
  readonly dynamic: boolean;
  /** Gone before the program runs. */
  readonly isType: boolean;
}

const aliases: Readonly<Record<string, string>> = {
  '#content/': 'sample/',
  '#design/': 'src/design/',
  '#features/': 'src/features/',
  '#lib/': 'src/lib/',
  '#site/': 'src/site/',
  '#server/': 'server/',
};

const imports: readonly Import[] = files.flatMap((from) => {
  const source = readFileSync(from, 'utf8');
  const statics = [
    ...source.matchAll(/(?:^|\n)\s*(?:import|export)(\s+type)?\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g),
  ];
  const bare = [...source.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g)];
  const dynamics = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)];
  const to = (specifier = '') => resolved(from, specifier);
  return [
    ...statics.map(([, type, name]) => ({ from, to: to(name), dynamic: false, isType: type !== undefined })),
    ...bare.map(([, name]) => ({ from, to: to(name), dynamic: false, isType: false })),
    ...dynamics.map(([, name]) => ({ from, to: to(name), dynamic: true, isType: false })),
  ];
});

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  return alias === undefined ? specifier : specifier.replace(alias, aliases[alias] ?? '');
}

// What begins with '..' lies outside the repository; a bare 'firebase/…' is the package.
const ours =
  /^((\.\.|src|server|sample|scripts|integrations|move-in|tests|examples|tools|firebase\/tests)\/)/;

/** What each folder may import besides itself. */
const folders: readonly { readonly folder: RegExp; readonly may: readonly RegExp[] }[] = [
  { folder: /^src\/lib\//, may: [] },
  { folder: /^src\/design\//, may: [] },
  { folder: /^src\/site\//, may: [/^src\/lib\//] },
  { folder: /^src\/languages\//, may: [/^src\/site\/(config|load-config|site-tree)\.ts$/] },
  // Component tests run on the server's own store, because a copy of its rules could differ.
  {
    folder: /^src\/features\/comments\/testing\//,
    may: [/^src\/(lib|design|site)\//, /^src\/features\/comments\//, /^server\/(comments|db)\//],
  },
  { folder: /^src\/features\/([^/]+)\//, may: [/^src\/(lib|design|site)\//] },
  {
    folder: /^src\/(layouts|pages|content\.config)/,
    may: [/^src\//, /^sample\//],
  },
  {
    folder: /^server\//,
    may: [
      /^src\/lib\//,
      /^src\/site\/(build\/manifest|site-tree)\.ts$/,
      /^src\/features\/[^/]+\/(model|port|policy)\.ts$/,
    ],
  },
  // An article's live demo may be the very example that the article teaches.
  {
    folder: /^sample\/(articles\/[^/]+\/)?/,
    may: [
      /^src\/design\//,
      /^src\/site\/(config|home|project)\.ts$/,
      /^src\/lib\/stored\.ts$/,
      /^examples\//,
    ],
  },
  { folder: /^integrations\//, may: [/^src\/site\//, /^src\/lib\//] },
  // The owner's commands.
  {
    folder: /^scripts\//,
    may: [
      /^server\//,
      /^src\/(site|lib|languages)\//,
      /^src\/features\/[^/]+\/(model|adapters\/.*)\.ts$/,
      /^tools\/(install\.ts$|firebase-)/,
    ],
  },
  // What only a developer of the product runs: it looks at the site as the tests start it.
  {
    folder: /^tools\//,
    may: [
      /^server\//,
      /^scripts\//,
      /^src\/(site|lib|languages)\//,
      /^src\/features\/[^/]+\/(model|adapters\/.*)\.ts$/,
      /^firebase\/tests\/emulator\.ts$/,
      /^tests\/(e2e\/(database|site|fixtures|forms)|security\/target|shapes\/site-tree|setup\/(browser|build-site|sample-pages|tls-proxy))\.ts$/,
    ],
  },
  // A program of its own: it knows the formats of content and records, and how the owner's commands speak.
  {
    folder: /^move-in\//,
    may: [
      /^src\/lib\//,
      /^src\/site\/(content\/|load-config|site-tree)/,
      /^src\/features\/comments\/model\.ts$/,
      /^scripts\/(command-line|terminal-layout|slug|check-site\/.*|comments\/(records|import-records|open-backend))\.ts$/,
    ],
  },
  // Each runs when it is copied out alone.
  { folder: /^examples\/[^/]+\//, may: [/^examples\/shell\//] },
  { folder: /^firebase\//, may: [] },
];

/** Tests may import anything. */
const isTest = (file: string) =>
  (/\.test\.tsx?$/.test(file) && !standsAlone.test(file)) || file.startsWith('tests/');

/** Except in folders that keep to themselves as a whole. */
const standsAlone = /^(examples|firebase)\//;

test('folders import only what the table allows', () => {
  const violations = imports
    .filter(({ from, to }) => !isTest(from) && ours.test(to))
    .filter(({ from, to }) => {
      const rule = folders.find(({ folder }) => folder.test(from));
      const own = rule?.folder.exec(from)?.[0] ?? dirname(from);
      return !(to.startsWith(own) || rule?.may.some((allowed) => allowed.test(to)));
    });
  expect(violations.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('only tools, move-in and tests import scripts', () => {
  expect(
    imports.filter(
      ({ from, to }) =>
        to.startsWith('scripts/') && !/^(scripts|tools|move-in)\//.test(from) && !isTest(from),
    ),
  ).toEqual([]);
});

test('the configuration reaches components as props: only pages and layouts read it', () => {
  const readers = imports.filter(({ to }) => to === '#site-config').map(({ from }) => from);
  expect(readers.filter((file) => !/^src\/(pages|layouts)\//.test(file))).toEqual([]);
});

test('only the Firebase adapters name Firebase', () => {
  const named = imports.filter(
    ({ from, to }) => /^(firebase|@firebase)(\/|$)/.test(to) && from.startsWith('src/'),
  );
  expect(named.map(({ from }) => from).filter((file) => !/\/adapters\/firebase\//.test(file))).toEqual([]);
});

test('adapters are chosen in one place and fetched only when they are used', () => {
  const chosen = imports.filter(
    ({ from, to }) =>
      /^src\/features\/[^/]+\/adapters\//.test(to) && from.startsWith('src/') && !isTest(from),
  );
  const outside = chosen.filter(({ from }) => !from.includes('/adapters/'));
  expect(
    outside.map(({ from, to }) => `${from} → ${to}`).filter((each) => !each.includes('/select.ts')),
  ).toEqual([]);
  const selected = chosen.filter(({ from }) => from.endsWith('/select.ts'));
  expect(selected.length).toBeGreaterThan(0);
  expect(selected.filter(({ dynamic, isType }) => !dynamic && !isType)).toEqual([]);
});

test('scripts set ARIA by attributes, because Firefox 115 has no properties for it', () => {
  const scripts = files.filter((file) => /^(src|examples)\//.test(file));
  const aria = /\.(role|aria[A-Z]\w+) = /;
  expect(scripts.filter((file) => aria.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('live texts have aria-live, because Orca doesn’t read what is in a status', () => {
  const shown = files.filter((file) => /^(src|examples|sample)\//.test(file));
  expect(shown.filter((file) => /role(="|', ')status/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

const listed = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies: listed, devDependencies: listed });
function packagesOf(file: string): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...dependencies, ...devDependencies };
}

test.each(globSync(['examples/*/package.json', 'move-in/package.json']))(
  '%s names every package of its program',
  (file) => {
    const example = `${dirname(file)}/`;
    const named = packagesOf(file);
    const imported = imports
      .filter(({ from, to }) => from.startsWith(example) && !ours.test(to) && !to.startsWith('node:'))
      .map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to);
    const sources = files
      .filter((each) => each.startsWith(example))
      .map((each) => readFileSync(each, 'utf8'));
    const needed = new Set([
      ...imported,
      ...(imported.includes('react') ? ['@types/react', '@types/react-dom'] : []),
      ...(imported.includes('@testing-library/react') ? ['@testing-library/dom', 'jsdom'] : []),
      ...(sources.some((source) => source.includes("'node:")) ? ['@types/node'] : []),
    ]);
    expect([...needed].filter((name) => !(name in named || `@types/${name}` in named))).toEqual([]);
    // One version of each, as the site's own. TypeScript's is the one that checks the types.
    const site = packagesOf('package.json');
    const own: Readonly<Record<string, string | undefined>> = {
      ...site,
      typescript: site['@typescript/native']?.replace('npm:typescript@', ''),
    };
    expect(Object.entries(named).filter(([name, version]) => (own[name] ?? version) !== version)).toEqual([]);
  },
);

/** What a file pulls in when it is loaded: no types, and nothing that comes later by itself. */
const loads = Map.groupBy(
  imports.filter(({ to, isType, dynamic }) => ours.test(to) && !isType && !dynamic),
  ({ from }) => from,
);

test('what a container runs loads only packages that its image has', () => {
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const commands = readFileSync('docs/deploy-container.md', 'utf8').match(/scripts\/\S+\.ts/g) ?? [];
  const missing: string[] = [];
  const loaded = new Set(['server/main.ts', ...commands]);
  // A set can grow while it is walked.
  for (const file of loaded)
    for (const { to } of imports.filter((each) => each.from === file && !each.isType && !each.dynamic)) {
      const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(to) ?? [];
      if (ours.test(to)) loaded.add(to);
      else if (!/^(node:|#)|\.json$/.test(to) && !(name in dependencies)) missing.push(`${file} → ${to}`);
    }
  expect(missing).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const { to } of loads.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(cycles).toEqual([]);
});

test('no folder of the server imports one that imports it, not even by way of others', () => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const imported = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith('server/') || !to.startsWith('server/')) continue;
    if (isTest(from) || folderOf(from) === folderOf(to)) continue;
    imported.set(folderOf(from), (imported.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
  }
  const circles: string[] = [];
  const walk = (folder: string, path: readonly string[]) => {
    if (path.includes(folder)) circles.push([...path.slice(path.indexOf(folder)), folder].join(' → '));
    else for (const to of imported.get(folder) ?? []) walk(to, [...path, folder]);
  };
  for (const folder of imported.keys()) walk(folder, []);
  expect([...new Set(circles)].sort()).toEqual([]);
});

test('inside a feature imports are at most eight levels deep', () => {
  const levels = new Map<string, number>();
  const levelOf = (file: string, feature: string): number => {
    const below = (loads.get(file) ?? []).filter(({ to }) => to.startsWith(feature));
    const level = levels.get(file) ?? 1 + Math.max(0, ...below.map(({ to }) => levelOf(to, feature)));
    levels.set(file, level);
    return level;
  };
  const deep = files
    .filter((file) => file.startsWith('src/features/') && !isTest(file))
    .filter((file) => levelOf(file, /^src\/features\/[^/]+\//.exec(file)?.[0] ?? '') > 8);
  expect(deep.map((file) => `${file}: ${levels.get(file)}`)).toEqual([]);
});

test('no folder is named after nothing in particular, and no file gathers the exports of others', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(file))).toEqual([]);
  expect(files.filter((file) => /^(src|server)\/.*\/index\.tsx?$/.test(file))).toEqual([]);
});

test('source files have kebab-case names, components PascalCase ones', () => {
  const names = files.filter(
    (file) => /^(src|server|scripts|integrations|move-in)\//.test(file) && !file.startsWith('src/pages/'),
  );
  const odd = names.filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return !/^([a-z0-9]+(-[a-z0-9]+)*(\.config|\.test|\.svg|\.d)?\.tsx?|[A-Z][A-Za-z0-9]*(\.test)?\.(tsx|astro))$/.test(
      name,
    );
  });
  expect(odd).toEqual([]);
});
