import { runCommand, UsageError } from '../command-line.ts';
import { firebaseAdmin } from './backends.ts';
import { setOwner } from './owner-claim.ts';

await runCommand({
  name: 'npm run owner',
  about:
    'Marks the account that the rules of Firestore let delete any comment. It has to have signed in on the site once, and has to sign in again afterwards.',
  usage: [
    ['you@gmail.com [--project <id>]', 'makes this account an owner'],
    ['you@gmail.com --remove', 'takes that back'],
  ],
  options: { project: { type: 'string' }, remove: { type: 'boolean', default: false } },
  async run({ project, remove }, email) {
    if (email === undefined) throw new UsageError('Name the account.');
    const admin = await firebaseAdmin(project);
    const uid = await setOwner(admin, email, !remove);
    if (uid === null)
      throw new Error(`Nobody with the address ${email} has signed in on ${admin.project} yet.`);
    return `${email} (${uid}) is ${remove ? 'no longer' : 'now'} an owner, from the next sign-in on.`;
  },
});
