import { balance, compact, money, short } from './amounts.ts';
import { moneyAt, type Path, type Plan, type Point, type Sums, sumsOf } from './sums.ts';

const [left, right, top, bottom] = [54, 350, 14, 226];

/** Two ways to the same degree, as money over the years compared with staying in the job. */
export function MoneyChart({ plan }: { readonly plan: Plan }) {
  const sums = sumsOf(plan);
  const { quit, partTime } = sums;
  const lastYear = lastYearOf(sums);
  const ends = [quit, partTime].map((path) => moneyAt(path, plan, lastYear));
  const amounts = [...quit.points, ...partTime.points].map((point) => point.money).concat(ends);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (year: number) => left + ((right - left) * year) / lastYear;
  const y = (amount: number) => top + ((bottom - top) * (highest - amount)) / (highest - lowest || 1);
  const at = ({ year, money }: Point) => `${x(year).toFixed(1)},${y(money).toFixed(1)}`;
  const line = (path: Path) =>
    [...path.points, { year: lastYear, money: moneyAt(path, plan, lastYear) }].map(at).join(' ');

  // The distance is shown where both have the new job, well before the edge.
  const apartYear = lastYear - 0.2 * (lastYear - Math.max(quit.start.year, partTime.start.year));
  const [over, under] = [partTime, quit].map((path) => y(moneyAt(path, plan, apartYear))) as [number, number];

  return (
    <svg className="drawing" viewBox="0 0 360 262" role="img" aria-label={said(sums, lastYear)}>
      {ticks(lowest, highest, 6).map((amount) => (
        <g key={amount}>
          <line className="line" strokeDasharray="1 6" x1={left} y1={y(amount)} x2={right} y2={y(amount)} />
          <text aria-hidden className="soft" x={left - 6} y={y(amount) + 4.3} textAnchor="end">
            {compact(amount)}
          </text>
        </g>
      ))}
      <line className="line" x1={left} y1={y(0)} x2={right} y2={y(0)} />
      <text aria-hidden className="soft" x={left + 4} y={y(0) - 7}>
        stay in the job
      </text>
      <rect
        className="accent"
        x={x(apartYear) - 7}
        y={Math.min(over, under)}
        width={14}
        height={Math.abs(over - under)}
      />
      <polyline className="line" points={line(quit)} />
      <polyline className="line" points={line(partTime)} />
      <Mark number={1} x={x(quit.start.year)} y={y(quit.start.money)} />
      <Mark number={2} x={x(partTime.start.year)} y={y(partTime.start.money)} />
      <Mark number={3} x={x(apartYear)} y={(over + under) / 2} />
      {ticks(0, lastYear, 6).map((year) => (
        <g key={year}>
          <line className="line" x1={x(year)} y1={bottom + 8} x2={x(year)} y2={bottom + 14} />
          <text aria-hidden className="soft" x={x(year)} y={bottom + 30} textAnchor="middle">
            {year === 0 ? 'year 0' : year}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Mark(at: { readonly number: number; readonly x: number; readonly y: number }) {
  return (
    <>
      <circle className="paper" cx={at.x} cy={at.y} r={10} />
      <text aria-hidden className="ink" x={at.x} y={at.y + 4.3} textAnchor="middle">
        {at.number}
      </text>
    </>
  );
}

/** Far enough to show both paths level again, where that takes less than forty years in the new job. */
function lastYearOf({ quit, partTime }: Sums): number {
  const started = Math.max(quit.start.year, partTime.start.year);
  const levels = [quit, partTime].map((path) => path.levelYear).filter((year) => year < started + 40);
  return Math.ceil(Math.max(started + 4, ...levels.map((year) => year + 1)));
}

/** Round numbers from `low` to `high`, at most `most` of them or one more. */
function ticks(low: number, high: number, most: number): readonly number[] {
  const rough = (high - low) / most || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

function said({ quit, partTime, partTimeAhead }: Sums, lastYear: number): string {
  const again = (year: number) =>
    year <= lastYear ? `, level again in year ${short(year)}` : ', not level again here';
  const way = (name: string, { start, levelYear }: Path) =>
    `${name}: ${balance(start.money)} in year ${short(start.year)}${start.money < 0 ? again(levelYear) : ''}.`;
  const ahead = partTimeAhead < 0 ? 'quitting' : 'part time';
  const apart = partTimeAhead ? `${money(Math.abs(partTimeAhead))} apart, with ${ahead} ahead` : 'level';
  return `A chart of money over ${lastYear} years compared with staying in the job. ${way('Quitting', quit)} ${way('Studying part time', partTime)} After that the two lines run side by side, ${apart}.`;
}
