import type { Comment, Tombstone } from '#features/comments/model.ts';

/** A backend's comments, all of them, past its rules: for its owner. */
export interface CommentPlace {
  /** For people: 'the database .data/site.sqlite'. */
  readonly name: string;
  read(): Promise<Holdings>;
  /** Adds comments as they are, ids and dates too. Throws, and changes nothing of one that is there by now. */
  add(comments: readonly Comment[]): Promise<void>;
  /** Adds tombstones as they are, before the replies under them. Those that are there by now are left alone. */
  addTombstones(tombstones: readonly Tombstone[]): Promise<void>;
  /** Puts comments in the place of those that were read. Throws, and changes nothing, when one is another by now. */
  replace(changes: readonly Replacement[]): Promise<void>;
}

export interface Replacement {
  readonly from: Comment;
  readonly to: Comment;
}

export interface Holdings {
  readonly comments: readonly Comment[];
  /** What deleted top-level comments left. */
  readonly tombstones: readonly Tombstone[];
  /** Names of entries that are no comments. They are never touched. */
  readonly odd: readonly string[];
}

export interface Plan {
  /** Not there yet, the oldest first. */
  readonly missing: readonly Comment[];
  readonly same: number;
  /** What is at the target under the id of another comment, and that comment. */
  readonly differing: readonly Replacement[];
  /** At the target only. Moving removes nothing. */
  readonly extra: number;
  /** Deleted at the target, so that they are not brought back. */
  readonly deleted: number;
  /** Tombstones with replies that are not there yet. */
  readonly tombstones: readonly Tombstone[];
}

const fields = [
  'id',
  'body',
  'parentId',
  'userId',
  'username',
  'userImg',
  'createdAt',
  'pathName',
] as const satisfies readonly (keyof Comment)[];

const isSame = (a: Comment, b: Comment) => fields.every((field) => a[field] === b[field]);

/** What carrying comments to a place would do there. */
export function planMove(source: Holdings, target: Holdings): Plan {
  const there = new Map(target.comments.map((comment) => [comment.id, comment]));
  const gone = new Set(target.tombstones.map(({ id }) => id));
  const unknown = source.comments.filter(({ id }) => !there.has(id));
  const missing = unknown.filter(({ id }) => !gone.has(id));
  const differing = source.comments.flatMap((to) => {
    const from = there.get(to.id);
    return from === undefined || isSame(from, to) ? [] : [{ from, to }];
  });
  const known = source.comments.length - unknown.length;
  const parents = new Set(source.comments.map(({ parentId }) => parentId));
  return {
    missing: missing.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)),
    same: known - differing.length,
    differing,
    extra: target.comments.length - known,
    deleted: unknown.length - missing.length,
    tombstones: source.tombstones.filter(({ id }) => parents.has(id) && !there.has(id) && !gone.has(id)),
  };
}
