import { z } from 'zod';
import type { SiteConfig } from '#site/config.ts';
import { secureUrl, text } from '#site/content/setting.ts';

/** What counts visits. In development, nothing does. */
export const analyticsSchema = z.discriminatedUnion(
  'kind',
  [
    /** The server in this repository counts views. Pages have no script for it. */
    z.strictObject({ kind: z.literal('embedded') }),
    z.strictObject({
      kind: z.literal('plausible'),
      /** The site's name there, if it isn't the host. */
      domain: text("the site's name at Plausible").optional(),
      /** For your own instance. */
      host: secureUrl('the address of Plausible').default('https://plausible.io'),
    }),
    z.strictObject({
      kind: z.literal('umami'),
      websiteId: z.uuid("must be Umami's website id, as in 01234567-89ab-4cde-8f01-23456789abcd"),
      host: secureUrl('the address of Umami').default('https://cloud.umami.is'),
    }),
    z.strictObject({
      kind: z.literal('goatcounter'),
      /** https://your-code.goatcounter.com, or your own instance. */
      host: secureUrl('the address of your GoatCounter'),
    }),
    z.strictObject({
      kind: z.literal('script'),
      /** As the privacy policy names it. */
      name: text('the name of the service'),
      src: secureUrl("the script's address"),
      /** Attributes of the script: { 'data-site': '42' }. */
      attributes: z
        .record(z.string().regex(/^data-[\w-]+$/, "must begin with 'data-'"), z.string())
        .default({}),
      hosts: z
        .array(secureUrl('an address that the script sends to'))
        .min(1, 'must have at least one address'),
    }),
  ],
  {
    error:
      "must be { kind: 'embedded' }, { kind: 'plausible' }, { kind: 'umami', websiteId }, { kind: 'goatcounter', host } or { kind: 'script', name, src, hosts }",
  },
);

/** What a page loads to count visits. The script sends data to `hosts`. */
export function counterOf({ host, analytics }: Pick<SiteConfig, 'host' | 'analytics'>) {
  if (analytics === undefined || analytics.kind === 'embedded') return undefined;
  if (analytics.kind === 'script') return analytics;
  const { hostname } = new URL(host);
  const at = (path: string) => analytics.host.replace(/\/$/, '') + path;
  switch (analytics.kind) {
    // https://plausible.io/docs/plausible-script
    case 'plausible':
      return {
        name: 'Plausible',
        src: at('/js/script.js'),
        attributes: { 'data-domain': analytics.domain ?? hostname },
        hosts: [at('/api/event')],
      };
    // https://umami.is/docs/tracker-configuration
    case 'umami':
      return {
        name: 'Umami',
        src: at('/script.js'),
        // Without data-host-url, the cloud's script sends to a host that changes. data-domains leaves copies of the site out.
        attributes: {
          'data-website-id': analytics.websiteId,
          'data-host-url': at(''),
          'data-domains': hostname,
        },
        hosts: [at('/api/send')],
      };
    // https://www.goatcounter.com/help/csp
    case 'goatcounter':
      return {
        name: 'GoatCounter',
        src: 'https://gc.zgo.at/count.js',
        attributes: { 'data-goatcounter': at('/count') },
        hosts: [at('/count')],
      };
  }
}
