const milestones = [
  { name: 'a page', hours: 60 },
  { name: 'a page that answers', hours: 120 },
  { name: 'work that others can read', hours: 50 },
  { name: 'an app made of parts', hours: 100 },
  { name: 'an app that remembers', hours: 150 },
];
const hoursInWeek = 10;
const barHeight = 26;
const rowHeight = 44;
const floor = rowHeight * milestones.length + 12;

const x = (hours: number) => 16 + 0.655 * hours;
const topOf = (index: number) => rowHeight * index + 6;
/** Hours spent when this many milestones are done. */
const spentAfter = (done: number) => milestones.slice(0, done).reduce((sum, { hours }) => sum + hours, 0);

/** The path as a staircase of five bars, each as long as the hours that it takes. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 -8 366 276"
      role="img"
      aria-label="Five bars one after the other, each as long as its milestone takes at ten hours a week. A page: until week 6. A page that answers: until week 18, marked in amber. Work that others can read: until week 23. An app made of parts: until week 33. An app that remembers: until week 48."
    >
      {milestones.map((milestone, index) => (
        <Step key={milestone.name} index={index} {...milestone} />
      ))}

      <line className="line" x1={x(0)} y1={floor} x2={x(spentAfter(milestones.length))} y2={floor} />
      <text className="soft" x={x(0)} y={floor + 22}>
        week
      </text>
      {milestones.map(({ name }, index) => {
        const spent = spentAfter(index + 1);
        return (
          <g key={name}>
            <line className="line" x1={x(spent)} y1={floor - 4} x2={x(spent)} y2={floor + 4} />
            <text className="soft" x={x(spent)} y={floor + 22} textAnchor="middle">
              {spent / hoursInWeek}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface StepProps {
  readonly index: number;
  readonly name: string;
  readonly hours: number;
}

function Step({ index, name, hours }: StepProps) {
  const start = x(spentAfter(index));
  const end = x(spentAfter(index) + hours);
  const top = topOf(index);
  const middle = top + barHeight / 2 + 4.3;
  // The later bars leave their free room on the left.
  const isNamedOnTheRight = index < 3;
  const isLast = index === milestones.length - 1;
  return (
    <>
      <rect
        className={index === 1 ? 'spot' : 'wash'}
        x={start}
        y={top}
        width={end - start}
        height={barHeight}
        rx={3}
      />
      {!isLast && (
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
      <text className="ink" x={(start + end) / 2} y={middle} textAnchor="middle">
        {index + 1}
      </text>
      <text
        className="ink"
        x={isNamedOnTheRight ? end + 8 : start - 8}
        y={middle}
        textAnchor={isNamedOnTheRight ? 'start' : 'end'}
      >
        {name}
      </text>
    </>
  );
}
