import type { Comment, Tombstone } from '#features/comments/model.ts';
import type { TombstonePlace } from './move-firestore.ts';
import { counted } from './printed.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Writes the tombstones that are missing, because a comment was deleted in the console or before there were tombstones, and
 * removes those that no reply needs. Fresh ones stay, so that a late retry can't bring a deleted comment back. Returns what to tell.
 */
export async function tidyTombstones(place: TombstonePlace, yes: boolean, now = Date.now()): Promise<string> {
  const { comments, tombstones } = await place.read();
  const missing = missingTombstones(comments, tombstones);
  const needed = new Set<string | null>(comments.map(({ parentId }) => parentId));
  const unneeded = tombstones.filter(
    ({ id, createdAt }) => !needed.has(id) && Date.parse(createdAt) < now - day,
  );
  if (yes) {
    await place.addTombstones(missing);
    await place.removeTombstones(unneeded);
  }
  const [wrote, removed] = yes ? ['written', 'removed'] : ['to write', 'to remove'];
  return [
    `${place.name}: ${counted(comments.length, 'comment')}, ${counted(tombstones.length, 'tombstone')}`,
    `  ${missing.length} ${wrote}, for replies whose comment is gone`,
    `  ${unneeded.length} ${removed}, which no reply needs`,
    ...(yes || missing.length + unneeded.length === 0 ? [] : ['Nothing was changed. Add --yes to do it.']),
  ].join('\n');
}

/** One for each deleted comment that has replies, at the time of the earliest, because its own is not known. */
function missingTombstones(
  comments: readonly Comment[],
  tombstones: readonly Tombstone[],
): readonly Tombstone[] {
  const known = new Set([...comments, ...tombstones].map(({ id }) => id));
  const missing = new Map<string, Tombstone>();
  for (const { parentId, pathName, createdAt } of comments) {
    if (parentId === null || known.has(parentId)) continue;
    const earliest = missing.get(parentId);
    if (!earliest || createdAt < earliest.createdAt)
      missing.set(parentId, { id: parentId, pathName, createdAt });
  }
  return [...missing.values()];
}
