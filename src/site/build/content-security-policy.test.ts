import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { counterOf } from '#site/analytics.ts';
import { defineConfig, type SiteConfig } from '#site/config.ts';
import embedded from '../../../sample/site.config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policyOf = (path: string, html: string, config: SiteConfig) =>
  contentSecurityPolicy(path, html, config, ['/blogpost1', '/blogpost5', '/my-app']);
const page =
  '<style>a{}</style><script>run()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every outside provider at once. */
const live = defineConfig({
  ...embedded,
  analytics: undefined,
  comments: { kind: 'firebase', apiKey: 'k', projectId: 'my-blog', authDomain: 'my-blog.firebaseapp.com' },
  mail: { kind: 'emailjs', serviceId: 's', templateId: 't', publicKey: 'p' },
  list: { kind: 'mailchimp', formUrl: 'https://a.us1.list-manage.com/subscribe/post?u=1&id=2' },
  map: { kind: 'google', key: 'k' },
  legal: { kind: 'iubenda', accountId: 1 },
});

/** The hosts in a policy, by directive. */
function hostsOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((each) => each.split(' '));
  return Object.fromEntries(
    directives
      .map(([name = '', ...sources]) => [name, sources.filter((each) => /^https?:/.test(each))] as const)
      .filter(([, hosts]) => hosts.length > 0),
  );
}

test.each(['Where the <script> goes', '<script>evil()</script>', "It's <style>"])(
  'a title with %s in it changes nothing',
  (title) => {
    const named = `<meta property="og:title" content="${title}">${page}<img alt="${title}">`;
    expect(policyOf('/', named, embedded)).toBe(policyOf('/', page, embedded));
  },
);

