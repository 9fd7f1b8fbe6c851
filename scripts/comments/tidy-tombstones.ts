import { counted } from '../terminal-layout.ts';
import type { FirebaseBackend } from './firebase-backend.ts';
import { missingTombstones } from './import-plan.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Writes missing tombstones, and removes those without replies. Fresh ones stay, so that a late retry can't restore a deleted comment.
 * Moves the bans of earlier versions to where this one looks for them. Returns what to print.
 */
export async function tidyTombstones(
  backend: FirebaseBackend,
  yes: boolean,
  now = Date.now(),
): Promise<string> {
  const records = await backend.read();
  const { comments, held, tombstones } = records;
  const missing = missingTombstones(records);
  const needed = new Set<string | null>([...comments, ...held].map(({ parentId }) => parentId));
  const unneeded = tombstones.filter(
    ({ id, createdAt }) => !needed.has(id) && Date.parse(createdAt) < now - day,
  );
  const bans = await backend.oldBans();
  if (yes) {
    await backend.moveBans(bans);
    await backend.write({ tombstones: missing });
    await backend.removeTombstones(unneeded);
  }
  const [wrote, removed, moved] = yes
    ? ['written', 'removed', 'moved']
    : ['to write', 'to remove', 'to move'];
  return [
    `${backend.name}: ${counted(comments.length, 'comment')}, ${counted(tombstones.length, 'tombstone')}`,
    `  ${missing.length} ${wrote}, for replies to a deleted comment`,
    `  ${unneeded.length} ${removed}, without replies`,
    ...(bans.length === 0
      ? []
      : [`  ${counted(bans.length, 'ban')} ${moved}, from \`barred\` to \`banned\``]),
    ...(yes || missing.length + unneeded.length + bans.length === 0
      ? []
      : ['Nothing was changed. Add --yes to do it.']),
  ].join('\n');
}
