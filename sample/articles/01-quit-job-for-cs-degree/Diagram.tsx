const graduation = { quit: { year: 4, money: -160 }, partTime: { year: 6, money: -36 } };
/** What the degree adds to a year's take-home pay, in thousands, as everywhere in this drawing. */
const raise = 12;
const lastYear = 18;

const x = (year: number) => 32 + 17 * year;
const y = (money: number) => 112 - 0.8 * money;
const at = (year: number, money: number) => `${x(year)},${y(money)}`;

const { quit, partTime } = graduation;
const after = (start: { year: number; money: number }, year: number) =>
  start.money + raise * (year - start.year);
const levelAgain = quit.year - quit.money / raise;

/** Two ways to the same degree, as money compared with staying put, over eighteen years. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 4 360 298"
      role="img"
      aria-label="A chart of money over 18 years compared with staying in the job. Who quits is 160,000 down after year 4 and level again after 17.3 years. Who studies part time is 36,000 down after year 6 and level after year 9. From year 6 the two lines climb side by side, 100,000 apart."
    >
      <polygon className="wash" points={`${at(0, 0)} ${at(quit.year, quit.money)} ${at(levelAgain, 0)}`} />
      <line className="line" x1={x(0)} y1={y(0)} x2={x(lastYear)} y2={y(0)} />
      <text className="soft" x={x(0) + 2} y={y(0) - 8}>
        stay as you are
      </text>

      <polygon
        className="accent"
        points={`${at(12.6, after(quit, 12.6))} ${at(12.6, after(partTime, 12.6))} ${at(13.4, after(partTime, 13.4))} ${at(13.4, after(quit, 13.4))}`}
      />
      <polyline
        className="line"
        points={`${at(quit.year, quit.money)} ${at(lastYear, after(quit, lastYear))}`}
      />
      <polyline
        className="line"
        points={`${at(0, 0)} ${at(partTime.year, partTime.money)} ${at(lastYear, after(partTime, lastYear))}`}
      />

      <Mark number={1} x={x(quit.year)} y={y(quit.money)} />
      <text className="ink" x={x(quit.year) + 18} y={y(quit.money) + 6}>
        −160,000, you quit
      </text>
      <Mark number={2} x={x(partTime.year)} y={y(partTime.money)} />
      <text className="ink" x={x(partTime.year) + 14} y={y(partTime.money) + 20}>
        −36,000
      </text>
      <text className="ink" x={x(11.9)} y={y(after(partTime, 12.9))} textAnchor="end">
        part time
      </text>
      <Mark number={3} x={x(13)} y={(y(after(quit, 13)) + y(after(partTime, 13))) / 2} />
      <text className="ink" x={352} y={y(-76)} textAnchor="end">
        100,000 apart
      </text>

      <line className="line" x1={x(0)} y1={266} x2={x(lastYear)} y2={266} />
      {[0, 4, 6, 9, 17.3].map((year) => (
        <g key={year}>
          <line className="line" x1={x(year)} y1={262} x2={x(year)} y2={270} />
          <text className="soft" x={x(year)} y={286} textAnchor="middle">
            {year === 0 ? 'year 0' : year}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Mark(at: { number: number; x: number; y: number }) {
  return (
    <>
      <circle className="paper" cx={at.x} cy={at.y} r={10} />
      <text className="ink" x={at.x} y={at.y + 4.3} textAnchor="middle">
        {at.number}
      </text>
    </>
  );
}
