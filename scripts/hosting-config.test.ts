import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteFiles } from '#server/site-files.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { describeSite } from '#site/describe-site.ts';
import hosted from '../tests/setup/hosting.config.ts';
import { firebaseConfig, hostingProblem } from './hosting-config.ts';

const committed: ReturnType<typeof firebaseConfig> = JSON.parse(
  readFileSync('firebase/firebase.json', 'utf8'),
);
const policies = {
  '/': "default-src 'self'; frame-ancestors 'none'",
  '/blogpost5': "default-src 'none'; script-src 'self' 'sha256-five='; frame-ancestors 'none'",
  '/404': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
};

/** What Hosting sends with a path: the headers of every rule that fits, and the last value of each. */
function sent({ hosting }: ReturnType<typeof firebaseConfig>, path: string): Record<string, string> {
  const fitting = hosting.headers.filter(({ regex, source }) =>
    regex === undefined ? matchesGlob(path, source ?? '') : new RegExp(regex, 'u').test(path),
  );
  return Object.fromEntries(
    fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/** The policy of each page in a configuration, as the manifest had it. */
function policiesIn(config: ReturnType<typeof firebaseConfig>): Record<string, string> {
  const pages = config.hosting.headers.flatMap(({ source }) =>
    source !== undefined && /^\/[\w-]*$/.test(source) ? [source] : [],
  );
  return Object.fromEntries(
    [...pages, '/404'].map((path) => [path, sent(config, path)['content-security-policy'] ?? '']),
  );
}

test('Hosting sends with every path what the server sends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const files = [
    'index.html',
    'blogpost5.html',
    '404.html',
    'robots.txt',
    'figures.svg',
    '_astro/island.Ab12.js',
  ];
  for (const name of files) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  const site = openTestApp({
    files: readSiteFiles(folder, policies),
    config: {
      siteUrl: new URL('https://robin.example'),
      google: { clientId: 'id', clientSecret: 'secret' },
      smtpUrl: undefined,
      writesPerMinute: 20,
    },
  });
  const config = firebaseConfig(policies);
  for (const path of [
    '/',
    '/blogpost5',
    '/robots.txt',
    '/figures.svg',
    '/_astro/island.Ab12.js',
    '/not/here',
  ]) {
    const { headers } = await site.app.request(path);
    const expected = Object.fromEntries(
      [...headers].filter(([name]) => !['etag', 'vary', 'content-type', 'content-length'].includes(name)),
    );
    expect(expected['content-security-policy'], path).toBeTruthy();
    expect(sent(config, path), path).toEqual(expected);
  }
  site.close();
  rmSync(folder, { recursive: true });
});

test("Firebase's own pages under /__/ get none of the headers, so that the sign-in popup's helper can be framed", () => {
  expect(sent(firebaseConfig(policies), '/__/auth/iframe')).toEqual({});
  expect(sent(firebaseConfig(policies), '/__/auth/handler')).toEqual({});
});

test('addresses are clean, and have no slash at their end', () => {
  expect(committed.hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test('the file in the repository is what the script writes (npm run hosting renews it)', () => {
  expect(committed).toEqual(firebaseConfig(policiesIn(committed)));
});

test('the file in the repository knows every page', async () => {
  const pages = readdirSync('src/pages').flatMap((name) => /^([a-z0-9-]+)\.astro$/.exec(name)?.[1] ?? []);
  const { articles } = await describeSite(hosted);
  const paths = [...pages.map((name) => (name === 'index' ? '/' : `/${name}`)), ...articles];
  expect(Object.keys(policiesIn(committed)).sort()).toEqual(paths.sort());
});

test('its policies allow hashes, the site itself and named hosts, and the list only where its form is', () => {
  const source =
    /^('self'|'none'|data:|'sha256-[\w+/]{43}='|https:\/\/(\*\.googleusercontent\.com|[\w.-]+(\/[\w./-]+)?))$/;
  for (const [path, policy] of Object.entries(policiesIn(committed))) {
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
    expect(sources.length, path).toBeGreaterThan(5);
    expect(sources.filter((each) => !source.test(each))).toEqual([]);
    if (policy.includes('.list-manage.com')) expect(path).toMatch(/^\/(blogpost\d+|subscribe)$/);
  }
});

test('the one query of two fields has its index', () => {
  const adapter = readFileSync('src/features/comments/adapters/firebase-comments.ts', 'utf8');
  const compound = [...adapter.matchAll(/where\('(\w+)', '==', [^)]*\), orderBy\('(\w+)', '(asc|desc)'\)/g)];
  const { indexes } = JSON.parse(readFileSync('firebase/firestore.indexes.json', 'utf8'));
  expect(compound).toHaveLength(1);
  expect(indexes).toEqual(
    compound.map(([, field, order, direction]) => ({
      collectionGroup: 'comments',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: field, order: 'ASCENDING' },
        { fieldPath: order, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
      ],
    })),
  );
});

test('a build that needs the server, or emulators, is not taken for one that stands alone', () => {
  const live = { comments: 'firebase', mail: 'emailjs', list: 'mailchimp', map: 'link', legal: 'own' };
  const problem = (providers: typeof live, contentSecurityPolicies: Record<string, string> = policies) =>
    hostingProblem({ providers, contentSecurityPolicies }, 'site.config.ts');
  expect(problem(live)).toBeUndefined();
  expect(problem({ ...live, mail: 'embedded', comments: 'embedded' })).toContain('comments, mail.');
  expect(problem(live, { '/': 'connect-src http://localhost:8080' })).toContain('comments.emulators');
});
