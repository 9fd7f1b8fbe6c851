import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  commentsOfPerson,
  listQuery,
  repliesOfThreads,
  tombstonesOfPage,
  topsOfPage,
} from '#features/comments/adapters/firebase/rest.ts';
import { commentIdSchema, pagePathSchema } from '#features/comments/model.ts';
import { packFiles } from '#lib/packed-files.ts';
import { packed } from '#server/testing/packed.ts';
import { manifest, openTestApp } from '#server/testing/test-app.ts';
import type { Manifest } from '#site/build/manifest.ts';
import sample from '../../sample/site.config.ts';
import emulated from '../../tests/setup/firebase.config.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { firebaseJson, hostingProblem } from './firebase-json.ts';

const policies = {
  '/': "default-src 'self'; frame-ancestors 'none'",
  '/blogpost5': "default-src 'none'; script-src 'self' 'sha256-five='; frame-ancestors 'none'",
  '/404': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  '/service-worker.js': "default-src 'none'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'",
};

const live = { comments: 'firebase', mail: 'emailjs', list: 'mailchimp' };
const built = {
  contentSecurityPolicies: policies,
  redirects: {},
  hsts: { includeSubDomains: true, preload: false },
};

/** What Hosting sends with a path: the headers of every rule that fits, and the last value of each. */
function sent({ hosting }: ReturnType<typeof firebaseJson>, path: string): Record<string, string> {
  const fitting = hosting.headers.filter(({ regex, source }) =>
    regex === undefined ? matchesGlob(path, source ?? '') : new RegExp(regex, 'u').test(path),
  );
  return Object.fromEntries(
    fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

test('Hosting sends with every path what the server sends', async () => {
  const folder = temporaryFolder();
  const files = [
    'index.html',
    'blogpost5.html',
    '404.html',
    'robots.txt',
    'drawings.svg',
    'service-worker.js',
    '_astro/island.Ab12.js',
  ];
  for (const name of files) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  const site = openTestApp({
    files: packed(folder),
    manifest: { ...manifest, contentSecurityPolicies: policies },
    config: {
      siteUrl: new URL('https://robin.example'),
      clients: { google: { clientId: 'id', clientSecret: 'secret' } },
      writesPerMinute: 20,
    },
  });
  const config = firebaseJson(built);
  for (const path of [
    '/',
    '/blogpost5',
    '/robots.txt',
    '/.well-known/security.txt',
    '/drawings.svg',
    '/service-worker.js',
    '/_astro/island.Ab12.js',
    '/not/here',
  ]) {
    const { headers } = await site.app.request(path);
    const expected = Object.fromEntries(
      [...headers].filter(
        ([name]) => !['etag', 'vary', 'accept-ranges', 'content-type', 'content-length'].includes(name),
      ),
    );
    expect(expected['content-security-policy'], path).toBeTruthy();
    expect(sent(config, path), path).toEqual(expected);
  }
});

test('Hosting says that the JSON feed is one', () => {
  expect(sent(firebaseJson(built), '/feed.json')).toMatchObject({ 'content-type': 'application/feed+json' });
});

test('Hosting holds browsers to https as far as the owner chose', () => {
  const hsts = { includeSubDomains: false, preload: false };
  expect(sent(firebaseJson({ ...built, hsts }), '/')['strict-transport-security']).toBe('max-age=31536000');
});

test("Firebase's own pages under /__/ get none of the headers, so that the sign-in popup's helper can be framed", () => {
  expect(sent(firebaseJson(built), '/__/auth/iframe')).toEqual({});
  expect(sent(firebaseJson(built), '/__/auth/handler')).toEqual({});
});

test('rules and indexes are where Firebase is told to look for them', () => {
  const { rules, indexes } = firebaseJson(built).firestore;
  expect([rules, indexes].filter((file) => !existsSync(join('firebase', file)))).toEqual([]);
  // For a site whose pages are on its own server.
  expect(JSON.parse(readFileSync('firebase/firestore.json', 'utf8'))).toEqual({
    firestore: { rules, indexes },
  });
});

test('the command puts the pages of a build and their headers side by side, without compressed copies', () => {
  const folder = temporaryFolder();
  const config = `export { default } from ${JSON.stringify(resolve('tests/setup/static.config.ts'))};\n`;
  writeFileSync(join(folder, 'hosted.config.ts'), config);
  const tokens = 'src/design/tokens.css';
  cpSync(tokens, join(folder, tokens), { recursive: true });
  const publicDir = join(folder, 'dist/hosted/public');
  mkdirSync(publicDir, { recursive: true });
  mkdirSync(join(folder, 'firebase'));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', 'blogpost5.html', '404.html'])
    writeFileSync(join(publicDir, name), name);
  packFiles(publicDir, join(publicDir, '../files'));
  const site: Manifest = { ...manifest, providers: live, contentSecurityPolicies: policies };
  writeFileSync(join(folder, 'dist/hosted/manifest.json'), JSON.stringify(site));
  // Built from these, which have not changed since.
  const inputs = `hosted.config.ts\0${config}${tokens}\0${readFileSync(tokens, 'utf8')}`;
  const builtFrom = createHash('sha256').update(inputs).digest('hex');
  writeFileSync(join(folder, 'dist/hosted/built-from'), builtFrom);

  execFileSync(process.execPath, [resolve('scripts/hosting/hosting.ts')], {
    cwd: folder,
    env: { ...process.env, SITE_CONFIG: 'hosted.config.ts' },
  });

  expect(readdirSync(join(folder, 'firebase/public')).sort()).toEqual([
    '.well-known',
    '404.html',
    'blogpost5.html',
    'index.html',
  ]);
  const written: ReturnType<typeof firebaseJson> = JSON.parse(
    readFileSync(join(folder, 'firebase/firebase.json'), 'utf8'),
  );
  expect(written).toEqual(firebaseJson(site));
}, 30_000);

test('each query of two fields has its index, and no other index is kept', () => {
  const page = pagePathSchema.parse('/blogpost5');
  const thread = commentIdSchema.parse('abc1234');
  const queries = [
    listQuery('', topsOfPage(page), 'DESCENDING', 1),
    listQuery('', tombstonesOfPage(page), 'DESCENDING', 1),
    listQuery('', repliesOfThreads(thread), 'ASCENDING', 1),
    listQuery('', commentsOfPerson('uid'), 'DESCENDING', 1),
  ];
  const byRest = queries.map(({ from: [{ collectionId }], where, orderBy }) => ({
    collectionGroup: collectionId,
    queryScope: 'COLLECTION',
    fields: [
      ...[...JSON.stringify(where).matchAll(/"fieldPath":"(\w+)"/g)].map(([, fieldPath]) => ({
        fieldPath,
        order: 'ASCENDING',
      })),
      // Every index ends with the document's name, in the order of the field before it.
      ...orderBy
        .filter(({ field }) => field.fieldPath !== '__name__')
        .map(({ field: { fieldPath }, direction }) => ({ fieldPath, order: direction })),
    ],
  }));
  const source = ['signed-in-comments', 'moderation']
    .map((file) => readFileSync(`src/features/comments/adapters/firebase/${file}.ts`, 'utf8'))
    .join('');
  const sorted = /where\('(\w+)', '==', [^)]*\),\s*orderBy\('(\w+)', '(asc|desc)'\)/g;
  const bySdk = [...source.matchAll(sorted)].map(([, field, order, direction]) => ({
    collectionGroup: 'comments',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: field, order: 'ASCENDING' },
      { fieldPath: order, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ],
  }));
  const { indexes } = JSON.parse(readFileSync('firebase/firestore.indexes.json', 'utf8'));
  const byText = (index: object) => JSON.stringify(index);
  expect(bySdk.length).toBeGreaterThan(0);
  const used = new Set([...byRest, ...bySdk].map(byText));
  expect([...used].toSorted()).toEqual(indexes.map(byText).toSorted());
});

