import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { balance, money, numberIn, short } from './amounts.ts';
import styles from './Calculator.module.css';
import { MoneyChart } from './MoneyChart.tsx';
import { example, type Path, type Plan, type Sums, sumsOf } from './sums.ts';

const questions: readonly { readonly key: keyof Plan; readonly label: string }[] = [
  { key: 'tuition', label: 'Tuition a year' },
  { key: 'pay', label: 'Pay a year' },
  { key: 'benefits', label: 'Benefits a year' },
  { key: 'earnings', label: 'Side jobs a year' },
  { key: 'raise', label: 'Raise a year' },
  { key: 'fullTimeYears', label: 'Years full time' },
  { key: 'partTimeYears', label: 'Years part time' },
  { key: 'searchMonths', label: 'Job search, months' },
  { key: 'savings', label: 'Savings' },
  { key: 'living', label: 'Living a month' },
  { key: 'fullTimeChance', label: '% who finish full time' },
  { key: 'partTimeChance', label: '% who finish part time' },
];

/** What the reader has changed, as typed; the example fills the other boxes. */
type Typed = Readonly<Partial<Record<keyof Plan, string>>>;

const textIn = (typed: Typed, key: keyof Plan) => typed[key] ?? money(example[key]);

/** Figure 1 and the sums under it, drawn again with each number that the reader types. */
export function Calculator() {
  const [typed, setTyped] = useState<Typed>({});
  /** The last number of each box. */
  const [plan, setPlan] = useState(example);

  function type(key: keyof Plan, text: string) {
    setTyped({ ...typed, [key]: text });
    const number = numberIn(text);
    if (number !== null) setPlan({ ...plan, [key]: number });
  }

  function reset() {
    setTyped({});
    setPlan(example);
  }

  return (
    <>
      <div className={styles.chart}>
        <MoneyChart plan={plan} />
      </div>
      <output className={styles.results}>
        {/* Anew for each plan, for browsers that translate the page. */}
        <Results key={JSON.stringify(plan)} sums={sumsOf(plan)} />
      </output>
      <div className={styles.boxes}>
        {questions.map(({ key, label }) => (
          <Field
            key={key}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            value={textIn(typed, key)}
            error={problemWith(key, textIn(typed, key))}
            onChange={(event) => type(key, event.target.value)}
          />
        ))}
        <Button onClick={reset}>Back to the example</Button>
      </div>
    </>
  );
}

function problemWith(key: keyof Plan, text: string): string | undefined {
  const number = numberIn(text);
  if (number === null) return 'A number, 0 or more';
  return key.endsWith('Chance') && number > 100 ? 'More than 100 counts as 100' : undefined;
}

function Results({ sums }: { readonly sums: Sums }) {
  const { quit, partTime, partTimeAhead, raiseToQuit, average, runwayMonths, monthsWithoutPay, missing } =
    sums;
  return (
    <>
      <span>
        1. You quit: <b>{balance(quit.start.money)}</b> when the new job begins, in year{' '}
        {short(quit.start.year)}. {levelText(quit)}
      </span>
      <span>
        2. Part time: <b>{balance(partTime.start.money)}</b> in year {short(partTime.start.year)}.{' '}
        {levelText(partTime)}
      </span>
      <span>
        3. Once both have the job, {partTimeAhead < 0 ? 'quitting' : 'part time'} is{' '}
        <b>{partTimeAhead ? `${money(Math.abs(partTimeAhead))} ahead` : 'level'}</b>.{' '}
        {raiseToQuit !== null && (
          <>
            Quitting is ahead from a raise of <b>{money(raiseToQuit)}</b> a year.
          </>
        )}
      </span>
      <span>
        If you quit and stop halfway, you are <b>{balance(-sums.halfwayCost)}</b>. With these chances to
        finish, after {short(sums.averageYear)} years: quitting {balance(average.quit)}, part time{' '}
        {balance(average.partTime)}, on average.
      </span>
      <span>
        {missing > 0 ? (
          <>
            The savings last {short(runwayMonths)} of {short(monthsWithoutPay)} months. Someone has to cover{' '}
            <b>{money(missing)}</b>.
          </>
        ) : (
          `The savings last all ${short(monthsWithoutPay)} months.`
        )}
      </span>
    </>
  );
}

function levelText({ start, levelYear }: Path): string {
  const years = levelYear - start.year;
  if (years === 0) return 'It has paid for itself.';
  return Number.isFinite(years) ? `Breaks even ${short(years)} years later.` : 'It never breaks even.';
}
