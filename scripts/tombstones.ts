import { parseArgs } from 'node:util';
import { loadSiteConfig } from '#site/load-config.ts';
import { firestoreService, serviceAccess } from './google-token.ts';
import { firestorePlace } from './move-firestore.ts';
import { tidyTombstones } from './tidy-tombstones.ts';

// npm run tombstones -- [--project <id>] [--yes]: tidies up what deleted comments leave in Firestore. Without --yes it tells
// what it would do.

try {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const { comments } = await loadSiteConfig();
  const project = values.project ?? (comments.kind === 'firebase' ? comments.projectId : undefined);
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const access = await serviceAccess(process.env, { ...firestoreService, emulator, project });
  console.log(await tidyTombstones(firestorePlace(access), values.yes));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
