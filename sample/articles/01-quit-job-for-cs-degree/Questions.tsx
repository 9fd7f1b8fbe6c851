const questions = [
  { asks: 'a locked door?', otherwise: 'build, and show it' },
  { asks: 'survives a bad year?', otherwise: 'part time, or paid' },
  { asks: 'like the dull part?', otherwise: 'a move, no degree' },
  { asks: 'better than staying?', otherwise: 'stay, and ask' },
];
const rowHeight = 56;
const middleOf = (row: number) => rowHeight * row + 18;
const end = middleOf(questions.length) + 4;

/** Four questions on one line; a weak answer leaves it for the route beside it. */
export function Questions() {
  return (
    <svg
      className="drawing"
      viewBox="0 -6 360 280"
      role="img"
      aria-label="A line with four questions. 1: a locked door? If not, build, and show it. 2: survives a bad year? If not, part time, or paid. 3: like the dull part? If not, a move, no degree. 4: better than staying? If not, stay, and ask. After four good answers the line ends at: hand in your notice."
    >
      <line className="line" x1={22} y1={middleOf(0)} x2={22} y2={end} />
      {questions.map(({ asks, otherwise }, row) => (
        <g key={asks}>
          <line
            className="line"
            x1={22}
            y1={middleOf(row) + 12}
            x2={204}
            y2={middleOf(row) + 12}
            strokeDasharray="1 6"
          />
          <rect className="wash" x={204} y={middleOf(row) - 4} width={146} height={32} rx={4} />
          <text className="ink" x={277} y={middleOf(row) + 16.3} textAnchor="middle">
            {otherwise}
          </text>
          <circle className="paper" cx={22} cy={middleOf(row)} r={11} />
          <text className="ink" x={22} y={middleOf(row) + 4.3} textAnchor="middle">
            {row + 1}
          </text>
          <text className="ink" x={42} y={middleOf(row) + 4.3}>
            {asks}
          </text>
        </g>
      ))}
      <circle className="accent" cx={22} cy={end} r={11} />
      <text className="ink" x={42} y={end + 4.3}>
        hand in your notice
      </text>
    </svg>
  );
}
