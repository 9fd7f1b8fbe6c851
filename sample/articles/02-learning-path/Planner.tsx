import { useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { Field } from '#design/ui/Field.tsx';
import { browserStorage } from '#lib/stored.ts';
import { PathChart } from './PathChart.tsx';
import styles from './Planner.module.css';
import { beginning, finishDays, hoursIn, milestones, type Progress, progressFrom, today } from './path.ts';

/** Signing out of the comments leaves keys alone that begin with 'article:'. */
const key = 'article:learning-path';
// One language for every browser, as in the text around it.
const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (iso: string) => written.format(new Date(iso));
const read = () => browserStorage.get(key);

/** Figure 2, with milestones to tick and dates from the hours of a week. All of it stays in this browser. */
export function Planner() {
  // Undefined while the page is as the server rendered it.
  const kept = useSyncExternalStore(browserStorage.watch, read, () => undefined);
  const isAwake = kept !== undefined;
  const progress = progressFrom(kept ?? null) ?? { ...beginning, from: isAwake ? today() : '2026-01-01' };
  const hours = hoursIn(progress.hoursPerWeek);
  const days = isAwake && hours !== null ? finishDays(progress, hours) : [];
  const change = (part: Partial<Progress>) =>
    browserStorage.set(key, JSON.stringify({ ...progress, from: today(), ...part }));

  return (
    <>
      <PathChart hoursPerWeek={hours ?? Number(beginning.hoursPerWeek)} done={progress.done} />
      <div className={styles.planner}>
        <fieldset className={styles.milestones}>
          <legend>What have you finished?</legend>
          {milestones.map(({ name, hours: needed }, index) => (
            <div key={name} className={styles.milestone}>
              <Choice
                type="checkbox"
                checked={progress.done[index] ?? false}
                onChange={({ target }) => change({ done: progress.done.with(index, target.checked) })}
              >
                {index + 1}. {name[0]?.toUpperCase() + name.slice(1)}
              </Choice>
              <span>{dueText(needed, progress.done[index] ?? false, days[index] ?? null)}</span>
            </div>
          ))}
        </fieldset>
        <Field
          label="Hours a week"
          inputMode="decimal"
          autoComplete="off"
          value={progress.hoursPerWeek}
          error={hours === null ? 'A number from 1 to 100. The figure has 10.' : undefined}
          onChange={({ target }) => change({ hoursPerWeek: target.value, from: progress.from })}
        />
        <p aria-live="polite" className={styles.result}>
          {resultText(progress, days)}
        </p>
        <Button onClick={() => browserStorage.remove(key)}>Start over</Button>
      </div>
    </>
  );
}

function dueText(hours: number, isDone: boolean, due: string | null): string {
  if (isDone) return 'Finished';
  return due === null ? `${hours} hours` : `${hours} hours, by ${day(due)}`;
}

function resultText({ from, done }: Progress, days: readonly (string | null)[]): string {
  if (!done.includes(false)) return 'All five are finished.';
  const last = days.findLast((each) => each !== null);
  return last ? `Counted from ${day(from)}, you finish on ${day(last)}.` : '';
}
