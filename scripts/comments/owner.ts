import { loadSiteConfig } from '#site/load-config.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand, UsageError } from '../command-line.ts';
import { firebaseAdmin } from './backends.ts';
import { setOwner } from './owner-claim.ts';

await runCommand({
  name: 'npm run owner',
  about:
    'Lets an account delete any comment on Firestore. It must have signed in on the site once, and sign in again afterwards.',
  usage: [
    ['you@gmail.com [--project <id>]', 'makes this account an owner'],
    ['you@gmail.com --remove', 'reverts that'],
  ],
  options: { project: { type: 'string' }, remove: { type: 'boolean', default: false } },
  async run({ project, remove }, email) {
    if (email === undefined) throw new UsageError('Name the account.');
    if (project === undefined && (await loadSiteConfig()).comments.kind === 'embedded')
      throw new Error(
        `This site keeps its comments itself: write the account into comments.owner of ${siteConfigFile} (docs/moderate.md). For a project on Firebase, add --project.`,
      );
    const admin = await firebaseAdmin(project);
    const uid = await setOwner(admin, email, !remove);
    if (uid === null) throw new Error(`${email} has not signed in on ${admin.project} yet.`);
    return `${email} (${uid}) is ${remove ? 'no longer' : 'now'} an owner from the next sign-in.`;
  },
});
