import { runCommand } from '../command-line.ts';
import { firebaseAdmin } from './backends.ts';
import { firebaseBackend } from './firebase-backend.ts';
import { tidyTombstones } from './tidy-tombstones.ts';

await runCommand({
  name: 'npm run tombstones',
  about: `Cleans up Firestore's tombstones of deleted comments, and moves the bans of earlier versions. Without --yes, only says what it
would do.`,
  usage: [['[--project <id>] [--yes]', '']],
  options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  run: async ({ project, yes }) => tidyTombstones(firebaseBackend(await firebaseAdmin(project)), yes),
});
