import { type CommentPlace, type Holdings, type Plan, planMove } from './move-plan.ts';

interface Wishes {
  /** Without it nothing is written. */
  readonly yes: boolean;
  /** Whether comments that differ are overwritten by those of the source. */
  readonly replace: boolean;
}

export interface Moved {
  readonly report: string;
  /** Whether everything is at the target now, or would be. */
  readonly complete: boolean;
  /** The ids of everyone who wrote one of the comments. */
  readonly authors: ReadonlySet<string>;
}

/** Carries all comments from one place to another, or tells what that would do. A second run finds nothing left to do. */
export async function moveComments(from: CommentPlace, to: CommentPlace, wishes: Wishes): Promise<Moved> {
  const [source, target] = [await from.read(), await to.read()];
  const plan = planMove(source, target);
  if (wishes.yes) {
    await to.addTombstones(plan.tombstones);
    await to.add(plan.missing);
    if (wishes.replace) await to.replace(plan.differing);
  }
  const complete = source.odd.length === 0 && (wishes.replace || plan.differing.length === 0);
  const authors = new Set(source.comments.map(({ userId }) => userId));
  return { report: report(from, to, source, target, plan, wishes), complete, authors };
}

function report(
  from: CommentPlace,
  to: CommentPlace,
  source: Holdings,
  target: Holdings,
  plan: Plan,
  { yes, replace }: Wishes,
): string {
  const overwritten = replace ? plan.differing.length : 0;
  const rows: readonly (readonly [number, string])[] = [
    [plan.missing.length, yes ? 'written' : 'to write'],
    [overwritten, yes ? 'overwritten' : 'to overwrite'],
    [plan.same, 'there already, the same'],
    [plan.differing.length - overwritten, 'there already, but different: left as they are'],
    [plan.deleted, 'deleted there: not written again'],
    [
      plan.tombstones.length,
      yes ? 'tombstones of deleted comments written' : 'tombstones of deleted comments to write',
    ],
    [plan.extra, 'only there: left as they are'],
    [source.odd.length, 'entries that are no comments: not moved'],
  ];
  const changes = plan.missing.length + plan.tombstones.length + overwritten;
  return [
    `From  ${from.name}: ${counted(source.comments.length)}`,
    `To    ${to.name}: ${counted(target.comments.length)}`,
    '',
    ...rows
      .filter(([count], index) => count > 0 || index === 0)
      .map(([count, what]) => `  ${String(count).padStart(6)}  ${what}`),
    ...named(
      'Different',
      replace ? [] : plan.differing.map(({ from: { id, pathName } }) => `${id} on ${pathName}`),
    ),
    ...named('No comments', source.odd),
    '',
    ...(replace || plan.differing.length === 0
      ? []
      : ['Look at both before you decide. --replace overwrites those at the target.']),
    ...(yes || changes === 0 ? [] : ['Nothing was written. Add --yes to write.']),
    ...(changes === 0 ? ['There is nothing to do.'] : yes ? ['Done.'] : []),
  ].join('\n');
}

const counted = (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`;

/** The first twenty names, which are enough to see what kind they are. */
function named(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length > 20 ? [`… and ${names.length - 20} more`] : [];
  return ['', `${what}:`, ...[...names.slice(0, 20), ...more].map((name) => `  ${name}`)];
}
