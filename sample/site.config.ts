import { defineConfig } from '#site/config.ts';

/**
 * Everything about you, and who provides what. Change a value, save, and the site follows.
 * The person below is made up: example addresses, a reserved phone number.
 */
export default defineConfig({
  owner: {
    name: 'Robin Example',
    email: 'hello@robin.example',
    phone: '+1 202 555 0100',
    address: '1 Example Street, Exampletown',
  },
  // As many as you like, each by its name: Mastodon, Bluesky, YouTube and others have an icon of their own.
  links: {
    code: 'https://code.example/robin',
    profile: 'https://profiles.example/in/robin',
  },
  host: 'https://robin.example',
  // Subdomains must use https too, once this site does. If one of yours can't: hsts: { includeSubDomains: false },
  microblog: { account: 'robin_example', hashtags: ['webdev'], related: [] },

  // 'newest' first, which is the default, or by the 'number' of their folders.
  articleOrder: 'number',

  // Colors by day and by night, and fonts: docs/look.md.
  // theme: { colors: { accent: { light: '#0b7285', dark: '#66d9e8' } } },

  // Providers. 'embedded' is the server in this repository: no account, no key.
  // `owner` is the address of the account that moderates comments at /moderation: docs/moderate.md.
  comments: { kind: 'embedded', owner: 'hello@robin.example' },
  // mail: { kind: 'emailjs', serviceId: '…', templateId: '…', publicKey: '…' },
  mail: { kind: 'embedded' },
  // list: { kind: 'mailchimp', formUrl: 'https://….list-manage.com/subscribe/post?u=…&id=…' },
  list: { kind: 'embedded' },
  // map: { kind: 'google', key: '…' },
  map: { kind: 'link' },
  // legal: { kind: 'iubenda', accountId: 12345678 },
  legal: { kind: 'own' },
  // analytics: { kind: 'plausible' }, or 'umami', 'goatcounter', 'script': docs/providers.md.
  analytics: { kind: 'embedded' },
});
