import { useState } from 'react';
import { Field } from '#design/ui/Field.tsx';
import styles from './Demo.module.css';
import { example, numberIn, type Plan, sumsOf } from './sums.ts';

const questions: readonly { readonly key: keyof Plan; readonly label: string }[] = [
  { key: 'tuition', label: 'Tuition a year' },
  { key: 'pay', label: 'Pay a year' },
  { key: 'benefits', label: 'Benefits a year' },
  { key: 'earnings', label: 'Side jobs a year' },
  { key: 'raise', label: 'Raise a year' },
  { key: 'fullTimeYears', label: 'Years full time' },
  { key: 'partTimeYears', label: 'Years part time' },
  { key: 'savings', label: 'Savings' },
  { key: 'living', label: 'Living a month' },
];

/** What the reader has changed, as it stands in the boxes; the example fills the others. */
type Typed = Readonly<Partial<Record<keyof Plan, string>>>;

/** Both sums of the article, with the reader's numbers in place of the example's. */
export function Demo() {
  const [typed, setTyped] = useState<Typed>({});
  const plan = planFrom(typed);
  return (
    <div className={styles.sheet}>
      <div className={styles.questions}>
        {questions.map(({ key, label }) => {
          const text = typed[key] ?? money(example[key]);
          return (
            <Field
              key={key}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              error={numberIn(text) === null ? 'A number, 0 or more' : undefined}
              onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
            />
          );
        })}
      </div>
      <output className={styles.results}>
        {plan ? <Results plan={plan} /> : 'The sums come back when every box holds a number.'}
      </output>
    </div>
  );
}

function Results({ plan }: { readonly plan: Plan }) {
  const { yearCost, degreeCost, yearsUntilLevel, partTimeAhead, runwayMonths, missing } = sumsOf(plan);
  const months = short(plan.fullTimeYears * 12);
  return (
    <>
      <span>
        A year costs <b>{money(yearCost)}</b>, the degree <b>{money(degreeCost)}</b>.
      </span>
      <span>
        {Number.isFinite(yearsUntilLevel)
          ? `It is paid back ${short(yearsUntilLevel)} years after graduation.`
          : 'Without a raise it is never paid back.'}
      </span>
      <span>
        {partTimeAhead < 0 ? 'Full time' : 'Part time'} ends <b>{money(Math.abs(partTimeAhead))}</b> ahead.
      </span>
      {missing > 0 ? (
        <span>
          The savings last {short(runwayMonths)} of {months} months. Somebody has to bring{' '}
          <b>{money(missing)}</b>.
        </span>
      ) : (
        <span>The savings last all {months} months.</span>
      )}
    </>
  );
}

function planFrom(typed: Typed): Plan | null {
  const plan: Record<keyof Plan, number> = { ...example };
  for (const { key } of questions) {
    const number = numberIn(typed[key] ?? money(example[key]));
    if (number === null) return null;
    plan[key] = number;
  }
  return plan;
}

// One language for the server and the browser, so that the page does not change when it wakes.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const money = (amount: number) => whole.format(amount);
const short = (amount: number) => tenths.format(amount);
