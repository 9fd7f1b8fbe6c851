import type { Manifest } from '#site/policy/manifest.ts';
import { openPath } from './auth/sample-sign-in.ts';

interface Facts {
  readonly address: string;
  /** What opens the sample accounts. */
  readonly signInToken: string;
  readonly dataDir: string;
  readonly manifest: Manifest;
  readonly signIn: boolean;
  /** With whose accounts people sign in; empty if with sample accounts. */
  readonly signInWith: readonly string[];
  readonly smtp: boolean;
  readonly servesPages: boolean;
}

/** What the owner sees when the server has started. */
export function summary(facts: Facts): string {
  const { address, signInToken, dataDir, manifest, signIn, signInWith, smtp, servesPages } = facts;
  const { owner, providers } = manifest;
  const hasSamples = providers.comments === 'embedded' && signIn && signInWith.length === 0;
  const toOpen = hasSamples ? `${address}${openPath}?token=${signInToken}` : address;
  const row = (name: string, provider: string, own: string, local: string) =>
    provider === 'none' ? [] : [`  ${name.padEnd(10)}${provider === own ? local : `live, ${provider}`}`];
  const accounts = hasSamples
    ? 'local sample accounts, with the address above'
    : `live, ${signInWith.join(' and ')}`;
  const mail = smtp
    ? 'local, and emailed to you'
    : 'local (read it with npm run inbox; SMTP_URL emails it to you)';
  const list = smtp ? 'local, joined by a link in a mail' : 'local (npm run inbox shows it)';
  const rows = [
    row('Comments', providers.comments, 'embedded', 'local'),
    row('Sign-in', providers.comments, 'embedded', signIn ? accounts : 'off'),
    row('Mail', providers.mail, 'embedded', mail),
    row('List', providers.list, 'embedded', list),
    row('Map', providers.map, 'link', 'local, a link'),
    row('Legal', providers.legal, 'own', 'local, your privacy policy'),
  ];
  const reminder = `
Still the sample: ${owner.sample.join(', ')}.
Replace these before you publish the site.
`;
  return `
${servesPages ? `The site of ${owner.name}` : `The backend of ${owner.name}'s site`} is at ${toOpen}

  ${'Data'.padEnd(10)}${dataDir}
${rows.flat().join('\n')}
${owner.sample.length > 0 ? reminder : ''}`;
}
