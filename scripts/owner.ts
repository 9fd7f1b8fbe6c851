import { parseArgs } from 'node:util';
import { authService, serviceAccess } from './google-token.ts';
import { claimOwner } from './owner-claim.ts';

// npm run owner -- you@gmail.com [--remove] [--project <id>]: marks the account by which the rules let its owner delete any
// comment. The person has to have signed in on the site once, and has to sign in again afterwards.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, remove: { type: 'boolean', default: false } },
});
const [email] = positionals;

try {
  if (email === undefined) throw new Error('Name the account: npm run owner -- you@gmail.com');
  const access = await serviceAccess(process.env, {
    ...authService,
    emulator: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    project: values.project,
  });
  const uid = await claimOwner(access, email, !values.remove);
  if (uid === null)
    throw new Error(`Nobody with the address ${email} has signed in on ${access.project} yet.`);
  console.log(
    `${email} (${uid}) is ${values.remove ? 'no longer' : 'now'} an owner, from the next sign-in on.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
