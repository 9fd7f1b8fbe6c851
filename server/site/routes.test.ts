import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { packed } from '#server/testing/packed.ts';
import { manifest, openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

const home = `<!doctype html><title>Home</title>${'<p>words</p>'.repeat(50)}`;
let folder: string;
let site: TestApp;
beforeEach(() => {
  folder = temporaryFolder();
  const write = (name: string, bytes: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  };
  write('index.html', home);
  write('index.html.br', 'home in brotli');
  write('index.html.gz', 'home in gzip');
  write('blogpost5.html', '<!doctype html><title>Five</title>');
  write('notes/index.html', '<!doctype html><title>Notes</title>');
  write('404.html', '<!doctype html><title>Missing part</title>');
  write('_astro/page.Ab12.css', 'body{color:red}');
  write('_astro/page.Ab12.css.br', 'built brotli');
  write('long.txt', 'words '.repeat(20_000));
  write('long.txt.br', 'long in brotli');
  write('drawings.svg', '<svg/>');
  write('feed.json', '{}');
  write('picture.png', 'png');
  write('clip.mp4', '0123456789');
  write('program.tar.gz', 'archive');
  write('café.txt', 'coffee');
  write('a #%&?.txt', 'signs');
  const contentSecurityPolicies = {
    '/': "default-src 'self'; frame-ancestors 'none'",
    '/404': "img-src 'self'; frame-ancestors 'none'",
  };
  const redirects = {
    '/2021/Five_1': '/blogpost5',
    '/überleben': '/blogpost5',
    '/rss.xml': '/feed.xml',
    '/tag/*': '/tags/*',
    '/tag/web/*': '/notes#web',
    '/shop/*': 'https://shop.example/*',
    '/notes/*': '/blogpost5',
  };
  site = openTestApp({
    files: packed(folder),
    manifest: { ...manifest, contentSecurityPolicies, redirects },
  });
});

const get = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });

test('a file may have any sign in its name', async () => {
  expect(await (await get('/a%20%23%25%26%3f.txt')).text()).toBe('signs');
  expect((await get('/a%20%2523.txt')).status).toBe(404);
});

test('pages have clean paths', async () => {
  for (const [path, title] of [
    ['/', 'Home'],
    ['/blogpost5', 'Five'],
    ['/notes', 'Notes'],
  ] as const) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  }
  expect(await (await get('/caf%C3%A9.txt')).text()).toBe('coffee');
});

test('an old address leads to the new one, however it is written, with the query', async () => {
  for (const [path, target] of [
    ['/2021/Five_1', '/blogpost5'],
    ['/2021/Five_1.html?a=1', '/blogpost5?a=1'],
    ['/2021/Five_1/', '/blogpost5'],
    ['/2021/Five_1/index.html', '/blogpost5'],
    ['/2021/Five_1/comments.xml', '/blogpost5/comments.xml'],
    ['/%C3%BCberleben/', '/blogpost5'],
    ['/rss.xml', '/feed.xml'],
    ['/tag/css/', '/tags/css'],
    ['/tag/web/css?a=1', '/notes?a=1#web'],
    ['/shop/a b/', 'https://shop.example/a%20b'],
    ['/shop/c%23%2525', 'https://shop.example/c%23%2525'],
    ['/shop/100%', 'https://shop.example/100%25'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, target]);
  }
  expect((await get('/notes')).status).toBe(200);
});

test('no old address leads to another host that its reader names', async () => {
  for (const path of ['/tag//evil.example', '/tag/%5Cevil.example', '/tag//%5C/evil.example'])
    expect((await get(path)).status, path).toBe(404);
});

test('other spellings of a page lead to its clean path, with the query', async () => {
  for (const [path, clean] of [
    ['/blogpost5/', '/blogpost5'],
    ['/blogpost5.html?a=1', '/blogpost5?a=1'],
    ['/index.html', '/'],
    ['/notes/', '/notes'],
    ['/notes/index.html', '/notes'],
  ] as const) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, clean]);
  }
});

test('a page at the name with www is at the address of the site, from where it may write', async () => {
  const files = packed(folder);
  const live = openTestApp({ files, config: { siteUrl: new URL('https://robin.example') } });
  const asked = async (url: string) => {
    const answer = await live.app.request(url);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await asked('http://www.robin.example/blogpost5?a=1')).toEqual([
    308,
    'https://robin.example/blogpost5?a=1',
  ]);
  expect(await asked('http://robin.example/blogpost5')).toEqual([200, null]);
  expect(await asked('http://127.0.0.1:4321/healthz')).toEqual([200, null]);
});

test('what is not there is a 404 with the page that says so', async () => {
  for (const path of ['/nothing', '/blogpost6', '//evil.example/', '/%', '/_astro/', '/page.css.br']) {
    const answer = await get(path);
    expect([answer.status, await answer.text()], path).toEqual([
      404,
      expect.stringContaining('Missing part'),
    ]);
  }
});

