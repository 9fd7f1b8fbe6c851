import { resolve } from 'node:path';
import type { Manifest } from '#site/build/manifest.ts';
import { openPath } from './auth/sample-sign-in.ts';
import { type Config, signInWith } from './config.ts';

export function summary(address: string, config: Config, manifest: Manifest, servesPages: boolean): string {
  const { owner, providers } = manifest;
  const { signIn, signInToken, smtpUrl } = config;
  const ways = signInWith(config, manifest.signIn);
  const hasSamples = providers.comments === 'embedded' && signIn && ways.length === 0;
  const toOpen = hasSamples ? `${address}${openPath}?token=${signInToken}` : address;
  const row = (name: string, provider: string, local: string) =>
    provider === 'none'
      ? []
      : [`  ${name.padEnd(10)}${provider === 'embedded' ? local : `live, ${provider}`}`];
  const accounts = hasSamples ? 'local sample accounts, with the address above' : `live, ${ways.join(', ')}`;
  const mail = smtpUrl
    ? 'local, and emailed to you'
    : 'local (read it with npm run inbox; SMTP_URL emails it to you)';
  const list = smtpUrl ? 'local, joined by a link in an email' : 'local (npm run inbox shows it)';
  const rows = [
    row('Comments', providers.comments, 'local'),
    row('Sign-in', providers.comments, signIn ? accounts : 'off'),
    row('Mail', providers.mail, mail),
    row('List', providers.list, list),
  ];
  const upcoming = manifest.upcoming.map(({ title, day }) => `  ${day}  ${title}`);
  const calendar = `
Still to come. Each is published by the first npm start or npm run build from its day on:
${upcoming.join('\n')}
`;
  const reminder = `
Still the sample: ${owner.sample.join(', ')}.
Replace these before you publish the site.
`;
  return `
${servesPages ? `The site of ${owner.name}` : `The backend of ${owner.name}'s site`} is at ${toOpen}

  ${'Data'.padEnd(10)}${resolve(config.dataDir)}
${rows.flat().join('\n')}
${upcoming.length > 0 ? calendar : ''}${owner.sample.length > 0 ? reminder : ''}`;
}