test('inline scripts and styles are allowed by hash, and never otherwise; data needs none', () => {
  const policy = policyOf('/', page, embedded);
  expect(policy).toContain(`script-src 'self' ${hash('run()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toContain('unsafe');
});

test('with the embedded providers no other host may run a script, be framed or be sent a form', () => {
  const policy = policyOf('/', page, embedded);
  expect(policy).not.toContain('https:');
  expect(policy).not.toContain('frame-src');
});

test('only a page with a snippet that has no copy here may reach the host of snippets', () => {
  const github = ' https://api.github.com';
  expect(policyOf('/blogpost5', '<div class="ask" data-loads="gist">', embedded)).toContain(github);
  expect(policyOf('/blogpost5', page, embedded)).not.toContain(github);
});

test('only articles and apps may show pictures that a script has made', () => {
  for (const path of ['/blogpost5', '/apps/travel-blog'])
    expect(policyOf(path, `<meta property="og:type" content="article">${page}`, embedded), path).toContain(
      ' blob:',
    );
  expect(policyOf('/', page, embedded)).not.toContain('blob:');
});

test('no page may be framed, and none may move its own addresses to another place', () => {
  for (const [path, config] of [
    ['/', embedded],
    ['/blogpost5', live],
  ] as const) {
    const directives = policyOf(path, page, config).split('; ');
    expect(directives).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
  }
});

test('each page may reach the hosts that its own providers need, and no other', () => {
  const policies = {
    '/': '<form action="https://api.emailjs.com/api/v1.0/email/send-form">',
    '/blogpost5': '<form action="https://a.us1.list-manage.com/subscribe/post">',
    '/subscribe': '<form action="https://a.us1.list-manage.com/subscribe/post">',
    '/moderation': '',
    '/404': '',
  };
  const widget = ['https://cdn.iubenda.com/iubenda.js', 'https://cdn.iubenda.com/iubenda_i_badge.js'];
  const legal = {
    'script-src': widget,
    'connect-src': ['https://www.iubenda.com'],
    'frame-src': ['https://www.iubenda.com'],
  };
  const popup = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'];
  const firebase = {
    'img-src': ['https://*.googleusercontent.com', 'https://www.google.com/images/cleardot.gif'],
    'connect-src': [
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.iubenda.com',
    ],
    'frame-src': ['https://my-blog.firebaseapp.com', 'https://www.iubenda.com'],
  };
  const list = 'https://a.us1.list-manage.com';
  const hosts = Object.entries(policies).map(([path, html]) => [path, hostsOf(policyOf(path, html, live))]);
  expect(Object.fromEntries(hosts)).toEqual({
    '/': {
      ...legal,
      'connect-src': ['https://api.emailjs.com', 'https://www.iubenda.com'],
      'frame-src': ['https://www.google.com/maps/embed/', 'https://www.iubenda.com'],
      'form-action': ['https://api.emailjs.com'],
    },
    '/blogpost5': {
      ...firebase,
      'script-src': [...popup, `${list}/subscribe/post-json`, ...widget],
      'form-action': [list],
    },
    '/subscribe': {
      ...legal,
      'script-src': [`${list}/subscribe/post-json`, ...widget],
      'form-action': [list],
    },
    '/moderation': {
      ...firebase,
      'script-src': [...popup, ...widget],
    },
    '/404': legal,
  });
});

type Analytics = NonNullable<Parameters<typeof defineConfig>[0]['analytics']>;
const counters: readonly (readonly [Analytics, src: string, sendsTo: string])[] = [
  [{ kind: 'plausible' }, 'https://plausible.io/js/script.js', 'https://plausible.io/api/event'],
  [
    { kind: 'umami', websiteId: '01234567-89ab-4cde-8f01-23456789abcd', host: 'https://umami.robin.example' },
    'https://umami.robin.example/script.js',
    'https://umami.robin.example/api/send',
  ],
  [
    { kind: 'goatcounter', host: 'https://robin.goatcounter.com' },
    'https://gc.zgo.at/count.js',
    'https://robin.goatcounter.com/count',
  ],
  [
    { kind: 'script', name: 'Counter', src: 'https://c.example/c.js', hosts: ['https://c.example/in'] },
    'https://c.example/c.js',
    'https://c.example/in',
  ],
];
test('a script of an analytics service may have a query, which the page escapes', () => {
  const [src, hosts] = ['https://c.example/c.js?site=1&v=2', ['https://c.example/in']];
  const config = defineConfig({ ...embedded, analytics: { kind: 'script', name: 'Counter', src, hosts } });
  const page = `<script defer src="${src.replace('&', '&amp;')}"></script>`;
  expect(hostsOf(policyOf('/', page, config))['script-src']).toEqual(['https://c.example/c.js']);
});

test.each(counters)(
  'with %j a page that loads its script may run it and send to it',
  (analytics, src, sendsTo) => {
    const config = defineConfig({ ...embedded, analytics });
    expect(counterOf(config)?.src).toBe(src);
    expect(hostsOf(policyOf('/', `<script defer src="${src}"></script>`, config))).toEqual({
      'script-src': [src],
      'connect-src': [sendsTo],
    });
    expect(hostsOf(policyOf('/', '', config))).toEqual({});
  },
);

test('what the owner allows is in the policy of every page, and nothing that opens it to all', () => {
  const csp = { 'img-src': ['https://pictures.example'], 'media-src': ['https://films.example/a/'] };
  expect(hostsOf(policyOf('/404', '', defineConfig({ ...embedded, csp })))).toEqual(csp);
  for (const source of [
    "'unsafe-inline'",
    '*',
    'https:',
    'http://a.example',
    'https://a.example; script-src *',
  ])
    expect(() => defineConfig({ ...embedded, csp: { 'script-src': [source] } }), source).toThrow(
      /csp\.script-src\.0: must be an address/,
    );
});

test('an article and its other pages allow what its comments need, at any address', () => {
  for (const path of ['/my-app', '/my-app/comments'])
    expect(hostsOf(policyOf(path, '', embedded))['img-src'], path).toEqual([
      'https://*.googleusercontent.com',
    ]);
  expect(hostsOf(policyOf('/my-apple', '', embedded))).toEqual({});
});

test('a page with a video of YouTube may show its player, and one with an own video may load it; no other page may', () => {
  const link = '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">a link</a>';
  const player = '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-plays="youtube">Play</a>';
  expect(policyOf('/blogpost1', link, embedded)).not.toMatch(/frame-src|media-src/);
  expect(hostsOf(policyOf('/blogpost1', player, embedded))['frame-src']).toEqual([
    'https://www.youtube-nocookie.com',
  ]);
  expect(policyOf('/blogpost1', '<video src="/a.mp4">', embedded)).toContain("media-src 'self'");
});

test('App Check brings its own hosts to articles, and only where it is turned on', () => {
  const comments = { ...live.comments, appCheckSiteKey: 'a-site-key' };
  const added = (path: string) => {
    const before = new Set(Object.values(hostsOf(policyOf(path, '', live))).flat());
    const after = Object.values(hostsOf(policyOf(path, '', { ...live, comments }))).flat();
    return [...new Set(after.filter((host) => !before.has(host)))];
  };
  expect(added('/blogpost1').sort()).toEqual([
    'https://content-firebaseappcheck.googleapis.com',
    'https://recaptcha.google.com/recaptcha/',
    'https://www.google.com/recaptcha/',
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(added('/')).toEqual([]);
});

test("the SDK's own scripts from outside are the ones that an article may load", () => {
  const comments = { ...live.comments, appCheckSiteKey: 'a-site-key' };
  const allowed = hostsOf(policyOf('/blogpost5', '', { ...live, comments }))['script-src'];
  for (const [file, script] of [
    ['firebase-auth.js', 'https://apis.google.com/js/api.js'],
    ['firebase-app-check.js', 'https://www.google.com/recaptcha/enterprise.js'],
  ] as const) {
    expect(readFileSync(`node_modules/firebase/${file}`, 'utf8').includes(script), file).toBe(true);
    expect(allowed).toContain(script);
  }
});
