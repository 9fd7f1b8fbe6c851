import { expect } from 'vitest';
import { attacks, inputs } from './attacks.ts';
import { exchange, header, rawGet } from './raw-request.ts';
import { published, targets } from './shared-targets.ts';

const refuses = attacks('Host and forwarded headers, redirects to other hosts', { atOnce: 8 });
const local = targets.http;
const sites = [
  { target: local, own: local.origin, host: new URL(local.origin).host },
  { target: published, own: 'https://robin.example', host: 'robin.example' },
];

const evil = 'evil.example';
const lies = [
  ...['X-Forwarded-Host', 'X-Host', 'X-Original-Host', 'X-Forwarded-Server', 'X-HTTP-Host-Override'].map(
    (name) => `${name}: ${evil}`,
  ),
  ...['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix'].map((name) => `${name}: //${evil}/`),
  `Host: ${evil}`,
  ...[`Forwarded: host=${evil};proto=https`, 'X-Forwarded-Proto: javascript', 'X-Forwarded-Scheme: nothttps'],
  ...[
    'X-Forwarded-Port: 1337',
    `Origin: https://${evil}`,
    `Referer: https://${evil}/`,
    'X-Forwarded-Proto: http',
  ],
];
const paths = [
  '/',
  '/blogpost2',
  '/blogpost2/',
  '/blogpost2.html',
  '/sitemap.xml',
  '/nowhere',
  // A page that no other attack writes to.
  '/api/comments?page=/blogpost2',
];

/** What a cache would keep of an answer: all but the time, and the revision, which changes when other attacks write. */
const kept = (text: string) => text.replace(/^(Date|ETag): .*\r\n/gim, '').replace(/"revision":"[^"]*"/, '');

// Another attack does so, and every page names the owner from then on.
await local.visitor().signIn({ person: 'owner' });

const honest = new Map<string, string>();
for (const { target, host } of sites)
  for (const path of paths) {
    const { text } = await exchange(target.connect(), rawGet(path, [`Host: ${host}`]));
    honest.set(host + path, kept(text));
  }

refuses('no header changes an answer that a cache may keep', lies, async (lie) => {
  for (const { target, host } of sites)
    for (const path of paths) {
      const { text } = await exchange(target.connect(), rawGet(path, [`Host: ${host}`, lie]));
      expect(kept(text), path).toBe(honest.get(host + path));
    }
});

const foreignHosts = [
  ...[
    evil,
    `${evil}:443`,
    `www.robin.example.${evil}`,
    `robin.example.${evil}`,
    `www.${evil}`,
    `user@${evil}`,
  ],
  ...[`localhost.${evil}`, `${evil}#robin.example`, `${evil}/`, `robin.example@${evil}`, '[::1].evil', ' '],
];
refuses('a foreign Host is in no answer, no redirect and no cookie', foreignHosts, async (host) => {
  for (const { target } of sites)
    for (const path of [...paths, '/auth/popup', '/privacy-policy/']) {
      const { text, statuses } = await exchange(target.connect(), rawGet(path, [`Host: ${host}`]));
      expect(statuses, path).toHaveLength(1);
      expect(text, path).not.toContain(evil);
      expect(header(text, 'Set-Cookie'), path).toBeUndefined();
    }
});

const elsewhere = inputs`
  //${evil}/ //${evil}/%2e%2e ///${evil}/ /${'\\'}${evil}/ /%5C${evil}/ /%2F%2F${evil}/ \\${evil}
  //${evil}/blogpost2/ /%09//${evil}/ /%0D%0ALocation:%20https://${evil}/ /blogpost2/%0D%0ASet-Cookie:a=b/
  //${evil}//blogpost2.html /.//${evil}/ /blogpost2//${evil}/.. /https://${evil}/
  http://${evil}/blogpost2/ http://${evil}/ https://${evil}/auth/popup @${evil} /@${evil}/ /;@${evil}/
  /%00//${evil} /index.html?//${evil} /blogpost2/?next=https://${evil}
  /auth/popup?callbackURL=https://${evil} /auth/done?error=https://${evil} /auth/done?next=https://${evil}
  /auth/popup?redirect_to=//${evil} /auth/popup?with=github&redirect_to=//${evil}
  /api/auth/callback/google?error=x&callbackURL=https://${evil}
  /api/auth/callback/google?state=https://${evil}
  /api/auth/callback/github?error=x&callbackURL=https://${evil}
  /api/auth/callback/google?error=https://${evil}&error_description=https://${evil} /blogpost2%2f
  /blogpost2/.`;
refuses('no address of the site leads to another host', elsewhere, async (path) => {
  for (const { target, own, host } of sites) {
    const { text } = await exchange(target.connect(), rawGet(path, [`Host: ${host}`]));
    const location = header(text, 'Location');
    if (location === undefined) continue;
    expect(location).not.toMatch(/[\r\n\\]/);
    const to = new URL(location, own);
    // Only the provider that the owner chose is another host.
    expect([
      own,
      new URL(target.origin).origin,
      'https://accounts.google.com',
      'https://github.com',
    ]).toContain(to.origin);
    expect(header(text, 'Set-Cookie') ?? '').not.toContain('a=b');
  }
});
