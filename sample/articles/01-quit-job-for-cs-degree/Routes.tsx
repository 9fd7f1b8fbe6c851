/** A question in the drawing, and the route for anyone who answers no. */
export interface Turn {
  readonly short: string;
  readonly otherwise: string;
}

/** Yes, no, or not answered yet, for each question. */
export type Answers = readonly (boolean | null)[];

interface RoutesProps {
  readonly turns: readonly Turn[];
  readonly answers: Answers;
}

const rowHeight = 56;
const middleOf = (row: number) => rowHeight * row + 18;

/** Four questions on one line, which a weak answer leaves for the route beside it. Amber is where the answers lead. */
export function Routes({ turns, answers }: RoutesProps) {
  const end = middleOf(turns.length) + 4;
  const isLeft = answers.includes(false);
  return (
    <svg className="drawing" viewBox="0 -6 360 280" role="img" aria-label={said(turns)}>
      <line className="line" x1={22} y1={middleOf(0)} x2={22} y2={end} />
      {turns.map(({ short, otherwise }, row) => (
        <g key={short}>
          <line
            className="line"
            x1={22}
            y1={middleOf(row) + 12}
            x2={204}
            y2={middleOf(row) + 12}
            strokeDasharray={answers[row] === false ? undefined : '1 6'}
          />
          <rect
            className={answers[row] === false ? 'accent' : 'wash'}
            x={204}
            y={middleOf(row) - 4}
            width={146}
            height={32}
            rx={4}
          />
          <text
            className={answers[row] === false ? 'on' : 'ink'}
            x={277}
            y={middleOf(row) + 16.3}
            textAnchor="middle"
          >
            {otherwise}
          </text>
          <circle className="paper" cx={22} cy={middleOf(row)} r={11} />
          <text className="ink" x={22} y={middleOf(row) + 4.3} textAnchor="middle">
            {answers[row] ? '✓' : row + 1}
          </text>
          <text className="ink" x={42} y={middleOf(row) + 4.3}>
            {short}
          </text>
        </g>
      ))}
      <circle className={isLeft ? 'paper' : 'accent'} cx={22} cy={end} r={11} />
      <text className="ink" x={42} y={end + 4.3}>
        resign
      </text>
    </svg>
  );
}

function said(turns: readonly Turn[]): string {
  const questions = turns.map(({ short, otherwise }, row) => `${row + 1}: ${short} If not, ${otherwise}.`);
  return `A line with four questions. ${questions.join(' ')} After four good answers the line ends at: resign.`;
}
