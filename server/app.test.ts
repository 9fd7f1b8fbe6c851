import { expect, test } from 'vitest';
import { manifest, openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';
import { roles } from '#site/theme.ts';

let site: TestApp;

const onFirebase = { ...manifest, providers: { ...manifest.providers, comments: 'firebase' } };

test('with another comments provider the server has neither comments nor sign-in', async () => {
  site = openTestApp({ manifest: onFirebase });
  for (const path of [
    '/api/comments?page=/blogpost5',
    '/api/comments/events?page=/blogpost5',
    '/api/reader',
    '/comments.xml',
    '/api/auth/callback/google',
    '/auth/popup',
    '/auth/done',
    '/auth/open',
  ]) {
    expect((await site.app.request(path)).status, path).toBe(404);
  }
  const post = { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' };
  expect((await site.app.request('/api/comments?page=/blogpost5', post)).status).toBe(404);
});

test("the server's own pages have the site's colors", async () => {
  site = openTestApp();
  const sheet = await (await site.app.request('/auth/page.css')).text();
  expect(sheet).toContain(manifest.theme);
  const used = new Set([...sheet.matchAll(/var\(--([a-z-]+)/g)].map(([, role = '']) => role));
  expect([...used].filter((role) => role !== 'ui' && !roles.some((each) => each === role))).toEqual([]);
  // No color beside the roles.
  expect(sheet.replace(manifest.theme, '')).not.toMatch(/oklch|#[0-9a-f]{3}|rgb/);
});

test('with sign-in off its window says so, and the sample accounts are not there', async () => {
  site = openTestApp({ config: { signIn: false } });
  const opened = await site.app.request('/auth/popup');
  const shown = await site.app.request(opened.headers.get('location') ?? '');
  expect(await shown.text()).toContain('nobody can sign in');
  expect((await site.app.request('/auth/open')).status).toBe(404);
});

test('responses to forms have their stylesheet, whichever provider the comments have', async () => {
  site = openTestApp({ manifest: onFirebase });
  for (const path of ['/auth/page.css', '/auth/done.js', '/healthz']) {
    expect((await site.app.request(path)).status, path).toBe(200);
  }
});

test('no write below /api is for pages of another origin, known or not', async () => {
  site = openTestApp();
  const writes = site.app.routes.filter(
    ({ method, path }) => /POST|PUT|PATCH|DELETE/.test(method) && path.startsWith('/api/'),
  );
  expect(writes.length).toBeGreaterThan(8);
  for (const { method, path } of [...writes, { method: 'PUT', path: '/api/nothing' }]) {
    const headers = { origin: 'https://elsewhere.example' };
    const { status } = await site.app.request(path.replaceAll(/:\w+/g, 'abc1234'), { method, headers });
    expect(status, `${method} ${path}`).toBe(403);
  }
});

test('a response that no route allows to be cached has no-store', async () => {
  site = openTestApp();
  const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
  const answers = [
    await site.app.request('/api/nothing'),
    await site.app.request('/healthz'),
    await site.app.request('/auth/popup'),
    await site.app.request('/auth/open'),
    await site.app.request('/api/reader/sign-out', foreign),
    await site.app.request('/mails/stop'),
    await site.app.request('/list/unsubscribe', { method: 'POST' }),
  ];
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
});