test('Hosting redirects as the server does', () => {
  const redirects = {
    '/tag/*': '/tags/*',
    '/2021/Five_1': '/blogpost5',
    '/überleben': '/blogpost5',
    '/tag/web/*': '/notes',
    '/rss.xml': '/feed.xml',
  };
  const rules = firebaseJson({ ...built, redirects }).hosting.redirects;
  /** What Hosting does with the first rule that fits. */
  const target = (path: string) => {
    const rule = rules.find(({ regex }) => new RegExp(regex.replaceAll('(?P<', '(?<')).test(path));
    const { rest = '' } = new RegExp(rule?.regex.replaceAll('(?P<', '(?<') ?? '').exec(path)?.groups ?? {};
    return rule?.destination.replace(':rest', rest);
  };
  for (const path of [
    '/2021/Five_1',
    '/2021/Five_1.html',
    '/2021/Five_1/',
    '/2021/Five_1/index.html',
    '/%C3%BCberleben',
  ])
    expect(target(path), path).toBe('/blogpost5');
  expect(target('/rss.xml')).toBe('/feed.xml');
  expect([target('/tag/css/'), target('/tag/a/b.html'), target('/tag/web/x')]).toEqual([
    '/tags/css',
    '/tags/a/b',
    '/notes',
  ]);
  expect([target('/tag//evil.example'), target('/rssxxml'), target('/2021/Five_12')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a site that needs the server or emulators is refused', () => {
  const problem = (site: Parameters<typeof hostingProblem>[0]) => hostingProblem(site, 'site.config.ts');
  const { comments, mail, list } = sample;
  const hosted = { comments: { kind: 'none' }, mail: { kind: 'none' } } as const;
  expect(problem(hosted)).toBeUndefined();
  expect(problem({ ...hosted, comments, mail })).toContain('comments, mail.');
  expect(problem({ ...hosted, list })).toContain('or no list');
  expect(problem({ ...hosted, comments: emulated.comments })).toContain('comments.emulators');
});