test('each browser gets the smallest encoding that it accepts, as the build made it', async () => {
  for (const [accepted, encoding, body] of [
    ['gzip, deflate, br, zstd', 'br', 'home in brotli'],
    ['gzip, br;q=0', 'gzip', 'home in gzip'],
    ['', null, home],
  ] as const) {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect([await answer.text(), answer.headers.get('vary')]).toEqual([body, 'Accept-Encoding']);
  }
  expect((await get('/picture.png', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  expect((await get('/_astro/page.Ab12.css.br')).status).toBe(404);
  for (const [encoding, length] of [
    ['br', '14'],
    ['', '120000'],
  ] as const)
    expect((await get('/long.txt', { 'accept-encoding': encoding })).headers.get('content-length')).toBe(
      length,
    );
});

test('a compressed file of the owner is a file like any other', async () => {
  const [whole, part] = [await get('/program.tar.gz'), await get('/program.tar.gz', { range: 'bytes=0-3' })];
  expect([whole.status, await whole.text(), whole.headers.get('content-type')]).toEqual([
    200,
    'archive',
    'application/gzip',
  ]);
  expect([part.status, await part.text()]).toEqual([206, 'arch']);
});

test('a feed reader is told that the JSON feed is one', async () => {
  expect((await get('/feed.json')).headers.get('content-type')).toBe('application/feed+json');
});

test('versioned files are kept for a year, pages and other files are asked for again', async () => {
  const keeping = async (path: string) => (await get(path)).headers.get('cache-control');
  for (const path of ['/_astro/page.Ab12.css', '/drawings.svg?v=0123abcd'])
    expect(await keeping(path)).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/picture.png']) expect(await keeping(path)).toBe('no-cache');
});

test('a page that has not changed is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  for (const header of [etag, `"old", ${etag}`, '*']) {
    const answer = await get('/', { 'if-none-match': header });
    expect([answer.status, await answer.text()], header).toEqual([304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
    // The browser keeps the page's own policy only if this answer brings no other.
    expect(answer.headers.get('content-security-policy')).toBeNull();
  }
  expect((await get('/', { 'if-none-match': '"old"' })).status).toBe(200);
});

test('a page whose policy alone has changed is sent again, because browsers keep a policy with its page', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const contentSecurityPolicies = { '/': "default-src 'self'; img-src https://pictures.example" };
  site = openTestApp({ files: packed(folder), manifest: { ...manifest, contentSecurityPolicies } });
  const answer = await get('/', { 'if-none-match': etag });
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    200,
    contentSecurityPolicies['/'],
  ]);
});

test('a browser may ask for a part of a file', async () => {
  for (const [range, status, part, said] of [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=-', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ] as const) {
    const answer = await get('/clip.mp4', { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')], range).toEqual([
      status,
      part,
      said,
    ]);
  }
  expect((await get('/clip.mp4')).headers.get('accept-ranges')).toBe('bytes');
  expect(await (await get('/picture.png', { range: 'bytes=0-1' })).text()).toBe('pn');
  const stylesheet = await get('/_astro/page.Ab12.css', { range: 'bytes=0-3', 'accept-encoding': 'br' });
  expect([await stylesheet.text(), stylesheet.headers.get('content-encoding')]).toEqual(['body', null]);
  expect((await get('/nothing', { range: 'bytes=0-1' })).status).toBe(404);
});

test('a download continues only with the file that it began with', async () => {
  const etag = (await get('/clip.mp4')).headers.get('etag') ?? '';
  expect(etag).not.toMatch(/^W/);
  const continued = async (start: string) =>
    (await get('/clip.mp4', { range: 'bytes=5-', 'if-range': start })).text();
  expect([await continued(etag), await continued('"older"')]).toEqual(['56789', '0123456789']);
});

test('a file can only be read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await site.app.request('/blogpost5', { method });
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    expect((await site.app.request('/nothing', { method })).status).toBe(404);
  }
});

test('HEAD says what GET would send', async () => {
  const answer = await site.app.request('/', { method: 'HEAD' });
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
    200,
    '',
    (await get('/')).headers.get('etag'),
  ]);
  const whole = await site.app.request('/clip.mp4', { method: 'HEAD', headers: { range: 'bytes=2-4' } });
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '10']);
});

test("a page has the build's policy, and may be framed nowhere", async () => {
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policy('/')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(await policy('/nothing')).toBe("img-src 'self'; frame-ancestors 'none'");
  expect(await policy('/picture.png')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await policy('/blogpost5')).not.toContain('unsafe');
});

test('security headers are on every answer', async () => {
  const paths = [
    '/',
    '/nothing',
    '/blogpost5/',
    '/picture.png',
    '/healthz',
    '/api/nothing',
    '/api/reader',
    '/api/comments?page=/blogpost5',
    '/api/comments?page=/nothing',
    '/auth/done',
    '/auth/page.css',
    '/list/subscribe/post-json',
  ];
  for (const path of paths) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups');
    const isPicture = path === '/picture.png';
    expect(headers.get('cross-origin-resource-policy'), path).toBe(
      isPicture ? 'cross-origin' : 'same-origin',
    );
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe');
    expect(headers.get('strict-transport-security'), path).toBeNull();
  }
});

test('a person who meets a defect after a form reads a page', async () => {
  const broken = openTestApp();
  broken.db.exec('DROP TABLE messages');
  const form = new FormData();
  form.set('from_name', 'Ada');
  form.set('reply_to', 'ada@reader.example');
  form.set('message', 'Hello');
  const posted = await broken.app.request('/api/v1.0/email/send-form', {
    method: 'POST',
    body: form,
    headers: { origin, accept: 'text/html' },
  });
  expect(posted.status).toBe(503);
  expect(await posted.text()).toContain('This did not work');
});

test('a defect is logged, and answered without its inside', async () => {
  site.db.exec('DROP TABLE comments');
  const answer = await get('/api/comments?page=/blogpost5');
  expect([answer.status, await answer.json()]).toEqual([503, { refusal: { kind: 'unavailable' } }]);
  expect(site.lines.join('\n')).toMatch(/error on GET \/api\/comments: .*no such table/);
});
