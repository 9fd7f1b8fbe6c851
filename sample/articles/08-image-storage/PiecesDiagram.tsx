const pieces = [
  { from: 0, size: 1, text: '¼' },
  { from: 1, size: 2, text: '½ MB' },
  { from: 3, size: 4, text: '1 MB' },
  { from: 7, size: 8, text: '2 MB' },
];
const unit = 25.6;

/** An upload in pieces that double. What has arrived stays, so a break costs one piece. */
export function PiecesDiagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 122"
      role="img"
      aria-label="An upload goes in pieces of a quarter, a half, one and two megabytes. The connection breaks within the third piece; the first two have arrived, and the upload goes on behind them."
    >
      {pieces.map(({ from, size, text }) => (
        <g key={text}>
          <rect
            className={from < 3 ? 'wash' : 'paper'}
            x={8 + from * unit}
            y="38"
            width={size * unit}
            height="32"
          />
          <text className="ink" x={8 + (from + size / 2) * unit} y="58" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <circle className="spot" cx="170" cy="54" r="6" />
      <text className="soft" x="170" y="26" textAnchor="middle">
        it breaks here
      </text>
      <path className="line" d="M170 80V92H84.8V78M78 85L84.8 78L91.6 85" />
      <text className="soft" x="96" y="110">
        and goes on from what has arrived
      </text>
    </svg>
  );
}
