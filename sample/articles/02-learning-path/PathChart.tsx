import { hoursUntil, milestones } from './path.ts';

const barHeight = 26;
const rowHeight = 44;
const floor = rowHeight * milestones.length + 12;

/** Hours spent when this many milestones are done. */
const spentAfter = (done: number) => milestones.slice(0, done).reduce((sum, { hours }) => sum + hours, 0);
const x = (hours: number) => 16 + (312 * hours) / spentAfter(milestones.length);
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
        <Step key={name} index={index} isDone={done[index] ?? false} isNext={index === done.indexOf(false)} />
      ))}
      <line className="line" x1={x(0)} y1={floor} x2={x(spentAfter(milestones.length))} y2={floor} />
      <text aria-hidden className="soft" x={x(0) - 10} y={floor + 22}>
        week
      </text>
      {/* After the bars: scrolling is anchored to the first text in sight, and jumps when that one empties. */}
      {milestones.map(({ name }, index) => {
        const end = x(spentAfter(index + 1));
        return (
          <g key={name}>
            <line className="line" x1={end} y1={floor - 4} x2={end} y2={floor + 4} />
            <text aria-hidden className="soft" x={end} y={floor + 22} textAnchor="middle">
              {weeks[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface StepProps {
  readonly index: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function Step({ index, isDone, isNext }: StepProps) {
  const [start, end] = [x(spentAfter(index)), x(spentAfter(index + 1))];
  const [top, bottom] = [topOf(index), topOf(index) + barHeight];
  const [center, middle] = [(start + end) / 2, (top + bottom) / 2];
  const baseline = middle + 4.3;
  const fill = isDone ? 'paper' : isNext ? 'accent' : 'wash';
  // The later bars have their room on the left.
  const isNamedOnTheRight = index < 3;
  return (
    <>
      <rect className={fill} x={start} y={top} width={end - start} height={barHeight} rx={3} />
      {index < milestones.length - 1 && (
        <line className="line" x1={end} y1={bottom} x2={end} y2={topOf(index + 1)} strokeDasharray="1 5" />
      )}
      <circle className="paper" cx={center} cy={middle} r={9} />
      {isDone ? (
        // A drawn tick: the page's font has none.
        <path className="line" d={`M${center - 4} ${baseline - 4} l3 3.5 5 -7`} />
      ) : (
        <text aria-hidden className="ink" x={center} y={baseline} textAnchor="middle">
          {index + 1}
        </text>
      )}
      <text
        aria-hidden
        className="ink"
        x={isNamedOnTheRight ? end + 8 : start - 8}
        y={baseline}
        textAnchor={isNamedOnTheRight ? undefined : 'end'}
      >
        {milestones[index]?.name}
      </text>
    </>
  );
}
