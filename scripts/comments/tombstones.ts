import { runCommand } from '../command-line.ts';
import { firebaseAdmin } from './backends.ts';
import { firebaseBackend } from './firebase-backend.ts';
import { tidyTombstones } from './tidy-tombstones.ts';

await runCommand({
  name: 'npm run tombstones',
  about: 'Tidies up what deleted comments leave in Firestore. Without --yes it says what it would do.',
  usage: [['[--project <id>] [--yes]', '']],
  options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  run: async ({ project, yes }) => tidyTombstones(firebaseBackend(await firebaseAdmin(project)), yes),
});
