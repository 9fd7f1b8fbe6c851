import { hash } from 'node:crypto';
import { counterOf } from '#site/analytics.ts';
import type { SiteConfig } from '#site/config.ts';

type Directive = keyof SiteConfig['csp'];
type Need = readonly [Directive, host: string];

const self = "'self'";

/** The policy of one built page: the site itself, its inline scripts and styles (by hash), and the hosts that its providers need. */
export function contentSecurityPolicy(
  path: string,
  html: string,
  config: SiteConfig,
  articles: readonly string[],
): string {
  const sources: Record<Directive, string[]> = {
    'script-src': [self, ...hashesOf(html, 'script')],
    'style-src': [self, ...hashesOf(html, 'style')],
    'img-src': [self, 'data:'],
    'connect-src': [self],
    'frame-src': [],
    'media-src': [],
    'form-action': [self],
    'font-src': [self],
  };
  for (const [directive, source] of needs(path, html, config, articles)) sources[directive].push(source);
  return [
    "default-src 'none'",
    ...Object.entries(sources)
      .filter(([, list]) => list.length > 0)
      .map(([directive, list]) => `${directive} ${[...new Set(list)].join(' ')}`),
    `manifest-src ${self}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function needs(path: string, html: string, config: SiteConfig, articles: readonly string[]): Need[] {
  const list = Object.entries(config.csp).flatMap(([directive, hosts]) =>
    hosts.map((host) => [directive as Directive, host] as const),
  );
  const counter = counterOf(config);
  // A policy has no queries.
  const script = counter?.src.split('?')[0] ?? '';
  if (counter !== undefined && html.includes(`src="${script}`))
    list.push(['script-src', script], ...counter.hosts.map((host) => ['connect-src', host] as const));
  const hasComments = articles.includes(path.replace(/\/(comments|files)$/, '')) || path === '/moderation';
  // Pictures of commenters.
  const { comments } = config;
  if (hasComments && comments.kind !== 'none')
    for (const provider of comments.signIn) {
      const host = pictureHosts[provider];
      if (host !== undefined) list.push(['img-src', host]);
    }
  // Pictures that a demo or an app creates, or its visitor chooses.
  if (html.includes(' content="article"') || path.startsWith('/apps/')) list.push(['img-src', 'blob:']);
  // What react-to-print leaves where it is given no style: an empty element.
  if (path.startsWith('/apps/')) list.push(['style-src', hashOf('')]);
  // Snippets without a local copy.
  if (html.includes(' data-loads="gist"')) list.push(['connect-src', 'https://api.github.com']);
  if (html.includes('<video ')) list.push(['media-src', self]);
  // The player, which is loaded after a click.
  if (html.includes(' data-plays="youtube"')) list.push(['frame-src', 'https://www.youtube-nocookie.com']);
  if (hasComments && comments.kind === 'firebase') list.push(...firebaseNeeds(comments));
  if (path === '/' && config.mail.kind === 'emailjs')
    list.push(['connect-src', 'https://api.emailjs.com'], ['form-action', 'https://api.emailjs.com']);
  if (config.list && config.list.kind !== 'embedded') {
    const { origin } = new URL(config.list.formUrl);
    // The response is a script, so its address is allowed only on pages with the form.
    if (html.includes(` action="${origin}/`))
      list.push(['script-src', `${origin}/subscribe/post-json`], ['form-action', origin]);
  }
  if (path === '/' && config.map?.kind === 'google')
    list.push(['frame-src', 'https://www.google.com/maps/embed/']);
  if (config.legal.kind === 'iubenda') {
    list.push(
      ['script-src', 'https://cdn.iubenda.com/iubenda.js'],
      // Loaded when a policy is opened.
      ['script-src', 'https://cdn.iubenda.com/iubenda_i_badge.js'],
      ['frame-src', 'https://www.iubenda.com'],
      ['connect-src', 'https://www.iubenda.com'],
    );
  }
  return list;
}

const pictureHosts = {
  google: 'https://*.googleusercontent.com',
  github: 'https://avatars.githubusercontent.com',
  email: undefined,
};

/** Firestore, the sign-in popup with its helper frame, and App Check. https://firebase.google.com/docs/auth/web/redirect-best-practices */
function firebaseNeeds(firebase: Extract<SiteConfig['comments'], { kind: 'firebase' }>): Need[] {
  const { authDomain, emulators, appCheckSiteKey } = firebase;
  const hosts = emulators
    ? [`http://${emulators.firestore}`, `http://${emulators.auth}`]
    : ['firestore', 'identitytoolkit', 'securetoken'].map((name) => `https://${name}.googleapis.com`);
  return [
    ...hosts.map((host) => ['connect-src', host] as const),
    // The popup's helper: its loader, and the library that it loads.
    ['script-src', 'https://apis.google.com/js/api.js'],
    ['script-src', 'https://apis.google.com/_/scs/abc-static/_/js/'],
    // With this image, the SDK checks for a network when Firestore doesn't answer.
    ['img-src', 'https://www.google.com/images/cleardot.gif'],
    ['frame-src', emulators ? `http://${emulators.auth}` : `https://${authDomain}`],
    ...(appCheckSiteKey === undefined ? [] : appCheckNeeds),
  ];
}

/** Only what App Check's SDK and reCAPTCHA Enterprise load from these hosts: https://cloud.google.com/recaptcha/docs/faq */
const appCheckNeeds: readonly Need[] = [
  ['script-src', 'https://www.google.com/recaptcha/enterprise.js'],
  ['script-src', 'https://www.gstatic.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/'],
  ['frame-src', 'https://recaptcha.google.com/recaptcha/'],
  ['connect-src', 'https://www.google.com/recaptcha/'],
  ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
];

/** Tags with their attributes, in which a title may name a `<script>`. */
const tags =
  /<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1>|<\w(?:"[^"]*"|'[^']*'|[^'">])*>/g;

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(tags)].flatMap(([, name, attributes = '', content = '']) => {
    // What is data for search engines runs nowhere.
    const isInline = name === tag && !/\s(?:src=|type="application\/ld\+json")/.test(attributes);
    return isInline && content !== '' ? hashOf(content) : [];
  });

const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`;
