import type { Comment, Tombstone } from '#features/comments/model.ts';
import { counted } from '../terminal-layout.ts';
import { type ImportPlan, planImport, type Replacement } from './import-plan.ts';
import type { Author, Records } from './records.ts';

/** All comments of a backend, bypassing its rules: for its owner. */
export interface Backend {
  /** As printed: 'the database .data/site.sqlite'. */
  readonly name: string;
  read(): Promise<Records>;
  /** Writes records unchanged, with ids and times. Throws instead of overwriting a comment that has changed since `read`. */
  write(changes: Changes): Promise<void>;
}

export interface Changes {
  readonly tombstones?: readonly Tombstone[];
  /** They no longer wait for approval, if they did. */
  readonly added?: readonly Comment[];
  readonly held?: readonly Comment[];
  readonly replaced?: readonly Replacement[];
  readonly authors?: readonly Author[];
}

export interface Source {
  readonly name: string;
  readonly records: Records;
}

export interface Choice {
  /** Without it nothing is written. */
  readonly yes: boolean;
  /** Whether the source's comments replace those that differ. */
  readonly replace: boolean;
}

/** Writes records to a backend, or says what it would do. A second run finds nothing to do. */
export async function importRecords(source: Source, target: Backend, choice: Choice) {
  const existing = await target.read();
  const plan = planImport(source.records, existing);
  const replaced = choice.replace ? plan.different : [];
  if (choice.yes) {
    const { tombstones, missing: added, held, authors } = plan;
    await target.write({ tombstones, added, held, replaced, authors });
  }
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

/** Counts, without zeros except in the first row. */
function rows(plan: ImportPlan, invalid: readonly string[], replaced: number, yes: boolean) {
  const all: readonly (readonly [number, string])[] = [
    [plan.missing.length, yes ? 'written' : 'to write'],
    [plan.held.length, yes ? 'written, waiting for approval' : 'to write, waiting for approval'],
    [replaced, yes ? 'replaced' : 'to replace'],
    [plan.same, 'already there'],
    [plan.different.length - replaced, 'already there, but different: left alone'],
    [plan.deleted, 'deleted there: not written again'],
    [plan.tombstones.length, `tombstones of deleted comments ${yes ? 'written' : 'to write'}`],
    [plan.extra, 'only there: left alone'],
    [invalid.length, 'entries that are not comments: left out'],
    [plan.authors.length, `authors ${yes ? 'added' : 'to add'}, who can go on editing their comments`],
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

function ending(plan: ImportPlan, replaced: number, { yes, replace }: Choice): readonly string[] {
  const changes =
    plan.missing.length + plan.held.length + plan.tombstones.length + plan.authors.length + replaced;
  return [
    ...(replace || plan.different.length === 0
      ? []
      : ['Compare them before you decide. --replace overwrites those at the target.']),
    changes === 0 ? 'There is nothing to do.' : yes ? 'Done.' : 'Nothing was written. Add --yes to write.',
  ];
}
