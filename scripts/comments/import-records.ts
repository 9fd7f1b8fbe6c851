import { isDeepStrictEqual } from 'node:util';
import { type Comment, comparePositions, type Tombstone } from '#features/comments/model.ts';
import { counted } from '../terminal-layout.ts';
import { type Author, accountOf, authorsOfComments, type Records } from './records.ts';

/** All comments of a backend, bypassing its rules: for its owner. */
export interface Backend {
  /** As printed: 'the database .data/site.sqlite'. */
  readonly name: string;
  /** True where nobody signs in by email, so that such authors can't be added. */
  readonly lacksEmail?: boolean;
  read(): Promise<Records>;
  /** Writes records unchanged, with ids and times. Throws instead of overwriting a comment that has changed since `read`. */
  write(changes: Changes): Promise<void>;
}

export interface Changes {
  readonly tombstones?: readonly Tombstone[];
  /** They no longer wait for approval, if they did. */
  readonly added?: readonly Comment[];
  readonly held?: readonly Comment[];
  readonly replaced?: readonly { readonly from: Comment; readonly to: Comment }[];
  readonly authors?: readonly Author[];
}

interface Choice {
  /** Without it nothing is written. */
  readonly yes: boolean;
  /** Whether the source's comments replace those that differ. */
  readonly replace: boolean;
  /** How to write what was only planned. */
  readonly hint?: string;
}

/** Writes records to a backend, or reports what it would do. A second run finds nothing to do. */
export async function importRecords(
  source: { readonly name: string; readonly records: Records },
  target: Backend,
  choice: Choice,
) {
  const existing = await target.read();
  const plan = planImport(source.records, existing, target.lacksEmail);
  const replaced = choice.replace ? plan.different : [];
  if (choice.yes) await target.write({ ...plan, replaced });
  return {
    report: [
      `From  ${source.name}: ${counted(source.records.comments.length, 'comment')}`,
      `To    ${target.name}: ${counted(existing.comments.length, 'comment')}`,
      '',
      ...rows(plan, source.records.invalid, replaced.length, choice.yes),
      ...named(
        'Different',
        choice.replace ? [] : plan.different.map(({ to }) => `${to.id} on ${to.pathName}`),
      ),
      ...named('Not comments', source.records.invalid),
      '',
      ...ending(plan, replaced.length, choice),
    ].join('\n'),
    /** Whether the target has, or would have, everything. */
    complete: source.records.invalid.length === 0 && replaced.length === plan.different.length,
  };
}

type ImportPlan = ReturnType<typeof planImport>;

/** Plans what an import would do to the target; `rows` says what each part is. It deletes nothing. */
function planImport(source: Records, target: Records, lacksEmail = false) {
  const present = new Map(target.comments.map((comment) => [comment.id, comment]));
  const deletedThere = new Set(target.tombstones.map(({ id }) => id));
  const absent = source.comments.filter(({ id }) => !present.has(id));
  const added = absent.filter(({ id }) => !deletedThere.has(id)).toSorted(comparePositions);
  const different = source.comments.flatMap((to) => {
    const from = present.get(to.id);
    return from === undefined || isDeepStrictEqual(from, to) ? [] : [{ from, to }];
  });
  const heldThere = new Set(target.held.map(({ id }) => id));
  const held = source.held.filter(
    ({ id }) => !present.has(id) && !deletedThere.has(id) && !heldThere.has(id),
  );
  const known = source.comments.length - absent.length;

  const parents = new Set(source.comments.map(({ parentId }) => parentId));
  const tombstones = [...source.tombstones, ...missingTombstones(source)].filter(
    ({ id }) => parents.has(id) && !present.has(id) && !deletedThere.has(id),
  );

  const ids = new Set(target.authors.map(({ uid }) => uid));
  const accounts = new Set(target.authors.map(accountOf));
  const unknown = authorsOfComments(source).filter(
    ({ uid, emailId }) => !ids.has(uid) && !(lacksEmail && emailId),
  );
  const authors = unknown.filter((author) => !accounts.has(accountOf(author)));
  return {
    added,
    held,
    same: known - different.length,
    different,
    extra: target.comments.length - known,
    deleted: absent.length - added.length,
    tombstones,
    authors,
    otherwiseKnown: unknown.length - authors.length,
  };
}

/** Tombstones for comments with replies that were deleted without one, as in Firebase's console, with the time of the earliest reply. */
export function missingTombstones({ comments, tombstones }: Pick<Records, 'comments' | 'tombstones'>) {
  const known = new Set<string>([...comments, ...tombstones].map(({ id }) => id));
  const missing = new Map<string, Tombstone>();
  for (const { parentId, pathName, createdAt } of comments.toSorted(comparePositions)) {
    if (parentId === null || known.has(parentId) || missing.has(parentId)) continue;
    missing.set(parentId, { id: parentId, pathName, createdAt });
  }
  return [...missing.values()];
}

/** Counts, without zeros except in the first row. */
function rows(plan: ImportPlan, invalid: readonly string[], replaced: number, yes: boolean) {
  const all: readonly (readonly [number, string])[] = [
    [plan.added.length, yes ? 'written' : 'to write'],
    [plan.held.length, yes ? 'written, waiting for approval' : 'to write, waiting for approval'],
    [replaced, yes ? 'replaced' : 'to replace'],
    [plan.same, 'already there'],
    [plan.different.length - replaced, 'already there, but different: left alone'],
    [plan.deleted, 'deleted there: not written again'],
    [plan.tombstones.length, `tombstones of deleted comments ${yes ? 'written' : 'to write'}`],
    [plan.extra, 'only there: left alone'],
    [invalid.length, 'entries that are not comments: left out'],
    [plan.authors.length, `authors ${yes ? 'added' : 'to add'}, who can still edit their comments`],
    [plan.otherwiseKnown, "authors who signed in there under another id: they can't edit these comments"],
  ];
  return all
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, what]) => `  ${String(count).padStart(6)}  ${what}`);
}

function named(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length > 20 ? [`… and ${names.length - 20} more`] : [];
  return ['', `${what}:`, ...[...names.slice(0, 20), ...more].map((name) => `  ${name}`)];
}

function ending(plan: ImportPlan, replaced: number, choice: Choice): readonly string[] {
  const { yes, replace, hint = 'Add --yes to write.' } = choice;
  const changes =
    plan.added.length + plan.held.length + plan.tombstones.length + plan.authors.length + replaced;
  return [
    ...(replace || plan.different.length === 0
      ? []
      : ['Compare them before you decide. --replace overwrites those at the target.']),
    changes === 0 ? 'There is nothing to do.' : yes ? 'Done.' : `Nothing was written. ${hint}`,
  ];
}
