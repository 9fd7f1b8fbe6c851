import { expect, test } from 'vitest';
import { staticHosts, withPolicy } from './static-hosts.ts';

const site = {
  hsts: { includeSubDomains: true, preload: false },
  redirects: { '/tag/*': '/tags/*', '/2021/old': '/blogpost5', '/rss.xml': '/feed.xml', '/über': '/about' },
};
interface VercelHeaders {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
const filesOf = (host: string) => staticHosts[host]?.files(site) ?? {};

test('Netlify and Cloudflare get each header once, and redirects from the most exact to the widest', () => {
  for (const host of ['netlify', 'cloudflare']) {
    const { _headers = '', _redirects } = filesOf(host);
    // A header of two rules would be sent as both values.
    const names = [..._headers.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'Cache-Control')).toEqual([...new Set(names)].slice(0, -1));
    expect(_headers).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
    expect(_headers).toContain('/feed.json\n  Content-Type: application/feed+json\n');
    expect(_headers).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(Math.max(..._headers.split('\n').map(({ length }) => length))).toBeLessThan(2000);
    expect(_redirects?.trim().split('\n')).toEqual([
      ...['/%C3%BCber', '/%C3%BCber/', '/%C3%BCber.html', '/%C3%BCber/index.html'].map(
        (from) => `${from} /about 301`,
      ),
      '/2021/old /blogpost5 301',
      '/2021/old/ /blogpost5 301',
      '/2021/old.html /blogpost5 301',
      '/2021/old/index.html /blogpost5 301',
      '/rss.xml /feed.xml 301',
      ...['/über', '/über/', '/über.html', '/über/index.html'].map((from) => `${from} /about 301`),
      '/tag/* /tags/:splat 301',
    ]);
  }
});

test('white space in an address never ends its part of a line', () => {
  const redirects = { '/my post': '/new', '/a\n/b': '/a new file.pdf' };
  for (const host of ['netlify', 'cloudflare']) {
    const { _redirects = '' } = staticHosts[host]?.files({ ...site, redirects }) ?? {};
    expect(_redirects).toContain('/my%20post /new 301\n');
    expect(_redirects.trim().split('\n')).toEqual(Array(8).fill(expect.stringMatching(/^\S+ \S+ 301$/)));
  }
});

test('Vercel gets clean addresses, headers and redirects in its own format', () => {
  const { cleanUrls, headers, redirects } = JSON.parse(filesOf('vercel')['vercel.json'] ?? '');
  expect(cleanUrls).toBe(true);
  // The same as Netlify, where tests/large opens the pages.
  const lines = headers.flatMap(({ source, headers }: VercelHeaders) => [
    source.replace('(.*)', '*'),
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  expect(lines).toEqual(filesOf('netlify')._headers?.trim().split('\n'));
  expect(redirects).toEqual([
    { source: '/%C3%BCber', destination: '/about', permanent: true },
    { source: '/2021/old', destination: '/blogpost5', permanent: true },
    { source: '/rss.xml', destination: '/feed.xml', permanent: true },
    { source: '/über', destination: '/about', permanent: true },
    // Not /tag itself, which may be where they all lead.
    { source: '/tag/:rest([^/].*)', destination: '/tags/:rest', permanent: true },
  ]);
});

test('GitHub gets a page at each old address that leads to the new one', () => {
  const files = filesOf('github');
  expect(Object.keys(files).sort()).toEqual([
    '.nojekyll',
    '/2021/old.html',
    '/2021/old/index.html',
    '/über.html',
    '/über/index.html',
  ]);
  expect(files['/2021/old.html']).toContain('<meta http-equiv="refresh" content="0; url=/blogpost5">');
});

test('a page carries its policy before everything that the policy is about', () => {
  const page = '<html><head><meta charset="utf-8"><script>run()</script></head></html>';
  const policy = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";
  expect(withPolicy(page, policy)).toBe(
    `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; base-uri 'none'"><script>run()</script></head></html>`,
  );
});
