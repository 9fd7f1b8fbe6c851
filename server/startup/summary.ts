import type { Manifest } from '#site/manifest.ts';

interface Facts {
  readonly address: string;
  readonly dataDir: string;
  readonly manifest: Manifest;
  readonly google: boolean;
  readonly smtp: boolean;
  readonly servesPages: boolean;
}

/** What the owner sees once the server is up. */
export function summary({ address, dataDir, manifest, google, smtp, servesPages }: Facts): string {
  const { owner, providers } = manifest;
  const local = providers.comments === 'embedded';
  const mail = smtp ? 'local, and mailed on' : 'local (read it with npm run inbox; SMTP_URL mails it on)';
  const list = smtp ? 'local, joined by a link in a mail' : 'local (npm run inbox shows it)';
  const rows = [
    ['Data', dataDir],
    ['Comments', local ? 'local' : live(providers.comments)],
    [
      'Sign-in',
      !local
        ? live(providers.comments)
        : google
          ? 'live, Google'
          : 'local sample accounts, on this machine only',
    ],
    ['Mail', providers.mail === 'embedded' ? mail : live(providers.mail)],
    ['List', providers.list === 'embedded' ? list : live(providers.list)],
    ['Map', providers.map === 'link' ? 'local, a link' : live(providers.map)],
    ['Legal', providers.legal === 'own' ? 'local, the own privacy policy' : live(providers.legal)],
  ] as const;
  return [
    '',
    servesPages
      ? `The site of ${owner.name} is at ${address}`
      : `The backend of ${owner.name}'s site is at ${address}`,
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`),
    ...(owner.sample.length > 0
      ? [
          '',
          `Still the sample: ${owner.sample.join(', ')}.`,
          'Put what is yours there before you publish the site.',
        ]
      : []),
    '',
  ].join('\n');
}

const live = (provider: string) => `live, ${provider}`;
