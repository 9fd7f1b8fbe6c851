import { hoursUntil, milestones } from './path.ts';

const barHeight = 26;
const rowHeight = 44;
const floor = rowHeight * milestones.length + 12;

/** Hours spent when this many milestones are done. */
const spentAfter = (done: number) => milestones.slice(0, done).reduce((sum, { hours }) => sum + hours, 0);
const x = (hours: number) => 16 + (314 * hours) / spentAfter(milestones.length);
const topOf = (index: number) => rowHeight * index + 6;

interface PathChartProps {
  readonly hoursPerWeek: number;
  readonly done: readonly boolean[];
}

/** The path as a staircase of five bars, each as long as the hours that it takes. Amber is the next one to do. */
export function PathChart({ hoursPerWeek, done }: PathChartProps) {
  const weeks = hoursUntil(done).map((hours) => (hours === null ? null : Math.ceil(hours / hoursPerWeek)));
  return (
    <svg
      className="drawing"
      viewBox="0 -8 366 276"
      role="img"
      aria-label={`Five bars one after the other, each as long as its milestone takes at ${hoursPerWeek} hours a week. ${milestones
        .map(
          ({ name }, index) =>
            `${name}: ${weeks[index] === null ? 'finished' : `until week ${weeks[index]}`}.`,
        )
        .join(' ')}`}
    >
      {milestones.map(({ name }, index) => (
        <Step key={name} index={index} week={weeks[index] ?? null} isNext={index === done.indexOf(false)} />
      ))}
      <line className="line" x1={x(0)} y1={floor} x2={x(spentAfter(milestones.length))} y2={floor} />
      <text className="soft" x={x(0) - 10} y={floor + 22}>
        week
      </text>
    </svg>
  );
}

interface StepProps {
  readonly index: number;
  /** Until when it takes; null once it is done. */
  readonly week: number | null;
  readonly isNext: boolean;
}

function Step({ index, week, isNext }: StepProps) {
  const isDone = week === null;
  const start = x(spentAfter(index));
  const end = x(spentAfter(index + 1));
  const top = topOf(index);
  const middle = top + barHeight / 2 + 4.3;
  // The later bars have their room on the left.
  const isNamedOnTheRight = index < 3;
  return (
    <>
      <rect
        className={isDone ? 'paper' : isNext ? 'accent' : 'wash'}
        x={start}
        y={top}
        width={end - start}
        height={barHeight}
        rx={3}
      />
      {index < milestones.length - 1 && (
        <line
          className="line"
          x1={end}
          y1={top + barHeight}
          x2={end}
          y2={topOf(index + 1)}
          strokeDasharray="1 5"
        />
      )}
      <circle className="paper" cx={(start + end) / 2} cy={top + barHeight / 2} r={9} />
      {isDone ? (
        // A drawn tick: the page's font has none.
        <path className="line" d={`M${(start + end) / 2 - 4} ${middle - 4} l3 3.5 5 -7`} />
      ) : (
        <text className="ink" x={(start + end) / 2} y={middle} textAnchor="middle">
          {index + 1}
        </text>
      )}
      <text
        className="ink"
        x={isNamedOnTheRight ? end + 8 : start - 8}
        y={middle}
        textAnchor={isNamedOnTheRight ? 'start' : 'end'}
      >
        {milestones[index]?.name}
      </text>
      <line className="line" x1={end} y1={floor - 4} x2={end} y2={floor + 4} />
      <text className="soft" x={end} y={floor + 22} textAnchor="middle">
        {week}
      </text>
    </>
  );
}
