import { resolve } from 'node:path';
import type { Manifest } from '#site/build/manifest.ts';
import { openPath } from './auth/sample-sign-in.ts';
import { type Config, signInWith, waysToSignIn } from './config.ts';
import { isLoopback } from './http/origins.ts';

export function summary(address: string, config: Config, manifest: Manifest): string {
  const toOpen = hasSamples(config, manifest) ? `${address}${openPath}?token=${config.signInToken}` : address;
  return `
The site of ${manifest.owner.name} is at ${toOpen}

${setup(config, manifest)}`;
}

const hasSamples = (config: Config, { providers, signIn }: Manifest) =>
  providers.comments === 'embedded' && config.signIn && signInWith(config, signIn).length === 0;

/** Who provides what, and what to do before the site is public. */
export function setup(config: Config, manifest: Manifest): string {
  const { owner, host, providers, signIn, upcoming } = manifest;
  const { smtpUrl, siteUrl } = config;
  const row = (name: string, provider: string, local: string) =>
    provider === 'none'
      ? []
      : [`  ${name.padEnd(10)}${provider === 'embedded' ? local : `live, ${provider}`}`];
  const variables = waysToSignIn(signIn).flatMap((each) => each.variables);
  const accounts = hasSamples(config, manifest)
    ? `local sample accounts (${variables.join(', ')} let real people in)`
    : `live, ${signInWith(config, signIn).join(', ')}`;
  const mail = smtpUrl
    ? 'local, and emailed to you'
    : 'local (read it with npm run inbox; SMTP_URL emails it to you)';
  const list = smtpUrl ? 'local, joined by a link in an email' : 'local (npm run inbox shows it)';
  const hasData = Object.values(providers).includes('embedded');
  const rows = [
    row('Comments', providers.comments, 'local'),
    row('Sign-in', providers.comments, config.signIn ? accounts : 'off'),
    row('Mail', providers.mail, mail),
    row('List', providers.list, list),
    row('Data', hasData ? 'embedded' : 'none', resolve(config.dataDir)),
  ];
  const isElsewhere = siteUrl && siteUrl.origin !== host && !isLoopback(siteUrl.hostname);
  const other = `SITE_URL is ${siteUrl?.origin}, but shared links lead to ${host}: make them the same.`;
  const calendar = `Still to come. Each is published by the first npm start or npm run build from its day on:
${upcoming.map(({ title, day }) => `  ${day}  ${title}`).join('\n')}`;
  const reminder = owner.sample.some((file) => file.startsWith('sample/'))
    ? 'This is the sample. Begin your own site with npm run new -- site, and read docs/start.md.'
    : `Still the sample. Replace these before you publish the site:
${owner.sample.map((file) => `  ${file}`).join('\n')}`;
  const blocks = [
    rows.flat().join('\n'),
    isElsewhere && other,
    upcoming.length > 0 && calendar,
    owner.sample.length > 0 && reminder,
  ];
  return blocks.flatMap((block) => (block ? `${block}\n` : [])).join('\n');
}
